import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useExamState } from './use-exam-state.ts';

/** Answers a new item on a critical skill. */
export function useAnswerNewItem(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['answer-new-item'],
    mutationFn: (given: { sitting_id: string; place: number; answer: PlacementAnswer }) =>
      call<ExamState>('answer-new-item', given),
    onSuccess: keep,
  });
}
