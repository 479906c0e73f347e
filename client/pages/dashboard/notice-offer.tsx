import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useModuleNotices } from '../../features/learning/module-notices/fetch-module-notices.ts';
import { useSetModuleNotice } from '../../features/learning/module-notices/set-module-notice.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ModulesReady } from '../../ui/modules-ready.tsx';

/**
 * Offers the mail that a visitor wanted before signing in. It takes a press here, since anybody can send a link; the wish
 * stays in the address until it is kept.
 */
export function NoticeOffer({ course }: { course: Tables<'courses'> }) {
  const { i18n } = useLingui();
  const notices = useModuleNotices().data;
  const { mutate: set, isPending } = useSetModuleNotice(course);
  const navigate = useNavigate();
  const isAsked = notices?.includes(course.id) && !isPending;
  if (isAsked || course.modules_written >= course.modules_count) return null;
  const title = localizedText(course, 'title', i18n.locale);
  const ask = () =>
    set(true, {
      onSuccess: () => {
        // What had the focus goes with the banner.
        document.querySelector('h1')?.focus();
        void navigate({ to: '.', search: (search) => ({ ...search, notify: undefined }), replace: true });
      },
    });
  return (
    <Banner
      title={<Trans>More of {title} is being written</Trans>}
      action={
        <Button look="secondary" pending={notices === undefined || isPending} onClick={ask}>
          <Trans>Mail me when the next module is ready</Trans>
        </Button>
      }
    >
      <ModulesReady course={course} />
    </Banner>
  );
}
