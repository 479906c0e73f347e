import { AnalyticsNotes } from './analytics-notes.tsx';
import { useReadAnalytics } from './read-analytics.ts';
import { FiguresState } from './figures-state.tsx';
import { RetentionFigure } from './retention-figure.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** Who comes back, by the week they joined. */
export function RetentionView({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('retention', question)}>
      {(answer) => (
        <>
          <AnalyticsNotes answer={answer} />
          <RetentionFigure answer={answer} />
        </>
      )}
    </FiguresState>
  );
}
