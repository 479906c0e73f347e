import { PaymentError } from '#domain/billing/payment-error.ts';
import { Stripe } from 'stripe';

/** Longest wait for one answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** How often a call is made again after a lost connection or an answer that asks for it. */
const RETRIES = 2;

/**
 * Stripe's own client. A call that writes carries a key by which Stripe knows it again (`Idempotency-Key`), so that one made
 * twice, because its answer was lost, happens once. Objects have the shape of the version that the package is made for,
 * whatever version the account has set.
 *
 * @param apiUrl without a slash at the end
 */
export function createStripeClient(apiUrl: string, secretKey: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return new Stripe(secretKey, {
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : port,
    timeout: ANSWER_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Calls Stripe, and tells what it refuses in our words. @throws PaymentError */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code = '', statusCode = 0 } = error;
    const isDeclined = error instanceof Stripe.errors.StripeCardError || statusCode === 402;
    throw new PaymentError(
      isDeclined ? 'payment-declined' : 'payment-unavailable',
      `Stripe answered ${statusCode} ${type} ${code}`,
    );
  }
}
