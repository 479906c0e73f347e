import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useExamState } from '../use-exam-state.ts';

/** Says something against the score of a practical part; an admin reads it. */
export function useAppealPractical(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['appeal-practical'],
    mutationFn: (given: { session_id: string; reason: string }) => call<ExamState>('appeal-practical', given),
    onSuccess: keep,
  });
}
