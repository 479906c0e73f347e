import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useExamState } from './use-exam-state.ts';

/** Says something against a sitting that was not passed; an admin reads it. */
export function useAppealSitting(lessonId: string, sittingId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['appeal-sitting'],
    mutationFn: (reason: string) => call<ExamState>('appeal-sitting', { sitting_id: sittingId, reason }),
    onSuccess: keep,
  });
}
