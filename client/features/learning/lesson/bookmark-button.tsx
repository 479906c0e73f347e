import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSetBookmark } from './set-bookmark.ts';

/** Bookmarks the open lesson, or takes the bookmark away. Key b. */
export function BookmarkButton({ lessonId, bookmarked }: { lessonId: string; bookmarked: boolean }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const setBookmark = useSetBookmark(lessonId);
  const toggle = () =>
    setBookmark.mutate(!bookmarked, {
      onError: (error) => toast.error(t`The bookmark could not be saved. ${describe(error)}`),
    });
  useShortcuts({ b: { says: t`Bookmark the lesson, or take the bookmark away`, run: toggle } });
  return (
    <Button look="quiet" aria-pressed={bookmarked} aria-keyshortcuts="b" onClick={toggle}>
      <Bookmark aria-hidden="true" className={`size-5 ${bookmarked ? 'fill-current text-plum' : ''}`} />
      <Trans>Bookmark</Trans>
    </Button>
  );
}
