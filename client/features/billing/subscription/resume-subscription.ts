import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Takes a cancellation back. What the plan opens may change: everything is looked up anew. */
export function useResumeSubscription() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['resume-subscription'],
    mutationFn: () => call<SubscriptionAnswer>('resume-subscription', {}),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
