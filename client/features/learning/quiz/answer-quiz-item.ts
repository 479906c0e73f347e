import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerQuizItemResponse, QuizRound } from '#domain/quiz/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useQuizUpdate } from './start-quiz.ts';

interface QuizItemAnswer {
  item_id: string;
  round: QuizRound;
  /** Which answer to the item it is, counted from 1. */
  try: 1 | 2;
  /** Ids of choices, of steps in their order, or a number. */
  answer: readonly string[] | number;
}

/** Answers one item of an attempt; resolves with the feedback, and the result after the last item. */
export function useAnswerQuizItem(lessonId: string, attemptId: string) {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const { addAnswer } = useQuizUpdate(lessonId);
  return useMutation({
    mutationKey: ['answer-quiz-item'],
    mutationFn: (answer: QuizItemAnswer) =>
      call<AnswerQuizItemResponse>('answer-quiz-item', { attempt_id: attemptId, ...answer }),
    onSuccess: (response, { round }) => {
      addAnswer(attemptId, response);
      // A passed quiz completes its lesson.
      if (round === 1 && response.finished?.passed) {
        void queryClient.invalidateQueries({ queryKey: ['user_progress'] });
        void queryClient.invalidateQueries({ queryKey: ['enrollments'] });
      }
    },
  });
}
