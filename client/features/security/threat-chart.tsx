import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ThreatDay } from '#domain/security/contract.ts';
import { formatDay } from '#domain/kernel/time/format-date.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSecurityWords } from './security-words.ts';

const LineChart = lazy(async () => ({ default: (await import('../../ui/chart/line-chart.tsx')).LineChart }));

const LEVELS = ['low', 'medium', 'high', 'critical'] as const;

/** How many security events of each level there were on each day. Its title says how many were serious. */
export function ThreatChart({ days }: { days: readonly ThreatDay[] }) {
  const { t, i18n } = useLingui();
  const words = useSecurityWords();
  const sumOf = (level: (typeof LEVELS)[number]) => days.reduce((sum, day) => sum + day[level], 0);
  const shortDay = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  if (LEVELS.every((level) => sumOf(level) === 0)) {
    return <EmptyState title={<Trans>No security event in this time.</Trans>} />;
  }
  const serious = sumOf('high') + sumOf('critical');
  const worst = days.toSorted((a, b) => b.high + b.critical - a.high - a.critical)[0];
  const worstDay = formatDay(worst?.day ?? '', i18n.locale);
  const sums = LEVELS.map((level) => `${words.level(level)}: ${formatNumber(sumOf(level), i18n.locale)}`);
  return (
    <Suspense fallback={<Skeleton rows={['h-6 w-2/3', 'h-56 w-full']} />}>
      <LineChart
        title={
          serious === 0
            ? t`No serious event in this time`
            : t`${plural(serious, { one: '# serious event', other: '# serious events' })}, most on ${worstDay}`
        }
        note={t`Security events a day, by UTC`}
        summary={t`Events by level in this time. ${new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(sums)}.`}
        placeName={t`Day`}
        places={days.map(({ day }) => shortDay.format(Date.parse(day)))}
        series={LEVELS.map((level) => ({ name: words.level(level), values: days.map((day) => day[level]) }))}
      />
    </Suspense>
  );
}

/** What the levels mean, one click away. */
export function LevelRules() {
  return (
    <details className="max-w-measure text-15">
      <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-tag text-plum underline underline-offset-4 pointer-coarse:min-h-11">
        <Trans>What is an event, and what an alert?</Trans>
      </summary>
      <div className="grid gap-2 py-2 text-muted">
        <p>
          <Trans>
            The guard in the browser reports robots, VPNs and unusual browsing; whoever controls a browser can
            make such a report up. The server itself records wrong passwords and codes (low), limits that were
            reached, wrong second steps and sign-ins to banned accounts (medium), and sessions that two people
            use (high).
          </Trans>
        </p>
        <p>
          <Trans>
            Events of one type from one address within the same hour are one alert, as serious as the worst of
            them. Five events make an alert medium at least, twenty high. What stays low is no alert.
          </Trans>
        </p>
      </div>
    </details>
  );
}
