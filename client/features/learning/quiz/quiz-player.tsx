import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { QuizAttempt } from './quiz-attempt.tsx';
import { QuizHistory } from './quiz-history.tsx';
import { useQuizAttempt } from './start-quiz.ts';

/** A quiz: takes up the attempt that is open or shows the last result, and begins one when there is none. */
export function QuizPlayer({ lessonId, isEnrolled }: { lessonId: string; isEnrolled: boolean }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const attempt = useQuizAttempt(lessonId);
  return (
    <QueryState
      query={attempt}
      failed={t`The quiz could not be started`}
      describe={describe}
      skeleton={['h-4 w-1/3', 'h-8 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
    >
      {(started) => (
        <div className="grid max-w-measure gap-8">
          <QuizAttempt
            key={started.attempt_id}
            lessonId={lessonId}
            isEnrolled={isEnrolled}
            attempt={started}
          />
          <QuizHistory lessonId={lessonId} />
        </div>
      )}
    </QueryState>
  );
}
