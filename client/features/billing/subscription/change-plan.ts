import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaidPlan, SubscriptionAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Goes on with another plan at once. What it opens may change: everything is looked up anew. */
export function useChangePlan() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['change-plan'],
    mutationFn: (planId: PaidPlan) => call<SubscriptionAnswer>('change-plan', { plan_id: planId }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
