import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AnalyticsNotes } from './analytics-notes.tsx';
import { useReadAnalytics } from './read-analytics.ts';
import { FiguresState } from './figures-state.tsx';
import { ItemFigure } from './item-figure.tsx';
import { MistakeFigure } from './mistake-figure.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** How hard the quiz items of a course are, how well they tell learners apart, and what goes wrong in them. */
export function QuizView({ question }: { question: AnalyticsQuestion }) {
  if (question.courseId === null) {
    return <EmptyState title={<Trans>Choose a course to see the items of its quizzes.</Trans>} />;
  }
  return <CourseItems question={question} />;
}

function CourseItems({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('items', question)}>
      {(answer) => (
        <>
          <AnalyticsNotes answer={answer} />
          <ItemFigure rows={answer.rows} />
          {/* Asked for after the items: one failure is said once. */}
          <CourseMistakes question={question} />
        </>
      )}
    </FiguresState>
  );
}

function CourseMistakes({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('mistakes', question)}>
      {(answer) => <MistakeFigure rows={answer.rows} />}
    </FiguresState>
  );
}
