import { nominal } from '#domain/kernel/nominal.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { cents } from '#domain/kernel/money/cents.ts';
import { PAID_PLANS } from '#domain/billing/contract.ts';
import type { ProviderState } from '#domain/billing/subscription-status.ts';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { BookedPayment, SubscriptionSnapshot } from '../payment-provider.ts';

/*
 * Stripe's objects in our words. Money is in minor units, moments are seconds since 1970, currencies are in lower case.
 */

/**
 * `incomplete` (the first payment is not made yet) and `paused` are missing: nothing follows from them.
 * Source: https://docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
const STATES: Readonly<Record<string, ProviderState>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** Written by our checkout; a subscription without it is not ours. */
const ours = v.object({
  user_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>)),
  plan_id: v.picklist(PAID_PLANS),
});

/**
 * How a subscription of Stripe stands; undefined when nothing follows from it, or our checkout did not make it.
 *
 * @param subscription with its latest invoice
 */
export function snapshotOf(
  subscription: Stripe.Subscription,
  seenAt: Date,
  payments: readonly BookedPayment[] = [],
): SubscriptionSnapshot | undefined {
  const state = STATES[subscription.status];
  const metadata = v.safeParse(ours, subscription.metadata);
  const price = subscription.items.data[0]?.price;
  if (state === undefined || !metadata.success || !price) return undefined;
  const latest = subscription.latest_invoice;
  return {
    reference: subscription.id,
    customer: idOf(subscription.customer),
    userId: metadata.output.user_id,
    planId: metadata.output.plan_id,
    state,
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    priceMinor: cents(price.unit_amount ?? 0),
    currency: price.currency.toUpperCase(),
    seenAt,
    payments: [...payments, ...(latest && typeof latest === 'object' ? paymentOf(latest) : [])],
  };
}

/** The payment of an invoice; none while it is open. Its lines tell what it pays for, its own period is the one before. */
export function paymentOf(invoice: Stripe.Invoice): BookedPayment[] {
  const ends = invoice.lines.data.map((line) => line.period.end);
  if (invoice.status !== 'paid' || ends.length === 0) return [];
  return [
    {
      kind: 'payment',
      reference: invoice.id,
      amountMinor: cents(invoice.amount_paid),
      currency: invoice.currency.toUpperCase(),
      paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
      periodEndsAt: moment(Math.max(...ends)),
      receiptUrl: invoice.hosted_invoice_url ?? null,
    },
  ];
}

/** Money that went back: a refund, or a payment that the bank has taken back. */
export function moneyBack({ id, amount, currency, created }: Stripe.Refund | Stripe.Dispute): BookedPayment {
  return {
    kind: 'refund',
    reference: id,
    amountMinor: cents(amount),
    currency: currency.toUpperCase(),
    paidAt: moment(created),
    periodEndsAt: null,
    receiptUrl: null,
  };
}

/** The id of an object that may have come whole. */
export function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
