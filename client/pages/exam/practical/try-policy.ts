import { useMutation } from '@tanstack/react-query';
import type { TryPolicyResponse } from '#domain/exams/practical-contract.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Tries a policy on the possible years of the exam; nothing is kept of it. */
export function useTryPolicy(lessonId: string) {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['try-policy'],
    mutationFn: (policy: Policy) => call<TryPolicyResponse>('try-policy', { lesson_id: lessonId, policy }),
  });
}
