import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReadTodayResponse } from '#domain/knowledge/today-contract.ts';

/** What today comes to in a sentence: "Today takes 13 of your 15 minutes". */
export function useTodayTitle({ stretches, pace }: ReadTodayResponse): string {
  const { t } = useLingui();
  const minutes = (isDone?: boolean) =>
    stretches
      .filter(({ is_done }) => isDone === undefined || is_done === isDone)
      .reduce((sum, stretch) => sum + stretch.minutes, 0);
  const all = minutes();
  const left = minutes(false);
  const chosen = pace.minutes_a_day;
  if (left === 0) return t`Today is done`;
  if (left < all)
    return t`${plural(left, { one: 'One minute of today is left', other: '# minutes of today are left' })}`;
  const [only] = stretches;
  if (only?.kind === 'lesson' && only.is_first)
    return t`${plural(all, { one: 'Today is one lesson of # minute', other: 'Today is one lesson of # minutes' })}`;
  return all <= chosen
    ? t`Today takes ${all} of your ${chosen} minutes`
    : t`${plural(all, { one: 'Today takes # minute', other: 'Today takes # minutes' })}`;
}
