import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerQuizItemResponse } from '#domain/learning/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

interface QuizItemAnswer {
  item_id: string;
  /** Ids of choices, or a number. */
  answer: readonly string[] | number;
}

/** Answers one item of an attempt; resolves with the feedback, and the result after the last item. */
export function useAnswerQuizItem(attemptId: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['answer-quiz-item'],
    mutationFn: (answer: QuizItemAnswer) =>
      call<AnswerQuizItemResponse>('answer-quiz-item', { attempt_id: attemptId, ...answer }),
    onSuccess: ({ finished }) => {
      // A passed quiz completes its lesson.
      if (finished?.passed) {
        void queryClient.invalidateQueries({ queryKey: ['user_progress'] });
        void queryClient.invalidateQueries({ queryKey: ['enrollments'] });
      }
    },
  });
}
