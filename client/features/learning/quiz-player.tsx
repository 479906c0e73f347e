import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import type { QuizItem } from '../../lib/backend/tables/catalogue.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { QuizAttempt } from './quiz-attempt.tsx';
import { useQuizAttempt, useRetryQuiz } from './start-quiz.ts';

/** A quiz: takes up the attempt that is open, or begins one. */
export function QuizPlayer({ lessonId, items }: { lessonId: string; items: readonly QuizItem[] }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const attempt = useQuizAttempt(lessonId);
  const retry = useRetryQuiz(lessonId);
  return (
    <QueryState
      query={attempt}
      failed={t`The quiz could not be started`}
      describe={describe}
      skeleton={['h-4 w-1/3', 'h-8 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
    >
      {(started) => (
        <QuizAttempt key={started.attempt_id} attempt={started} items={items} onRetry={() => void retry()} />
      )}
    </QueryState>
  );
}
