import type { Cents } from '#domain/kernel/money/cents.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { CheckoutScreen, PaidPlan } from '#domain/billing/contract.ts';
import type { ProviderState } from '#domain/billing/subscription-status.ts';

/** A plan as it is sold. */
export type PlanOnSale = {
  readonly id: PaidPlan;
  /** As it stands on the receipt. */
  readonly name: string;
  /** Of one interval, in minor units. */
  readonly priceMinor: Cents;
  readonly currency: string;
  readonly intervalMonths: number;
};

/** What a learner wants to pay for. */
export type CheckoutOrder = {
  readonly userId: UserId;
  /** Filled in at the provider; undefined where nobody has confirmed it. */
  readonly email: string | undefined;
  readonly plan: PlanOnSale;
  readonly from: CheckoutScreen;
};

/** Money that came in, or went back, as the provider has booked it. */
export type BookedPayment = {
  readonly kind: 'payment' | 'refund';
  /** Of the invoice or the refund. */
  readonly reference: string;
  readonly amountMinor: Cents;
  readonly currency: string;
  readonly paidAt: Date;
  /** Until when it pays the subscription; null for a refund. */
  readonly periodEndsAt: Date | null;
  /** The provider's own page of the receipt, where there is one. */
  readonly receiptUrl: string | null;
};

/** A subscription as the provider sees it. */
export type SubscriptionSnapshot = {
  /** The provider's id of the subscription. */
  readonly reference: string;
  readonly customer: string | null;
  readonly userId: UserId;
  readonly planId: PaidPlan;
  readonly state: ProviderState;
  /** Canceled, and paid until the end of the period. */
  readonly endsAtPeriodEnd: boolean;
  readonly priceMinor: Cents;
  readonly currency: string;
  /** Not before this moment did it stand so. */
  readonly seenAt: Date;
  /** Those that came to light by looking: at least the latest. Booked before, they change nothing. */
  readonly payments: readonly BookedPayment[];
};

/** A subscription as we know it from the last look at the provider. */
export type KnownSubscription = {
  readonly reference: string;
  readonly userId: UserId;
  readonly planId: PaidPlan;
  readonly priceMinor: Cents;
  readonly currency: string;
  readonly intervalMonths: number;
  readonly endsAtPeriodEnd: boolean;
  readonly periodEndsAt: Date;
};

/** What an event led to. */
export type EventSnapshot = {
  readonly snapshot: SubscriptionSnapshot;
  /** Somebody has asked their bank to take a payment back. */
  readonly isDisputed: boolean;
};

/** Something that the provider tells. It says only that there is something to look at: see docs/decisions/payments.md. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  /** The provider's object that it is about. */
  readonly about: { readonly type: string; readonly id: string };
};

/** Takes payments. Every call may throw a `PaymentError`. */
export type PaymentProvider = {
  readonly name: 'test' | 'stripe';
  /** @returns the address of the page to pay on */
  startCheckout(order: CheckoutOrder): Promise<string>;
  /** What became of a checkout that this user started; undefined while it is not paid, or somebody else's. */
  readCheckout(checkout: string, userId: UserId): Promise<SubscriptionSnapshot | undefined>;
  /** How a subscription stands now. */
  readSubscription(subscription: KnownSubscription): Promise<SubscriptionSnapshot>;
  /** Goes on with another plan at once; the difference is charged or credited. */
  changePlan(subscription: KnownSubscription, plan: PlanOnSale): Promise<SubscriptionSnapshot>;
  cancelAtPeriodEnd(subscription: KnownSubscription): Promise<SubscriptionSnapshot>;
  /** Takes the cancellation back. */
  resume(subscription: KnownSubscription): Promise<SubscriptionSnapshot>;
  /** Ends a subscription at once, without paying anything back. */
  end(subscription: KnownSubscription | SubscriptionSnapshot): Promise<SubscriptionSnapshot>;
  /** @returns the address of the page where what is overdue is paid */
  payOverdue(subscription: KnownSubscription): Promise<string>;
  /** The event in a body that the provider has signed; undefined when it has not. */
  checkEvent(body: string, signature: string | null, now: Date): ProviderEvent | undefined;
  /** Looks at what an event is about; undefined when it is about nothing of ours. */
  readEvent(event: ProviderEvent): Promise<EventSnapshot | undefined>;
};
