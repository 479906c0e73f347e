import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';

/** The product that takes payments by Stripe, with the stand-in for it. */
export type BillingProduct = {
  readonly server: PagesServer;
  readonly stripe: StripeServer;
  /** Hands an event to the product as Stripe does. @returns the status of the answer */
  deliver(event: { readonly body: string; readonly signature: string | null }): Promise<number>;
  /** A learner who has paid for a plan until a moment, without the product having been told. */
  buy(email: string, plan: string, until: Date): Promise<Customer>;
  stop(): Promise<void>;
};

export type Customer = TestLearner & { readonly checkout: string; readonly subscription: string };

export async function startBillingProduct(): Promise<BillingProduct> {
  const stripe = await startStripeServer();
  const server = await startPages({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  });
  return {
    server,
    stripe,
    async deliver({ body, signature }) {
      const address = `${server.url}/functions/v1/receive-payment-event?apikey=${server.anonKey}`;
      const headers = signature === null ? {} : { 'stripe-signature': signature };
      return (await fetch(address, { method: 'POST', body, headers })).status;
    },
    async buy(email, plan, until) {
      const learner = await signUpLearner(server, email);
      const { body } = await learner.call('start-checkout', { plan_id: plan, from: 'account' });
      const checkout = String(body.url).split('/').at(-1) ?? '';
      return { ...learner, checkout, subscription: stripe.pay(checkout, until) };
    },
    async stop() {
      await server.stop();
      await stripe.close();
    },
  };
}

/** What the learner sees of their own subscription. */
export async function ownSubscription({ rest }: TestLearner): Promise<Record<string, unknown>> {
  const { data } = await rest
    .from('subscriptions')
    .select('plan_id, status, current_period_end, cancel_at_period_end, price_minor, currency')
    .single();
  return { ...data };
}

/** The kinds and amounts of the learner's payments, in the order in which they were made. */
export async function ownPayments({ rest }: TestLearner): Promise<unknown[]> {
  const { data } = await rest.from('payments').select('kind, amount_minor').order('created_at');
  return (data ?? []).map(({ kind, amount_minor: amount }) => [kind, amount]);
}
