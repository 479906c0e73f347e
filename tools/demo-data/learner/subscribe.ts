import { happens } from '../draw.ts';
import { DAY } from '../durations.ts';
import type { Learner } from './learner.ts';
import type { DemoPayment, PlanHistory } from './plan-history.ts';
import { timestamp } from '../rows.ts';

const REFUNDED = 0.015;

/**
 * Adds the subscription that a learner had, with its payments, as the test provider would tell them.
 * @param courseId the course that a plan of one course opened to them
 */
export function addSubscription(
  learner: Learner,
  history: PlanHistory,
  { courseId, until }: { readonly courseId: string | null; readonly until: number },
): void {
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
    course_id: last ? courseId : null,
    created_at: timestamp(history.chosenAt),
    updated_at: timestamp(history.changedAt),
  });
  for (const payment of history.payments) addPayment(learner, payment, until);
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
