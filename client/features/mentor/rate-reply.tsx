import { useLingui } from '@lingui/react/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ChatMessage } from './fetch-conversation.ts';
import { useSaveRating } from './save-rating.ts';

/** Whether a reply helped: two thumbs, of which the one that was chosen can be taken back. */
export function RateReply({ message }: { message: ChatMessage }) {
  const { t } = useLingui();
  const saving = useSaveRating(message.id);
  const saved = saving.data ? saving.data.isHelpful : (message.isHelpful ?? null);
  const shown = saving.isPending ? saving.variables : saved;
  const thumbs = [
    { isHelpful: true, label: t`This reply helped`, Icon: ThumbsUp },
    { isHelpful: false, label: t`This reply did not help`, Icon: ThumbsDown },
  ];
  return thumbs.map(({ isHelpful, label, Icon }) => (
    <Button
      key={label}
      look="quiet"
      aria-label={label}
      aria-pressed={shown === isHelpful}
      pending={saving.isPending}
      className="px-3! text-muted aria-pressed:text-plum"
      onClick={() => saving.mutate(shown === isHelpful ? null : isHelpful)}
    >
      <Icon aria-hidden="true" className="size-4" fill={shown === isHelpful ? 'currentColor' : 'none'} />
    </Button>
  ));
}
