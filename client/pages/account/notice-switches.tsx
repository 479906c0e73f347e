import { useState } from 'react';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { useModuleNotices } from '../../features/learning/module-notices/fetch-module-notices.ts';
import { ModuleNoticeSwitch } from '../../features/learning/module-notices/module-notice-switch.tsx';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { useLingui } from '@lingui/react/macro';

/** The courses about whose further modules somebody hears, each with its switch. One that was just ended stays, to be taken back. */
export function NoticeSwitches() {
  const { i18n } = useLingui();
  const wanted = useModuleNotices().data;
  const courses = useCourses().data;
  const [shown, setShown] = useState<readonly string[]>([]);
  const added = (wanted ?? []).filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...shown, ...added]);
  const listed = (courses ?? []).filter(({ id }) => shown.includes(id));
  if (listed.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {listed.map((course) => (
        <li key={course.id} className="grid">
          <span className="font-semibold">{localizedText(course, 'title', i18n.locale)}</span>
          <ModuleNoticeSwitch course={course} />
        </li>
      ))}
    </ul>
  );
}
