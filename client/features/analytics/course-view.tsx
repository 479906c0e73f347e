import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AnalyticsNotes } from './analytics-notes.tsx';
import { CourseFunnelFigure } from './course-funnel-figure.tsx';
import { useReadAnalytics } from './read-analytics.ts';
import { FiguresState } from './figures-state.tsx';
import { LessonFunnelFigure } from './lesson-funnel-figure.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** How far those who enrol come: in all courses or one, and in the lessons of one. */
export function CourseView({ question }: { question: AnalyticsQuestion }) {
  return (
    <>
      <FiguresState query={useReadAnalytics('courses', question)}>
        {(answer) => (
          <>
            <AnalyticsNotes answer={answer} />
            <CourseFunnelFigure rows={answer.rows} />
          </>
        )}
      </FiguresState>
      {question.courseId === null ? (
        <EmptyState title={<Trans>Choose a course to see its lessons.</Trans>} />
      ) : (
        <LessonFunnel question={question} />
      )}
    </>
  );
}

function LessonFunnel({ question }: { question: AnalyticsQuestion }) {
  return (
    <FiguresState query={useReadAnalytics('lessons', question)}>
      {({ rows }) => <LessonFunnelFigure rows={rows} />}
    </FiguresState>
  );
}
