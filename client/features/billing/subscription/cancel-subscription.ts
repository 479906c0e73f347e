import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Ends the plan with what is paid. What it opens may change: everything is looked up anew. */
export function useCancelSubscription() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cancel-subscription'],
    mutationFn: () => call<SubscriptionAnswer>('cancel-subscription', {}),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
