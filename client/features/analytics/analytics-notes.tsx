import { Trans } from '@lingui/react/macro';
import type { AnalyticsAnswer, AnalyticsSection } from '#domain/analytics/contract.ts';
import { Banner } from '../../ui/banner.tsx';
import { Day, Moment } from '../../ui/value/date-display.tsx';

/** What has to be known about all figures of a view: of when they are, and whether all learners in them are real. */
export function AnalyticsNotes({ answer }: { answer: AnalyticsAnswer<AnalyticsSection> }) {
  const { as_of: asOf, counted_until: countedUntil, period } = answer;
  return (
    <>
      {answer.includes_demonstration && (
        <Banner tone="warn" title={<Trans>These figures include demonstration learners</Trans>}>
          <Trans>They were made to try the product with and say nothing about real people.</Trans>
        </Banner>
      )}
      <p className="text-15 text-muted">
        <Trans>
          From <Day value={period.from} /> to <Day value={period.to} />, days in UTC. As of{' '}
          <Moment value={asOf} />.
        </Trans>{' '}
        {countedUntil !== null && (
          <Trans>
            Closed days are those before <Day value={countedUntil.slice(0, 10)} />.
          </Trans>
        )}
      </p>
    </>
  );
}
