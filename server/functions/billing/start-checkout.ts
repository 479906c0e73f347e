import { type RedirectAnswer, startCheckoutRequest } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import { findRecipient } from '../find-recipient.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askProvider, requireProvider } from './ask-provider.ts';
import { findPaidSubscriptions, requirePlan } from './subscription.ts';

/** Each is a call to the provider. */
const CHECKOUT_LIMIT = { limit: 20, windowSeconds: 3600 } as const;

/**
 * Opens a page of the provider on which the learner pays for a plan. Nothing is open to them until it is paid.
 *
 * Refusals: 409 `no-payment-provider`, `plan-is-paid`, `plan-not-offered`, 429 `too-many-checkouts`, 502
 * `payment-unavailable`.
 */
export function createStartCheckout(configured: PaymentProvider | null, countUse: CountUse): ProductFunction {
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    const { plan_id: planId, from } = await readCall(request, startCheckoutRequest);
    const provider = requireProvider(configured);
    const plan = await requirePlan(query, planId);
    const paid = await findPaidSubscriptions(query, provider.name, 'user_id = $1', [userId]);
    if (paid.length > 0) throw new Refusal(409, 'plan-is-paid');
    const wait = await countUse('start-checkout', userId, CHECKOUT_LIMIT);
    if (wait > 0) throw new Refusal(429, 'too-many-checkouts');
    const payer = await findRecipient(query, userId);
    const order = { userId, email: payer?.recipient, plan, from };
    const answer: RedirectAnswer = { url: await askProvider(() => provider.startCheckout(order)) };
    return Response.json(answer);
  };
}
