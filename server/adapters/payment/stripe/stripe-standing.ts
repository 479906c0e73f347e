import type { ProviderState } from '#domain/billing/subscription-status.ts';
import type { BookedPayment, Standing } from '../payment-provider.ts';
import type { StripeInvoice, StripeSubscription } from './stripe-objects.ts';

/**
 * Stripe's statuses in our words. `incomplete` (the first payment is not made yet) and `paused` are missing: nothing
 * follows from them. Source: https://docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
const STATES: Readonly<Record<string, ProviderState>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** How a subscription of Stripe stands; undefined when nothing follows from it, or our checkout did not make it. */
export function standingOf(
  subscription: StripeSubscription,
  seenAt: Date,
  payments: readonly BookedPayment[] = [],
): Standing | undefined {
  const state = STATES[subscription.status];
  const { user_id: userId, plan_id: planId } = subscription.metadata;
  if (state === undefined || userId === undefined || planId === undefined) return undefined;
  const [{ price }] = subscription.items.data;
  const latest = subscription.latest_invoice;
  return {
    reference: subscription.id,
    customer: subscription.customer,
    userId,
    planId,
    state,
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    priceMinor: price.unit_amount,
    currency: price.currency,
    seenAt,
    payments: [...payments, ...(latest ? paymentOf(latest) : [])],
  };
}

/** The payment of an invoice; none while it is open. Its lines tell what it pays for, its own period is the one before. */
export function paymentOf(invoice: StripeInvoice): BookedPayment[] {
  const ends = invoice.lines.data.map((line) => line.period.end.getTime());
  if (invoice.status !== 'paid' || ends.length === 0) return [];
  return [
    {
      kind: 'payment',
      reference: invoice.id,
      amountMinor: invoice.amount_paid,
      currency: invoice.currency,
      paidAt: invoice.status_transitions.paid_at ?? invoice.created,
      periodEndsAt: new Date(Math.max(...ends)),
      receiptUrl: invoice.hosted_invoice_url,
    },
  ];
}
