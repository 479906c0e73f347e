import { CHECKOUT_CANCELED, checkoutReturn } from '#domain/billing/contract.ts';
import { PaymentError } from '#domain/billing/payment-error.ts';
import { Stripe } from 'stripe';
import type {
  CheckoutOrder,
  PaymentProvider,
  PlanOnSale,
  ProviderEvent,
  SubscriptionSnapshot,
} from '../payment-provider.ts';
import { askStripe, createStripeClient } from './stripe-client.ts';
import { readStripeEvent, readStripeSubscription } from './stripe-events.ts';
import { idOf, snapshotOf } from './stripe-snapshot.ts';

export type StripeOptions = {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** What Stripe's ids of checkouts look like: what else stands in an address leads nowhere. */
const CHECKOUT_ID = /^cs_\w+$/;

/** How old a signed event may be, in seconds: Stripe's own default. */
const TOLERANCE_SECONDS = 300;

const WITH_INVOICE = ['latest_invoice'];

/** Stripe Checkout and Billing. Prices travel with each call, so that nothing has to be set up in Stripe's dashboard. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, publicUrl, now } = options;
  const stripe = createStripeClient(options.apiUrl, options.secretKey);

  const read = (reference: string) => stripe.subscriptions.retrieve(reference, { expand: WITH_INVOICE });

  /** Changes a subscription and tells how it stands then. */
  async function change(
    reference: string,
    work: () => Promise<Stripe.Subscription>,
  ): Promise<SubscriptionSnapshot> {
    const seenAt = now();
    return known(snapshotOf(await work(), seenAt), reference);
  }

  return {
    name: 'stripe',
    startCheckout: (order) =>
      askStripe(async () => {
        const { url } = await stripe.checkout.sessions.create(checkoutOf(order, publicUrl));
        if (url === null) throw new PaymentError('payment-unavailable', 'A checkout without a page.');
        return url;
      }),
    readCheckout: (checkout, userId) =>
      askStripe(async () => {
        if (!CHECKOUT_ID.test(checkout)) return undefined;
        const { client_reference_id: buyer, subscription } =
          await stripe.checkout.sessions.retrieve(checkout);
        if (buyer !== userId || subscription === null) return undefined;
        return readStripeSubscription(stripe, idOf(subscription), now);
      }),
    readSubscription: ({ reference }) =>
      askStripe(async () => known(await readStripeSubscription(stripe, reference, now), reference)),
    changePlan: ({ reference }, plan) =>
      askStripe(async () => {
        const item = (await read(reference)).items.data[0];
        if (!item) throw new PaymentError('payment-unavailable', `${reference} is for nothing.`);
        const product = await stripe.products.create({ name: plan.name });
        return change(reference, () =>
          stripe.subscriptions.update(reference, {
            items: [{ id: item.id, price_data: { ...priceOf(plan), product: product.id } }],
            metadata: { plan_id: plan.id },
            // The difference is charged now; a card that refuses it leaves the plan as it is.
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            expand: WITH_INVOICE,
          }),
        );
      }),
    cancelAtPeriodEnd: ({ reference }) =>
      askStripe(() => change(reference, () => setEnd(stripe, reference, true))),
    resume: ({ reference }) => askStripe(() => change(reference, () => setEnd(stripe, reference, false))),
    end: ({ reference }) =>
      askStripe(async () => {
        // Stripe refuses to end what has ended already, which we may not have heard of.
        const snapshot = await readStripeSubscription(stripe, reference, now);
        if (snapshot?.state === 'ended') return snapshot;
        return change(reference, () => stripe.subscriptions.cancel(reference, { expand: WITH_INVOICE }));
      }),
    payOverdue: ({ reference }) =>
      askStripe(async () => {
        const { latest_invoice: invoice } = await read(reference);
        const url = typeof invoice === 'object' ? invoice?.hosted_invoice_url : undefined;
        if (!url) throw new PaymentError('payment-unavailable', `${reference} has no invoice to pay.`);
        return url;
      }),
    checkEvent: (body, signature, at) => checkEvent(stripe, body, signature, webhookSecret, at),
    readEvent: (event) => askStripe(() => readStripeEvent(stripe, event, now)),
  };
}

function checkEvent(
  stripe: Stripe,
  body: string,
  signature: string | null,
  secret: string,
  at: Date,
): ProviderEvent | undefined {
  try {
    const { id, type, created, data } = stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      at.getTime(),
    );
    const about = { type: data.object.object, id: 'id' in data.object ? data.object.id : '' };
    return { id, kind: type, createdAt: new Date(created * 1000), about };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

function setEnd(stripe: Stripe, reference: string, atPeriodEnd: boolean): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(reference, {
    cancel_at_period_end: atPeriodEnd,
    expand: WITH_INVOICE,
  });
}

function checkoutOf(
  { userId, email, plan, from }: CheckoutOrder,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const back = publicUrl + checkoutReturn(from);
  return {
    mode: 'subscription',
    client_reference_id: userId,
    ...(email !== undefined && { customer_email: email }),
    line_items: [{ quantity: 1, price_data: { ...priceOf(plan), product_data: { name: plan.name } } }],
    subscription_data: { metadata: { user_id: userId, plan_id: plan.id } },
    success_url: `${back}{CHECKOUT_SESSION_ID}`,
    cancel_url: back + CHECKOUT_CANCELED,
  };
}

function priceOf({ priceMinor, currency, intervalMonths }: PlanOnSale) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: priceMinor,
    recurring: { interval: 'month', interval_count: intervalMonths },
  } as const;
}

function known(snapshot: SubscriptionSnapshot | undefined, reference: string): SubscriptionSnapshot {
  if (!snapshot) throw new PaymentError('payment-unavailable', `${reference} is not a subscription of ours.`);
  return snapshot;
}
