import type { UserId } from '#domain/kernel/ids.ts';
import { cents } from '#domain/kernel/money/cents.ts';
import { randomUUID } from 'node:crypto';
import { PAID_PLANS } from '#domain/billing/contract.ts';
import { PaymentError } from '#domain/billing/payment-error.ts';
import { periodEnd } from '#domain/billing/period-end.ts';
import type {
  BookedPayment,
  CheckoutOrder,
  KnownSubscription,
  PaymentProvider,
  SubscriptionSnapshot,
} from './payment-provider.ts';

/** Plan, price, currency, months, id and second of a checkout: nobody pays here, so there is nothing to forge. */
const CHECKOUT =
  /^(?<plan>[a-z]+)\.(?<price>\d{1,9})\.(?<currency>[A-Z]{3})\.(?<months>\d{1,2})\.(?<id>[0-9a-f-]{36})\.(?<seconds>\d{1,11})$/;

/**
 * A provider without money, network or memory, to try an installation with: its checkout is the page /test-checkout of
 * the app, and everything else follows from what we know of a subscription. A period that is over is paid again.
 */
export function createTestProvider(publicUrl: string, now: () => Date): PaymentProvider {
  return {
    name: 'test',
    startCheckout: async ({ plan, from }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      const parts = [plan.id, plan.priceMinor, plan.currency, plan.intervalMonths, randomUUID(), seconds];
      return checkoutPage(publicUrl, { plan: plan.id, from, checkout: parts.join('.') });
    },
    readCheckout: async (checkout, userId) => readCheckout(checkout, userId, now()),
    readSubscription: async (subscription) => renew(subscription, now()),
    changePlan: async (subscription, plan) => ({
      ...snapshot(subscription, now()),
      planId: plan.id,
      priceMinor: plan.priceMinor,
      currency: plan.currency,
    }),
    cancelAtPeriodEnd: async (subscription) => ({
      ...snapshot(subscription, now()),
      endsAtPeriodEnd: true,
    }),
    resume: async (subscription) => ({ ...snapshot(subscription, now()), endsAtPeriodEnd: false }),
    end: async (subscription) => ({ ...snapshot(subscription, now()), state: 'ended' }),
    async payOverdue({ planId, priceMinor, currency, intervalMonths, userId }) {
      const plan = { id: planId, name: planId, priceMinor, currency, intervalMonths };
      return this.startCheckout({ userId, email: undefined, plan, from: 'account' });
    },
    // Nothing happens here that we have not asked for.
    checkEvent: () => undefined,
    readEvent: async () => undefined,
  };
}

function checkoutPage(
  publicUrl: string,
  search: { plan: string; from: CheckoutOrder['from']; checkout: string },
): string {
  return `${publicUrl}/test-checkout?${new URLSearchParams(search).toString()}`;
}

/** Whoever comes back with the id of a checkout has pressed the button that pays. */
function readCheckout(checkout: string, userId: UserId, now: Date): SubscriptionSnapshot | undefined {
  const groups = CHECKOUT.exec(checkout)?.groups;
  const planId = PAID_PLANS.find((plan) => plan === groups?.plan);
  if (!groups || planId === undefined) return undefined;
  const { price, currency = '', months, id, seconds } = groups;
  const start = new Date(Number(seconds) * 1000);
  const end = periodEnd(start, Number(months));
  if (start > now || end <= now) return undefined;
  const subscription = {
    reference: `test_${id}`,
    userId,
    planId,
    priceMinor: cents(Number(price)),
    currency,
    intervalMonths: Number(months),
    endsAtPeriodEnd: false,
    periodEndsAt: end,
  };
  return snapshot(subscription, now, [book(subscription, start, end)]);
}

/** A subscription whose period is over is canceled where that was asked for, else paid until the next end to come. */
function renew(subscription: KnownSubscription, now: Date): SubscriptionSnapshot {
  let { periodEndsAt } = subscription;
  if (periodEndsAt <= now && subscription.endsAtPeriodEnd) {
    return { ...snapshot(subscription, now), state: 'ended' };
  }
  const payments: BookedPayment[] = [];
  while (periodEndsAt <= now) {
    const end = periodEnd(periodEndsAt, subscription.intervalMonths);
    payments.push(book(subscription, periodEndsAt, end));
    periodEndsAt = end;
  }
  return snapshot(subscription, now, payments);
}

function book(subscription: KnownSubscription, paidAt: Date, periodEndsAt: Date): BookedPayment {
  if (subscription.intervalMonths < 1)
    throw new PaymentError('payment-unavailable', 'A plan without interval.');
  return {
    kind: 'payment',
    reference: `${subscription.reference}_${paidAt.getTime() / 1000}`,
    amountMinor: subscription.priceMinor,
    currency: subscription.currency,
    paidAt,
    periodEndsAt,
    receiptUrl: null,
  };
}

function snapshot(
  subscription: KnownSubscription | SubscriptionSnapshot,
  seenAt: Date,
  payments: readonly BookedPayment[] = [],
): SubscriptionSnapshot {
  const { reference, userId, planId, endsAtPeriodEnd, priceMinor, currency } = subscription;
  const known = { reference, userId, planId, endsAtPeriodEnd, priceMinor, currency };
  return { ...known, customer: null, state: 'paid', seenAt, payments };
}
