/** Where a subscription stands. Without a row nobody has chosen anything yet. */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'canceled', 'expired'] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What happens to a subscription. `ended` is the provider's: it was canceled and ran out, or was given up. */
export const SUBSCRIPTION_EVENTS = [
  'plan-chosen',
  'trial-ended',
  'payment-succeeded',
  'payment-failed',
  'cancel-requested',
  'resumed',
  'ended',
] as const;

export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

/**
 * The state machine: what follows from an event in a status; null is refused. Canceling an active subscription leaves it
 * active, since what is paid stays open until the end of its period; with a payment overdue nothing is paid, so that it
 * ends at once. Only a payment makes a subscription active.
 */
const TRANSITIONS: Readonly<
  Record<SubscriptionStatus, Readonly<Record<SubscriptionEvent, SubscriptionStatus | null>>>
> = {
  trialing: {
    'plan-chosen': 'trialing',
    'trial-ended': 'expired',
    'payment-succeeded': 'active',
    'payment-failed': 'trialing',
    'cancel-requested': null,
    resumed: null,
    ended: null,
  },
  active: {
    'plan-chosen': null,
    'trial-ended': null,
    'payment-succeeded': 'active',
    'payment-failed': 'past_due',
    'cancel-requested': 'active',
    resumed: 'active',
    ended: 'canceled',
  },
  past_due: {
    'plan-chosen': null,
    'trial-ended': null,
    'payment-succeeded': 'active',
    'payment-failed': 'past_due',
    'cancel-requested': 'expired',
    resumed: null,
    ended: 'expired',
  },
  canceled: {
    'plan-chosen': 'canceled',
    'trial-ended': null,
    'payment-succeeded': 'active',
    'payment-failed': null,
    'cancel-requested': 'canceled',
    resumed: null,
    ended: 'canceled',
  },
  expired: {
    'plan-chosen': 'expired',
    'trial-ended': 'expired',
    'payment-succeeded': 'active',
    'payment-failed': null,
    'cancel-requested': null,
    resumed: null,
    ended: 'expired',
  },
};

/** The status after an event, or null where the event is refused. An event that comes twice changes nothing the second time. */
export function statusAfter(status: SubscriptionStatus, event: SubscriptionEvent): SubscriptionStatus | null {
  return TRANSITIONS[status][event];
}

/** How the provider sees a subscription now. */
export type ProviderState = 'paid' | 'unpaid' | 'ended';

const EVENT_OF: Readonly<Record<ProviderState, SubscriptionEvent>> = {
  paid: 'payment-succeeded',
  unpaid: 'payment-failed',
  ended: 'ended',
};

/** The status that agrees with the provider; what cannot follow from the status so far changes nothing. */
export function statusAsReported(status: SubscriptionStatus, reported: ProviderState): SubscriptionStatus {
  return statusAfter(status, EVENT_OF[reported]) ?? status;
}
