import * as v from 'valibot';
import { CHECKOUT_CANCELED, checkoutReturn } from '#domain/billing/contract.ts';
import { PaymentError } from '#domain/billing/payment-error.ts';
import type {
  CheckoutOrder,
  KnownSubscription,
  PaymentProvider,
  PlanOnSale,
  ProviderEvent,
  Standing,
} from '../payment-provider.ts';
import { createStripeClient, type StripeFields } from './stripe-client.ts';
import { readStripeEvent, readStripeSubscription } from './stripe-events.ts';
import { eventSchema, productSchema, sessionSchema, subscriptionSchema } from './stripe-objects.ts';
import { isSignedByStripe } from './stripe-signature.ts';
import { standingOf } from './stripe-standing.ts';

export type StripeOptions = {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** What Stripe's ids of checkouts look like: what else stands in an address leads nowhere. */
const CHECKOUT_ID = /^cs_\w+$/;

const WITH_INVOICE = { 'expand[0]': 'latest_invoice' } as const;

/** Stripe Checkout and Billing. Prices travel with each call, so that nothing has to be set up in Stripe's dashboard. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, publicUrl, now } = options;
  const client = createStripeClient(options.apiUrl, options.secretKey);

  const pathOf = ({ reference }: KnownSubscription) => `/v1/subscriptions/${reference}`;
  /** Changes a subscription and tells how it stands then. */
  async function change(
    method: 'POST' | 'DELETE',
    subscription: KnownSubscription,
    fields: StripeFields,
  ): Promise<Standing> {
    const seenAt = now();
    const path = pathOf(subscription);
    const changed = await client(method, path, subscriptionSchema, { ...fields, ...WITH_INVOICE });
    return known(standingOf(changed, seenAt), path);
  }

  return {
    name: 'stripe',
    async startCheckout(order) {
      const session = await client(
        'POST',
        '/v1/checkout/sessions',
        sessionSchema,
        checkoutFields(order, publicUrl),
      );
      if (session.url === null) throw new PaymentError('payment-unavailable', 'A checkout without a page.');
      return session.url;
    },
    async readCheckout(checkout, userId) {
      if (!CHECKOUT_ID.test(checkout)) return undefined;
      const session = await client('GET', `/v1/checkout/sessions/${checkout}`, sessionSchema);
      if (session.client_reference_id !== userId || session.subscription === null) return undefined;
      return readStripeSubscription(client, session.subscription, now);
    },
    readSubscription: async (subscription) =>
      known(await readStripeSubscription(client, subscription.reference, now), pathOf(subscription)),
    async changePlan(subscription, plan) {
      const { items } = await client('GET', pathOf(subscription), subscriptionSchema, WITH_INVOICE);
      const product = await client('POST', '/v1/products', productSchema, { name: plan.name });
      return change('POST', subscription, {
        'items[0][id]': items.data[0].id,
        ...priceFields('items[0]', plan),
        'items[0][price_data][product]': product.id,
        'metadata[plan_id]': plan.id,
        // The difference is charged now; a card that refuses it leaves the plan as it is.
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
    },
    cancelAtPeriodEnd: (subscription) => change('POST', subscription, { cancel_at_period_end: 'true' }),
    resume: (subscription) => change('POST', subscription, { cancel_at_period_end: 'false' }),
    async end(subscription) {
      // Stripe refuses to end what has ended already, which we may not have heard of.
      const standing = await readStripeSubscription(client, subscription.reference, now);
      return standing?.state === 'ended' ? standing : change('DELETE', subscription, {});
    },
    async payOverdue(subscription) {
      const path = pathOf(subscription);
      const { latest_invoice: invoice } = await client('GET', path, subscriptionSchema, WITH_INVOICE);
      if (!invoice?.hosted_invoice_url) {
        throw new PaymentError('payment-unavailable', `${path} has no invoice to pay.`);
      }
      return invoice.hosted_invoice_url;
    },
    checkEvent(body, signature, at) {
      return isSignedByStripe(body, signature, webhookSecret, at) ? readBody(body) : undefined;
    },
    readEvent: (event) => readStripeEvent(client, event, now),
  };
}

function readBody(body: string): ProviderEvent | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), body);
  if (!parsed.success) return undefined;
  const { id, type: kind, created: createdAt, data } = parsed.output;
  return { id, kind, createdAt, about: { type: data.object.object, id: data.object.id } };
}

function checkoutFields({ userId, email, plan, from }: CheckoutOrder, publicUrl: string): StripeFields {
  const back = publicUrl + checkoutReturn(from);
  return {
    mode: 'subscription',
    client_reference_id: userId,
    ...(email === undefined ? {} : { customer_email: email }),
    'line_items[0][quantity]': '1',
    ...priceFields('line_items[0]', plan),
    'line_items[0][price_data][product_data][name]': plan.name,
    'subscription_data[metadata][user_id]': userId,
    'subscription_data[metadata][plan_id]': plan.id,
    success_url: `${back}{CHECKOUT_SESSION_ID}`,
    cancel_url: back + CHECKOUT_CANCELED,
  };
}

function priceFields(item: string, { priceMinor, currency, intervalMonths }: PlanOnSale): StripeFields {
  return {
    [`${item}[price_data][currency]`]: currency.toLowerCase(),
    [`${item}[price_data][unit_amount]`]: String(priceMinor),
    [`${item}[price_data][recurring][interval]`]: 'month',
    [`${item}[price_data][recurring][interval_count]`]: String(intervalMonths),
  };
}

function known(standing: Standing | undefined, path: string): Standing {
  if (!standing) throw new PaymentError('payment-unavailable', `${path} is not a subscription of ours.`);
  return standing;
}
