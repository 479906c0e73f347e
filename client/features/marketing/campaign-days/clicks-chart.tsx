import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { formatDay } from '#domain/kernel/time/format-date.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const LineChart = lazy(async () => ({
  default: (await import('../../../ui/chart/line-chart.tsx')).LineChart,
}));

/** The clicks of each day, and the day that had most. */
export function ClicksChart({ days }: { days: readonly Tables<'ad_campaign_days'>[] }) {
  const { t, i18n } = useLingui();
  const shortDay = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const best = days.reduce((most, day) => (day.clicks > most.clicks ? day : most));
  const bestDay = formatDay(best.day, i18n.locale);
  const bestCount = formatNumber(best.clicks, i18n.locale);
  const total = formatNumber(
    days.reduce((sum, { clicks }) => sum + clicks, 0),
    i18n.locale,
  );
  return (
    <Suspense fallback={<Skeleton rows={['h-40 w-full']} />}>
      <LineChart
        title={t`Most people clicked on ${bestDay}`}
        note={t`Clicks a day, as recorded`}
        summary={t`${total} clicks on ${days.length} days, at most ${bestCount} a day.`}
        placeName={t`Day`}
        places={days.map(({ day }) => shortDay.format(Date.parse(day)))}
        series={[{ name: t`Clicks`, values: days.map(({ clicks }) => clicks) }]}
      />
    </Suspense>
  );
}
