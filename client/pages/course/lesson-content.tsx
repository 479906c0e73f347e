import { Trans, useLingui } from '@lingui/react/macro';
import { useLessonBody } from '../../features/catalogue/fetch-lesson-body.ts';
import { QuizPlayer } from '../../features/learning/quiz-player.tsx';
import type { LessonRow } from '../../lib/backend/tables/catalogue.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';

/** What a lesson teaches, or why it is closed. */
export function LessonContent({ lesson, canOpen }: { lesson: LessonRow; canOpen: boolean }) {
  if (!canOpen) {
    return (
      <EmptyState title={<Trans>Premium Content - Enroll in this course to access this lesson</Trans>} />
    );
  }
  return <OpenLesson lesson={lesson} />;
}

function OpenLesson({ lesson }: { lesson: LessonRow }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const body = useLessonBody(lesson.id);
  return (
    <QueryState
      query={body}
      failed={t`The lesson could not be loaded`}
      describe={describe}
      skeleton={['h-4 w-full', 'h-4 w-full', 'h-4 w-5/6', 'h-4 w-full', 'h-4 w-2/3']}
    >
      {(row) => {
        // Enrolled, and still closed: the plan decides that.
        if (row === null)
          return <EmptyState title={<Trans>Your plan does not include this lesson.</Trans>} />;
        return (
          <>
            {row.html !== '' && <SanitisedHtml html={row.html} className="prose" />}
            {row.quiz !== null && <QuizPlayer lessonId={lesson.id} items={row.quiz.items} />}
          </>
        );
      }}
    </QueryState>
  );
}
