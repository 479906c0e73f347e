import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SeasonSummary } from '#domain/seasons/contract.ts';
import { usePage } from '../page-context.tsx';

/** One season, and how many came how far in it. */
export function SeasonFunnel({ season }: { season: SeasonSummary }) {
  const { locale } = usePage();
  const day = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
  const { number, course, funnel } = season;
  const [opens, closes] = [day(season.opens_at), day(season.closes_at)];
  return (
    <li className="grid max-w-measure gap-3">
      <h3 className="text-24">
        <Trans>Season {number}</Trans>
      </h3>
      <p className="-mt-2 text-15 text-muted">
        <bdi lang="en" className="block">
          {course}
        </bdi>
        <Trans>
          From {opens} to {closes}
        </Trans>
      </p>
      {funnel === null ? (
        <p>
          <Trans>Its figures stand here once it is over.</Trans>
        </p>
      ) : (
        <dl className="border-t border-line">
          <Step count={funnel.holders} most={funnel.holders} name={<Trans>held a certificate</Trans>} />
          <Step count={funnel.joined} most={funnel.holders} name={<Trans>took part</Trans>} />
          <Step count={funnel.begun} most={funnel.holders} name={<Trans>began the session</Trans>} />
          <Step count={funnel.complete} most={funnel.holders} name={<Trans>had every measure</Trans>} />
          <Step count={funnel.top} most={funnel.holders} name={<Trans>were in the top 10%</Trans>} />
          <Step count={funnel.granted} most={funnel.holders} name={<Trans>were invited</Trans>} />
        </dl>
      )}
    </li>
  );
}

function Step({ count, most, name }: { count: number; most: number; name: ReactNode }) {
  const { locale } = usePage();
  return (
    <div className="grid grid-cols-[3.5rem_1fr_1fr] items-center gap-x-4 border-b border-line py-2">
      <dd className="text-end font-semibold tabular-nums">{new Intl.NumberFormat(locale).format(count)}</dd>
      <dt>{name}</dt>
      <dd aria-hidden="true">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
          <rect width={most === 0 ? 0 : (100 * count) / most} height="8" className="fill-ink" />
        </svg>
      </dd>
    </div>
  );
}
