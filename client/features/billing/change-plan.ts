import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaidPlan, SubscriptionAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** What a learner can do about a plan that they pay for. */
type SubscriptionChange =
  | { readonly action: 'cancel-subscription' | 'resume-subscription' }
  | { readonly action: 'change-plan'; readonly plan_id: PaidPlan };

/** Cancels, resumes, or goes on with another plan. What the plan opens may change with it: everything is looked up anew. */
export function useChangeSubscription() {
  const { call } = useBackend();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['change-subscription'],
    mutationFn: ({ action, ...body }: SubscriptionChange) => call<SubscriptionAnswer>(action, body),
    onSettled: () => cache.invalidateQueries(),
  });
}
