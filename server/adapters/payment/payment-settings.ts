/** Who takes the payments, and how to reach them; null when nobody does. */
export type PaymentSettings =
  | null
  | { readonly provider: 'test' }
  | {
      readonly provider: 'stripe';
      /** Without a slash at the end. */
      readonly apiUrl: string;
      readonly secretKey: string;
      readonly webhookSecret: string;
    };

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads `PAYMENT_PROVIDER` and what it needs. @throws one sentence that names what is wrong, without repeating secrets */
export function readPaymentSettings(env: Variables): PaymentSettings {
  const provider = env.PAYMENT_PROVIDER ?? '';
  if (provider === '') return null;
  if (provider === 'test') return { provider };
  if (provider !== 'stripe') throw new Error(`PAYMENT_PROVIDER must be stripe or test, not "${provider}".`);
  const apiUrl = (env.STRIPE_API_URL || 'https://api.stripe.com').replace(/\/+$/, '');
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new Error('STRIPE_API_URL must be an address such as https://api.stripe.com.');
  }
  return {
    provider,
    apiUrl,
    secretKey: required(env, 'STRIPE_SECRET_KEY'),
    webhookSecret: required(env, 'STRIPE_WEBHOOK_SECRET'),
  };
}

function required(env: Variables, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`PAYMENT_PROVIDER is stripe, so ${name} has to be set.`);
  return value;
}
