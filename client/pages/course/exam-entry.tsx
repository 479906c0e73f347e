import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PlanNeeded } from '../../features/billing/plan-needed.tsx';
import type { OutlineLesson } from '../../features/catalogue/fetch-outline.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useExamOpening } from './fetch-exam-opening.ts';
import { LessonRecords } from './lesson-records.tsx';

const skeleton = ['h-4 w-full', 'h-11 w-40'];

/** The way from a course to its exam, which has a screen of its own; or which plans open it. */
export function ExamEntry({ lesson, isPassed }: { lesson: OutlineLesson; isPassed: boolean }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const opening = useExamOpening(lesson.id);
  return (
    <QueryState
      query={opening}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {({ isOpen }) => {
        // What was refused before is asked for again.
        if (!isOpen)
          return opening.isFetching ? <Skeleton rows={skeleton} /> : <PlanNeeded lessonId={lesson.id} />;
        return (
          <>
            <LessonRecords lesson={lesson} />
            <div className="grid max-w-measure justify-items-start gap-4">
              <p>
                {isPassed ? (
                  <Trans>You have passed it. What you missed is explained there.</Trans>
                ) : (
                  <Trans>
                    It has a time, no hints, and other questions in every sitting. Its rules come first.
                  </Trans>
                )}
              </p>
              <Link
                to="/exam/$lessonId"
                params={{ lessonId: lesson.id }}
                className={buttonStyles(isPassed ? 'secondary' : 'primary')}
              >
                {isPassed ? <Trans>See your exam</Trans> : <Trans>Go to the exam</Trans>}
              </Link>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}
