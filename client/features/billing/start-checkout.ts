import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CheckoutScreen,
  FinishCheckoutAnswer,
  PaidPlan,
  RedirectAnswer,
} from '#domain/billing/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Leads to the page of the payment provider on which a plan is paid. @param from the screen to come back to */
export function useStartCheckout(from: CheckoutScreen) {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['start-checkout'],
    mutationFn: (planId: PaidPlan) =>
      call<RedirectAnswer>('start-checkout', { plan_id: planId, from }).then(leaveFor),
  });
}

/** Leads to the page on which an overdue payment is made. */
export function usePayOverdue() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['pay-overdue'],
    mutationFn: () => call<RedirectAnswer>('pay-overdue', {}).then(leaveFor),
  });
}

/** Never settles, so that the button stays pending until the browser has gone. */
function leaveFor({ url }: RedirectAnswer): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** What became of the checkout that the learner came back from. Once it is paid, everything is looked up anew. */
export function useFinishCheckout(checkout: string) {
  const { call } = useBackend();
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['finish-checkout', checkout],
    queryFn: async () => {
      const { result } = await call<FinishCheckoutAnswer>('finish-checkout', { checkout });
      // Lessons that were closed are open now.
      if (result === 'paid') {
        await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'finish-checkout' });
      }
      return result;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
