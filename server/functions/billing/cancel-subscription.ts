import { noInput } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { changeSubscription } from './change-subscription.ts';

/**
 * Ends a subscription at the end of the period that is paid; one with a payment overdue at once.
 *
 * Refusals: 409 `no-payment-provider`, `nothing-paid`, 502 `payment-unavailable`.
 */
export function createCancelSubscription(configured: PaymentProvider | null): ProductFunction {
  return async (request, context) => {
    await readCall(request, noInput);
    return changeSubscription(configured, context, (provider, known, status) =>
      status === 'past_due' ? provider.end(known) : provider.cancelAtPeriodEnd(known),
    );
  };
}
