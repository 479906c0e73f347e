import { useLingui } from '@lingui/react/macro';
import type { PeriodUnit } from '#domain/analytics/period.ts';
import { wilsonInterval } from '#domain/kernel/wilson-interval.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';

/** How figures are worded in the reader's language. */
export function useFigureWords() {
  const { t, i18n } = useLingui();
  const count = (value: number) => formatNumber(value, i18n.locale);
  const percent = (share: number) =>
    formatNumber(share, i18n.locale, { style: 'percent', maximumFractionDigits: 1 });
  const second = new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 0,
  });
  /** The day, week or month that begins on a day, as short as an axis needs it. */
  const part = (day: string, unit: PeriodUnit) =>
    new Intl.DateTimeFormat(i18n.locale, {
      timeZone: 'UTC',
      ...(unit === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
    }).format(new Date(`${day}T00:00:00Z`));
  return {
    count,
    percent,
    seconds: (value: number) => second.format(value),
    /** A share of something with its 95 % interval: "34% (31% to 37%)"; a dash where there is nothing to take it of. */
    share: (some: number, whole: number) => {
      const interval = wilsonInterval(some, whole);
      if (interval === null) return '–';
      const [share, low, high] = [interval.share, interval.low, interval.high].map(percent);
      return t`${share} (${low} to ${high})`;
    },
    part,
    /** The same within a sentence: "on Nov 9", "in the week of Nov 9". */
    when: (day: string, unit: PeriodUnit) => {
      const name = part(day, unit);
      return { day: t`on ${name}`, week: t`in the week of ${name}`, month: t`in ${name}` }[unit];
    },
    /** What the parts of a chart are. */
    unit: (unit: PeriodUnit) =>
      ({ day: t`by day`, week: t`by week, named by its Monday`, month: t`by month` })[unit],
    /** What heads the parts in a table. */
    unitHead: (unit: PeriodUnit) => ({ day: t`Day`, week: t`Week`, month: t`Month` })[unit],
  };
}
