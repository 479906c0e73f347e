import type { Stripe } from 'stripe';
import type {
  BookedPayment,
  EventSnapshot,
  ProviderEvent,
  SubscriptionSnapshot,
} from '../payment-provider.ts';
import { idOf, moneyBack, paymentOf, snapshotOf } from './stripe-snapshot.ts';

/** What an event leads to: a subscription, and money that its latest invoice does not show. */
type Trace = {
  readonly subscription: string | undefined;
  readonly payments?: readonly BookedPayment[];
  readonly isDisputed?: boolean;
};

/** How the object of an event leads to its subscription. Only the id of the object is taken from the event. */
const TRACES: Readonly<Record<string, (stripe: Stripe, id: string) => Promise<Trace>>> = {
  subscription: async (_stripe, id) => ({ subscription: id }),
  'checkout.session': async (stripe, id) => {
    const { subscription } = await stripe.checkout.sessions.retrieve(id);
    return { subscription: subscription === null ? undefined : idOf(subscription) };
  },
  invoice: async (stripe, id) => {
    const invoice = await stripe.invoices.retrieve(id);
    return { subscription: subscriptionOf(invoice), payments: paymentOf(invoice) };
  },
  charge: async (stripe, id) => {
    const { payment_intent: payment } = await stripe.charges.retrieve(id);
    const { data } = await stripe.refunds.list({ charge: id, limit: 100 });
    const payments = data.filter((refund) => refund.status === 'succeeded').map(moneyBack);
    return { subscription: await subscriptionPaidBy(stripe, payment), payments };
  },
  dispute: async (stripe, id) => {
    const dispute = await stripe.disputes.retrieve(id);
    const subscription = await subscriptionPaidBy(stripe, dispute.payment_intent);
    // Until the bank has decided the money is only held; a question that it asks before (`warning_...`) takes none.
    const payments = dispute.status === 'lost' ? [moneyBack(dispute)] : [];
    return { subscription, payments, isDisputed: !/^(?:warning_|won|prevented)/.test(dispute.status) };
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
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/** Looks at what an event is about, as it stands now; undefined when it is about nothing of ours. */
export async function readStripeEvent(
  stripe: Stripe,
  { kind, about }: ProviderEvent,
  now: () => Date,
): Promise<EventSnapshot | undefined> {
  const trace = KINDS.has(kind) ? TRACES[about.type] : undefined;
  if (!trace || !/^\w+$/.test(about.id)) return undefined;
  const { subscription, payments, isDisputed = false } = await trace(stripe, about.id);
  const snapshot =
    subscription === undefined
      ? undefined
      : await readStripeSubscription(stripe, subscription, now, payments);
  return snapshot && { snapshot, isDisputed };
}

/** Looks at a subscription with its latest invoice. */
export async function readStripeSubscription(
  stripe: Stripe,
  id: string,
  now: () => Date,
  payments: readonly BookedPayment[] = [],
): Promise<SubscriptionSnapshot | undefined> {
  const seenAt = now();
  const found = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return snapshotOf(found, seenAt, payments);
}

/** The subscription whose invoice a payment has paid. */
async function subscriptionPaidBy(
  stripe: Stripe,
  payment: string | { readonly id: string } | null,
): Promise<string | undefined> {
  if (payment === null) return undefined;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(payment) },
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return invoice === undefined ? undefined : subscriptionOf(await stripe.invoices.retrieve(idOf(invoice)));
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return subscription === undefined ? undefined : idOf(subscription);
}
