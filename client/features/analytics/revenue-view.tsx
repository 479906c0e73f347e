import { Trans } from '@lingui/react/macro';
import { partsOf } from '#domain/analytics/period.ts';
import { sumRevenue } from '#domain/analytics/revenue.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AnalyticsNotes } from './analytics-notes.tsx';
import { useReadAnalytics } from './read-analytics.ts';
import { FiguresState } from './figures-state.tsx';
import { RevenueFigure } from './revenue-figure.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** What was paid and paid back, each currency by itself and tests apart. Payments belong to no course. */
export function RevenueView({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('revenue', { ...question, courseId: null })}>
      {(answer) => {
        const parts = partsOf(answer.period, answer.period.unit);
        const revenues = sumRevenue(answer.rows, parts);
        return (
          <>
            <AnalyticsNotes answer={answer} />
            {question.courseId !== null && (
              <p className="text-15 text-muted">
                <Trans>Payments are for plans, not for courses: these are of all courses.</Trans>
              </p>
            )}
            {revenues.length === 0 && <EmptyState title={<Trans>No payments in this period.</Trans>} />}
            {revenues.map((revenue) => (
              <RevenueFigure
                key={`${revenue.provider} ${revenue.currency}`}
                revenue={revenue}
                parts={parts}
                unit={answer.period.unit}
                rows={answer.rows.filter(
                  ({ currency, provider }) => currency === revenue.currency && provider === revenue.provider,
                )}
              />
            ))}
          </>
        );
      }}
    </FiguresState>
  );
}
