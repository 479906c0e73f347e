import { type FinishCheckoutAnswer, finishCheckoutRequest } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { askProvider, requireProvider } from './ask-provider.ts';

/**
 * Looks at the checkout that the learner came back from, so that nobody waits for the provider to tell. A checkout that
 * is not paid, or not theirs, is `open`.
 *
 * Refusals: 409 `no-payment-provider`, 502 `payment-unavailable`.
 */
export function createFinishCheckout(configured: PaymentProvider | null): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { checkout } = await readCall(request, finishCheckoutRequest);
    const provider = requireProvider(configured);
    const snapshot = await askProvider(() => provider.readCheckout(checkout, userId));
    const isTheirs = snapshot?.userId === userId;
    const status = isTheirs
      ? await transaction((query) => applySnapshot(query, provider.name, snapshot))
      : undefined;
    const answer: FinishCheckoutAnswer = { result: status === 'active' ? 'paid' : 'open' };
    return Response.json(answer);
  };
}
