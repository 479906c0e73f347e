import { noInput, type RedirectAnswer } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askProvider, requireProvider } from './ask-provider.ts';
import { requirePaidSubscription } from './subscription.ts';

/**
 * Leads to the page of the provider on which an overdue payment is made, with another card if need be.
 *
 * Refusals: 409 `no-payment-provider`, `nothing-paid`, `nothing-overdue`, 502 `payment-unavailable`.
 */
export function createPayOverdue(configured: PaymentProvider | null): ProductFunction {
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    await readCall(request, noInput);
    const provider = requireProvider(configured);
    const { status, known } = await requirePaidSubscription(query, provider.name, userId);
    if (status !== 'past_due') throw new Refusal(409, 'nothing-overdue');
    const answer: RedirectAnswer = { url: await askProvider(() => provider.payOverdue(known)) };
    return Response.json(answer);
  };
}
