import { useMutation } from '@tanstack/react-query';
import type { CheckoutScreen, PaidPlan, RedirectAnswer } from '#domain/billing/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { leaveFor } from './leave-for.ts';

/** Leads to the page of the payment provider on which a plan is paid. @param from the screen to come back to */
export function useStartCheckout(from: CheckoutScreen) {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['start-checkout'],
    mutationFn: (planId: PaidPlan) =>
      call<RedirectAnswer>('start-checkout', { plan_id: planId, from }).then(leaveFor),
  });
}
