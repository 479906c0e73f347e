import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StudyWeek } from '#domain/knowledge/study-week.ts';

/** How the goal of a week stands, in a sentence that forgives: "Wednesday off is fine: today makes 5." */
export function useWeekWords({ kept, goal, isTodayKept, missed, within }: StudyWeek): string {
  const { t, i18n } = useLingui();
  if (kept >= goal) return t`Your goal for this week is reached.`;
  if (isTodayKept) {
    const left = Math.min(goal, within) - kept;
    if (left <= 0) return t`Today counts. A new week begins on Monday.`;
    return t`${plural(left, { one: 'Today counts; # more day makes your week.', other: 'Today counts; # more days make your week.' })}`;
  }
  const makes = kept + 1;
  if (missed === null || within < goal) return t`Today makes ${makes}.`;
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${missed}T00:00:00Z`),
  );
  return t`${weekday} off is fine: today makes ${makes}.`;
}
