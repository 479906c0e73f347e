import { useMutation } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useExamState } from '../use-exam-state.ts';

/** Locks a policy and begins the session that is scored by it, or goes on with the one that is open. */
export function useStartPractical(lessonId: string) {
  const { call } = useBackend();
  const { keep } = useExamState(lessonId);
  return useMutation({
    mutationKey: ['start-practical'],
    mutationFn: (policy: Policy) => call<ExamState>('start-practical', { lesson_id: lessonId, policy }),
    onSuccess: keep,
  });
}
