import { useLingui } from '@lingui/react/macro';
import type { PracticalRule } from '#domain/exams/practical/practical-rule.ts';
import type { PolicyFault } from '#domain/exams/practical/policy.ts';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { PolicyLine } from '#domain/quiz/exam/policy-lines.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';

/** How rules, limits and what is wrong with them are called. */
export function usePracticalWords({ policy, size }: Practical) {
  const { t, i18n } = useLingui();
  const format = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  const percent = (value: number) => format.format(value / 100);
  const [least, most] = [percent(size.least), percent(size.most)];
  const rules: Record<PracticalRule, string> = {
    plan: t`A written plan before every entry`,
    stop: t`A stop that is sent with the entry`,
    'stop-kept': t`The stop is never moved away or taken back`,
    size: t`A planned loss of ${least} to ${most} of your line for one trade`,
    'no-adding-to-losers': t`Nothing is added to a loser`,
    heat: t`All open trades together stay within your line`,
    day: t`No new trade after your limit of a day`,
    week: t`No new trade after your limit of a week`,
    month: t`No new trade after your limit of four weeks`,
    floor: t`No new trade below your floor`,
    'no-forced-exit': t`The firm never has to close a position`,
    closed: t`The trade is closed before you end the session`,
  };
  const lines: Record<PolicyLine, string> = {
    risk: t`Planned loss of one trade`,
    heat: t`Planned losses of all open trades`,
    day: t`Loss limit of a day`,
    week: t`Loss limit of a week`,
    month: t`Loss limit of four weeks`,
    floor: t`Floor, below the highest evening`,
  };
  const together: Record<Exclude<PolicyFault, `${PolicyLine}-out-of-bounds`>, string> = {
    'heat-below-two-trades': t`Open trades need room for two of them.`,
    'heat-above-week': t`If all open trades are stopped in one week, the week has to bear it.`,
    'day-below-two-trades': t`One ordinary loss must not end the day: it needs room for two.`,
    'day-not-below-week': t`A week’s limit is larger than a day’s.`,
    'week-above-five-days': t`Five days cannot lose more than five times the limit of one.`,
    'week-not-below-month': t`The limit of four weeks is larger than a week’s.`,
    'month-not-below-half-floor': t`Two full losing months in a row have to stay above the floor.`,
  };
  const markets: Readonly<Record<string, string>> = {
    share: t`A share`,
    currency_pair: t`A currency pair`,
    coin: t`A coin`,
    index: t`An index`,
    share_and_index: t`A share and its index`,
  };
  const fault = (found: PolicyFault): string => {
    const line = found.replace('-out-of-bounds', '') as PolicyLine;
    const bounds = policy[line];
    if (!(line in lines)) return together[found as keyof typeof together];
    const [name, from, to] = [lines[line], percent(bounds?.from ?? 0), percent(bounds?.to ?? 0)];
    return t`${name}: from ${from} to ${to}.`;
  };
  return { rules, lines, markets, fault, percent };
}
