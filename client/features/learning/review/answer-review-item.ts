import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerReviewItemResponse } from '#domain/quiz/review-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useReviewUpdate } from './open-review.ts';

interface ReviewAnswer {
  question_id: string;
  /** The how manieth answer to the question it is. */
  try: 1 | 2;
  /** Ids of choices, of steps in their order, or a number. */
  answer: readonly string[] | number;
}

/** Answers the open question of a review; resolves with the feedback and the day on which its skill returns. */
export function useAnswerReviewItem() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const update = useReviewUpdate();
  return useMutation({
    mutationKey: ['answer-review-item'],
    mutationFn: (answer: ReviewAnswer) => call<AnswerReviewItemResponse>('answer-review-item', { ...answer }),
    onSuccess: ({ feedback }, { question_id }) => {
      update(question_id, { feedback });
      void queryClient.invalidateQueries({ queryKey: ['skill_states'] });
    },
  });
}
