import type { Cents } from '../kernel/money/cents.ts';
import type { UserId } from '../kernel/ids.ts';
import * as v from 'valibot';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription-status.ts';

export const SUBSCRIPTION_SORTS = ['created_at', 'current_period_end', 'price_minor'] as const;
export const PAYMENT_SORTS = ['paid_at', 'amount_minor'] as const;
export const PAYMENT_KINDS = ['payment', 'refund'] as const;

/** The plans by which lists are narrowed. */
export const BILLED_PLANS = ['trial', 'basic', 'pro', 'premium', 'elite'] as const;

/** As many rows as one call gives. */
export const MOST_BILLING_ROWS = 500;

const plan = v.optional(v.picklist(BILLED_PLANS));
const ascending = v.optional(v.boolean(), false);
/** From 1. */
const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);
const pageSize = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BILLING_ROWS)),
  25,
);

/** The body of `list-subscriptions`: what is left out does not narrow the list. */
export const listSubscriptionsRequest = v.object({
  status: v.optional(v.picklist(SUBSCRIPTION_STATUSES)),
  sort: v.optional(v.picklist(SUBSCRIPTION_SORTS), 'created_at'),
  plan,
  ascending,
  page,
  page_size: pageSize,
});
export type ListSubscriptionsRequest = v.InferInput<typeof listSubscriptionsRequest>;

/** A subscription in the list; moments are ISO dates, money is in minor units. */
export type ListedSubscription = {
  readonly id: string;
  readonly user_id: UserId;
  readonly email: string | null;
  readonly is_demonstration: boolean;
  readonly plan_id: string;
  readonly status: SubscriptionStatus;
  readonly price_minor: Cents | null;
  readonly currency: string | null;
  readonly trial_ends_at: string | null;
  readonly current_period_end: string | null;
  readonly cancel_at_period_end: boolean;
  readonly provider: string | null;
  readonly provider_subscription_id: string | null;
  readonly created_at: string;
};

/** A page of the list, and how many all pages have. */
export type ListSubscriptionsAnswer = {
  readonly subscriptions: readonly ListedSubscription[];
  readonly count: number;
};

/** The body of `list-payments`. */
export const listPaymentsRequest = v.object({
  kind: v.optional(v.picklist(PAYMENT_KINDS)),
  sort: v.optional(v.picklist(PAYMENT_SORTS), 'paid_at'),
  plan,
  ascending,
  page,
  page_size: pageSize,
});
export type ListPaymentsRequest = v.InferInput<typeof listPaymentsRequest>;

/** A payment in the list; `user_id` and `email` are null once the account was deleted. */
export type ListedPayment = {
  readonly id: string;
  readonly user_id: UserId | null;
  readonly email: string | null;
  readonly is_demonstration: boolean;
  readonly plan_id: string;
  readonly kind: (typeof PAYMENT_KINDS)[number];
  readonly amount_minor: Cents;
  readonly currency: string;
  readonly provider: string;
  readonly provider_reference: string;
  readonly receipt_url: string | null;
  readonly paid_at: string;
};

export type ListPaymentsAnswer = { readonly payments: readonly ListedPayment[]; readonly count: number };

/** The answer of `read-billing-totals`: how plans and payments stand at this moment. */
export type BillingTotals = {
  readonly provider: string | null;
  /** When the provider last told something; null: never. */
  readonly last_event_at: string | null;
  /** How many subscriptions stand where, by status. */
  readonly subscriptions: Readonly<Partial<Record<SubscriptionStatus, number>>>;
  /** By currency, in minor units: what came in, what went back, since the beginning and in the last 30 days. */
  readonly money: readonly {
    readonly currency: string;
    readonly paid_minor: Cents;
    readonly refunded_minor: Cents;
    readonly recently_paid_minor: Cents;
    readonly recently_refunded_minor: Cents;
  }[];
  /** Whether any of it is of demonstration learners. */
  readonly includes_demonstration: boolean;
};
