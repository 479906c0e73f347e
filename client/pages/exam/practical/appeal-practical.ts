import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useExamState } from '../use-exam-state.ts';

/** Says something against the score of a practical part; an admin reads it. */
export function useAppealPractical(lessonId: string, sessionId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['appeal-practical'],
    mutationFn: (reason: string) => call<ExamState>('appeal-practical', { session_id: sessionId, reason }),
    onSuccess: keep,
  });
}
