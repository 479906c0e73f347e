import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type RefObject, Suspense } from 'react';
import { PlanNeeded } from '../../features/billing/plan-needed.tsx';
import type { useLessonBody } from '../../features/catalogue/fetch-lesson-body.ts';
import type { OutlineLesson } from '../../features/catalogue/fetch-outline.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { AncestorMark } from '../../ui/ancestor-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LessonRecords } from './lesson-records.tsx';
import { LessonVideo } from './lesson-video.tsx';
import { TextBody } from './text-body.tsx';

// Fetched with the first quiz.
const QuizPlayer = lazy(async () => ({
  default: (await import('../../features/learning/quiz/quiz-player.tsx')).QuizPlayer,
}));

// Fetched for an exam that is open.
const ExamEntry = lazy(async () => ({ default: (await import('./exam-entry.tsx')).ExamEntry }));

interface LessonContentProps {
  lesson: OutlineLesson;
  isEnrolled: boolean;
  canOpen: boolean;
  isCompleted: boolean;
  body: ReturnType<typeof useLessonBody>;
  /** Gets the element that holds the text, of a text lesson. */
  text: RefObject<HTMLDivElement | null>;
}

const skeleton = ['h-4 w-full', 'h-4 w-full', 'h-4 w-5/6', 'h-4 w-full', 'h-4 w-2/3'];

/** What a lesson teaches, or why it is closed. */
export function LessonContent({ lesson, isEnrolled, canOpen, isCompleted, body, text }: LessonContentProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  if (!canOpen) {
    return (
      <EmptyState title={<Trans>Premium Content - Enroll in this course to access this lesson</Trans>} />
    );
  }
  // Its questions are asked in a sitting, and nobody reads them before.
  if (lesson.is_exam) {
    return (
      <Suspense fallback={<LessonSkeleton rows={['h-4 w-full', 'h-11 w-40']} />}>
        <ExamEntry lesson={lesson} isPassed={isCompleted} />
      </Suspense>
    );
  }
  if (body.isPending) return <LessonSkeleton rows={skeleton} />;
  return (
    <QueryState
      query={body}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {(row) => {
        // Enrolled, and still closed: the plan decides that. What was refused before is asked for again.
        if (row === null)
          return body.isFetching ? <LessonSkeleton rows={skeleton} /> : <PlanNeeded lessonId={lesson.id} />;
        return (
          <>
            <LessonRecords lesson={lesson} />
            {row.html !== '' && <TextBody body={row} text={text} />}
            <LessonVideo body={row} />
            {row.quiz !== null && (
              <Suspense fallback={<LessonSkeleton rows={skeleton} />}>
                <QuizPlayer lessonId={lesson.id} isEnrolled={isEnrolled} />
              </Suspense>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

/** What is there before the lesson; what follows the lesson waits meanwhile. */
function LessonSkeleton({ rows }: { rows: readonly string[] }) {
  return (
    <>
      <AncestorMark of="article" mark="data-lesson-loads" />
      <Skeleton rows={rows} />
    </>
  );
}
