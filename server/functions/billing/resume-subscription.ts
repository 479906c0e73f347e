import { noInput } from '#domain/billing/contract.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';
import { changeSubscription } from './change-subscription.ts';

/**
 * Takes a cancellation back, as long as the period that is paid has not ended.
 *
 * Refusals: 409 `no-payment-provider`, `nothing-paid`, `payment-overdue`, 502 `payment-unavailable`.
 */
export function createResumeSubscription(configured: PaymentProvider | null): ProductFunction {
  return async (request, context) => {
    await readCall(request, noInput);
    return changeSubscription(configured, context, (provider, known, status) => {
      if (status !== 'active') throw new Refusal(409, 'payment-overdue');
      return provider.resume(known);
    });
  };
}
