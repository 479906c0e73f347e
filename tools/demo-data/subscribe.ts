import { happens } from './draw.ts';
import { DAY } from './durations.ts';
import type { Learner, World } from './learner.ts';
import { type DemoPayment, type PlanHistory, planHistory } from './plan-history.ts';
import { timestamp } from './rows.ts';

const REFUNDED = 0.015;

/** Chooses a plan and lets it run its course: a subscription with its payments, as the test provider would tell them. */
export function subscribe(learner: Learner, { catalogue, until }: World, at: number): PlanHistory {
  const history = planHistory(learner.random, catalogue.plans, at, until);
  const last = history.payments.at(-1);
  learner.rows.add('subscriptions', {
    id: learner.newId('subscriptions'),
    user_id: learner.id,
    plan_id: history.planId,
    status: history.status,
    trial_ends_at: timestamp(history.trialEndsAt),
    current_period_end: last ? timestamp(last.periodEnd) : null,
    provider: last ? 'test' : null,
    provider_customer_id: last ? `demonstration-customer-${learner.number}` : null,
    provider_subscription_id: last ? providerSubscription(learner) : null,
    provider_seen_at: last ? timestamp(history.changedAt) : null,
    price_minor: last?.plan.price_minor ?? null,
    currency: last?.plan.currency ?? null,
    cancel_at_period_end: history.canceledAt !== null,
    canceled_at: history.canceledAt === null ? null : timestamp(history.canceledAt),
    created_at: timestamp(history.chosenAt),
    updated_at: timestamp(history.changedAt),
  });
  for (const payment of history.payments) addPayment(learner, payment, until);
  return history;
}

function providerSubscription({ number }: Learner): string {
  return `demonstration-subscription-${number}`;
}

function addPayment(learner: Learner, { at, periodEnd, plan }: DemoPayment, until: number): void {
  addMovement(learner, plan, 'payment', at, periodEnd);
  const refundedAt = at + 2 * DAY;
  if (refundedAt < until && happens(learner.random, REFUNDED)) {
    addMovement(learner, plan, 'refund', refundedAt, null);
  }
}

function addMovement(
  learner: Learner,
  plan: DemoPayment['plan'],
  kind: 'payment' | 'refund',
  at: number,
  periodEnd: number | null,
): void {
  const id = learner.newId('payments');
  learner.rows.add('payments', {
    id,
    user_id: learner.id,
    plan_id: plan.id,
    kind,
    amount_minor: plan.price_minor,
    currency: plan.currency,
    provider: 'test',
    provider_reference: `demonstration-${id}`,
    provider_subscription_id: providerSubscription(learner),
    paid_at: timestamp(at),
    period_ends_at: periodEnd === null ? null : timestamp(periodEnd),
    created_at: timestamp(at),
  });
}
