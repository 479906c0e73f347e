import { useMutation } from '@tanstack/react-query';
import type { TakeReviewHintResponse } from '#domain/quiz/review-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useReviewUpdate } from './open-review.ts';

/** Takes the next hint of the open question; `step` counts from 1. */
export function useTakeReviewHint() {
  const { call } = useBackend();
  const update = useReviewUpdate();
  return useMutation({
    mutationKey: ['take-review-hint'],
    mutationFn: (hint: { question_id: string; step: number }) =>
      call<TakeReviewHintResponse>('take-review-hint', { ...hint }),
    onSuccess: ({ hints }, { question_id }) => update(question_id, { hints }),
  });
}
