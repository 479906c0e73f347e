import { changePlanRequest } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { changeSubscription } from './change-subscription.ts';
import { requirePlan } from './subscription.ts';

/**
 * Goes on with another plan at once; the provider charges or credits the difference.
 *
 * Refusals: 402 `payment-declined`, 409 `no-payment-provider`, `nothing-paid`, `payment-overdue`, `plan-not-offered` and
 * `plan-unchanged`, 502 `payment-unavailable`.
 */
export function createChangePlan(configured: PaymentProvider | null): ProductFunction {
  return async (request, context) => {
    const { plan_id: planId } = await readCall(request, changePlanRequest);
    const plan = await requirePlan(context.query, planId);
    return changeSubscription(configured, context, (provider, known, status) => {
      if (status !== 'active') throw new Refusal(409, 'payment-overdue');
      if (known.planId === planId) throw new Refusal(409, 'plan-unchanged');
      return provider.changePlan(known, plan);
    });
  };
}
