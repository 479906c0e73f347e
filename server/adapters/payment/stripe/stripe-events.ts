import type { BookedPayment, ProviderEvent, Standing } from '../payment-provider.ts';
import type { StripeClient } from './stripe-client.ts';
import { chargeSchema, invoiceSchema, sessionSchema, subscriptionSchema } from './stripe-objects.ts';
import { paymentOf, standingOf } from './stripe-standing.ts';

/** What an event leads to: a subscription, and money that its latest invoice does not show. */
type Trace = { readonly subscription: string | null; readonly payments: readonly BookedPayment[] };

/** How the object of an event leads to its subscription. Only the id of the object is taken from the event. */
const TRACES: Readonly<Record<string, (client: StripeClient, id: string) => Promise<Trace>>> = {
  subscription: async (_client, id) => ({ subscription: id, payments: [] }),
  'checkout.session': async (client, id) => {
    const { subscription } = await client('GET', `/v1/checkout/sessions/${id}`, sessionSchema);
    return { subscription, payments: [] };
  },
  invoice: async (client, id) => {
    const invoice = await client('GET', `/v1/invoices/${id}`, invoiceSchema);
    return { subscription: invoice.subscription, payments: paymentOf(invoice) };
  },
  charge: async (client, id) => {
    const fields = { 'expand[0]': 'refunds', 'expand[1]': 'invoice' };
    const { invoice, refunds } = await client('GET', `/v1/charges/${id}`, chargeSchema, fields);
    const payments = refunds.data
      .filter((refund) => refund.status === 'succeeded')
      .map((refund) => ({
        kind: 'refund' as const,
        reference: refund.id,
        amountMinor: refund.amount,
        currency: refund.currency,
        paidAt: refund.created,
        periodEndsAt: null,
        receiptUrl: null,
      }));
    return { subscription: invoice?.subscription ?? null, payments };
  },
};

/** The events that change a subscription or its payments; all others are about nothing that we keep. */
const KINDS = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
]);

/** Looks at what an event is about, as it stands now; undefined when it is about nothing of ours. */
export async function readStripeEvent(
  client: StripeClient,
  { kind, about }: ProviderEvent,
  now: () => Date,
): Promise<Standing | undefined> {
  const trace = KINDS.has(kind) ? TRACES[about.type] : undefined;
  if (!trace || !/^\w+$/.test(about.id)) return undefined;
  const { subscription, payments } = await trace(client, about.id);
  return subscription === null ? undefined : readStripeSubscription(client, subscription, now, payments);
}

/** Looks at a subscription with its latest invoice. */
export async function readStripeSubscription(
  client: StripeClient,
  id: string,
  now: () => Date,
  payments: readonly BookedPayment[] = [],
): Promise<Standing | undefined> {
  const seenAt = now();
  const fields = { 'expand[0]': 'latest_invoice' };
  const found = await client('GET', `/v1/subscriptions/${id}`, subscriptionSchema, fields);
  return standingOf(found, seenAt, payments);
}
