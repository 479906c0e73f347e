import { Trans, useLingui } from '@lingui/react/macro';
import { AnalyticsNotes } from './analytics-notes.tsx';
import { ActivationFigure } from './activation-figure.tsx';
import { CountFigure } from './count-figure.tsx';
import { useReadAnalytics } from './read-analytics.ts';
import { FiguresState } from './figures-state.tsx';
import { OtherCounts } from './other-counts.tsx';
import type { AnalyticsQuestion } from './use-analytics-filter.ts';

/** Who comes and what they do, by day. With a course only what belongs to it. */
export function GrowthView({ question }: { question: AnalyticsQuestion }) {
  const { t } = useLingui();
  return (
    <FiguresState query={useReadAnalytics('days', question)}>
      {(answer) => (
        <>
          <AnalyticsNotes answer={answer} />
          {question.courseId === null ? (
            <>
              <CountFigure answer={answer} measure="sign_ups" name={t`Sign-ups`} definition="sign-ups" />
              <ActivationFigure answer={answer} />
            </>
          ) : (
            <p className="text-15 text-muted">
              <Trans>
                Sign-ups, activation and forms belong to no course. Choose all courses to see them.
              </Trans>
            </p>
          )}
          <CountFigure answer={answer} measure="enrolments" name={t`Enrolments`} definition="enrolments" />
          <CountFigure
            answer={answer}
            measure="lesson_completions"
            name={t`Completed lessons`}
            definition="lesson-completions"
          />
          <CountFigure
            answer={answer}
            measure="course_completions"
            name={t`Completed courses`}
            definition="course-completions"
          />
          {question.courseId === null && <OtherCounts answer={answer} />}
        </>
      )}
    </FiguresState>
  );
}
