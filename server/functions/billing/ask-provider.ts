import { PaymentError } from '#domain/billing/payment-error.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import { Refusal } from '../product-function.ts';

/** The provider of the installation. @throws Refusal 409 `no-payment-provider` */
export function requireProvider(provider: PaymentProvider | null): PaymentProvider {
  if (provider === null) throw new Refusal(409, 'no-payment-provider');
  return provider;
}

/**
 * Asks a payment provider, outside of any transaction: an answer may take seconds.
 *
 * @throws Refusal 402 `payment-declined`, 502 `payment-unavailable`; whatever else `ask` throws
 */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new Refusal(error.code === 'payment-declined' ? 402 : 502, error.code);
  }
}
