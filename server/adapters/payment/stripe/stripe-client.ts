import * as v from 'valibot';
import { PaymentError } from '#domain/billing/payment-error.ts';

/** The shape of objects is the one of this version, whatever version the account has set. */
const API_VERSION = '2024-06-20';
/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** Fields of a call by Stripe's own names, such as `items[0][id]`. */
export type StripeFields = Readonly<Record<string, string>>;

/** Calls Stripe's API; the answer is checked against a schema. Throws a `PaymentError`. */
export type StripeClient = <T extends v.GenericSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: T,
  fields?: StripeFields,
) => Promise<v.InferOutput<T>>;

const failureSchema = v.object({
  error: v.object({ type: v.optional(v.string(), ''), code: v.optional(v.string(), '') }),
});

/** @param apiUrl without a slash at the end */
export function createStripeClient(apiUrl: string, secretKey: string): StripeClient {
  return async (method, path, schema, fields = {}) => {
    const form = new URLSearchParams(fields).toString();
    const isRead = method === 'GET';
    const call = `${method} ${path.split('/').slice(0, 3).join('/')}`;
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${apiUrl}${path}${isRead && form !== '' ? `?${form}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': API_VERSION,
          ...(isRead ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(isRead ? {} : { body: form }),
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: 'error',
      });
      body = await response.json();
    } catch (error) {
      throw new PaymentError('payment-unavailable', `${call}: ${String(error)}`);
    }
    if (!response.ok) throw refusal(call, response.status, body);
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output;
    const field = v.getDotPath(parsed.issues[0]) ?? '';
    throw new PaymentError('payment-unavailable', `${call}: the answer has no proper "${field}".`);
  };
}

function refusal(call: string, status: number, body: unknown): PaymentError {
  const failure = v.safeParse(failureSchema, body);
  const { type, code } = failure.success ? failure.output.error : { type: '', code: '' };
  const kind = type === 'card_error' || status === 402 ? 'payment-declined' : 'payment-unavailable';
  return new PaymentError(kind, `${call}: Stripe answered ${status} ${type} ${code}`);
}
