import { useMutation } from '@tanstack/react-query';
import type { ItemHints, QuizRound } from '#domain/quiz/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useQuizUpdate } from './start-quiz.ts';

/** Takes the next hint of an item; `step` counts from 1. */
export function useTakeQuizHint(lessonId: string, attemptId: string) {
  const { call } = useBackend();
  const { addHints } = useQuizUpdate(lessonId);
  return useMutation({
    mutationKey: ['take-quiz-hint'],
    mutationFn: (hint: { item_id: string; round: QuizRound; step: number }) =>
      call<ItemHints>('take-quiz-hint', { attempt_id: attemptId, ...hint }),
    onSuccess: (taken) => addHints(attemptId, taken),
  });
}
