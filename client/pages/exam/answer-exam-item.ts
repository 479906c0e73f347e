import { useMutation } from '@tanstack/react-query';
import type { SavedAnswer } from '#domain/exams/contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Has the server keep the answer to a question of a sitting; nothing is told of it. */
export function useAnswerExamItem() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['answer-exam-item'],
    mutationFn: (given: { sitting_id: string; place: number; answer: PlacementAnswer }) =>
      call<SavedAnswer>('answer-exam-item', given),
  });
}
