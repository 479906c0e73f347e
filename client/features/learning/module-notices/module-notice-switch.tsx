import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import type { Tables } from '../../../lib/backend/database.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useModuleNotices } from './fetch-module-notices.ts';
import { useSetModuleNotice } from './set-module-notice.ts';

interface ModuleNoticeSwitchProps {
  course: Pick<
    Tables<'courses'>,
    'id' | 'title' | 'translations' | 'modules_count' | 'modules_written' | 'is_active'
  >;
}

/** Asks for a mail when the next module of a course is ready, or for none any more. Nothing where none is to come. */
export function ModuleNoticeSwitch({ course }: ModuleNoticeSwitchProps) {
  const { t, i18n } = useLingui();
  const notices = useModuleNotices().data;
  const { mutate: set } = useSetModuleNotice(course);
  const wanted = notices?.includes(course.id) ?? false;
  // Who has asked can always ask no more.
  if (!wanted && (!course.is_active || course.modules_written >= course.modules_count)) return null;
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <Button
      look="quiet"
      className="-ms-3 justify-self-start"
      aria-pressed={wanted}
      aria-label={t`Mail me when the next module is ready: ${title}`}
      pending={notices === undefined}
      onClick={() => set(!wanted)}
    >
      <Bell aria-hidden="true" className={`size-5 shrink-0 ${wanted ? 'fill-current text-plum' : ''}`} />
      <span className="text-start text-15 font-normal">
        <Trans>Mail me when the next module is ready</Trans>
      </span>
    </Button>
  );
}
