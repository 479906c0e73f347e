import type { DemoPlan } from '../catalogue.ts';
import { between, happens, type Random, weighted } from '../draw.ts';
import { DAY } from '../durations.ts';

/** A payment and the period that it pays. */
export type DemoPayment = { readonly at: number; readonly periodEnd: number; readonly plan: DemoPlan };

/** How a subscription came to be what it is at the end of the demonstration. All moments in milliseconds. */
export type PlanHistory = {
  /** What was chosen in onboarding, and what it is now. */
  readonly firstPlanId: string;
  readonly planId: string;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired';
  readonly chosenAt: number;
  readonly changedAt: number;
  readonly trialEndsAt: number;
  readonly canceledAt: number | null;
  readonly payments: readonly DemoPayment[];
  /** What the plan opened from each moment on, as ids of entitlements; earliest first. */
  readonly accesses: readonly { readonly from: number; readonly held: readonly string[] }[];
};

const TRIAL = 7 * DAY;
/** Thirty days for every month: the periods of the demonstration do not follow the calendar. */
const PERIOD = 30 * DAY;
/** How long a failed payment is waited for. */
const GRACE = 7 * DAY;

// Shares of learners, chosen to look like a product that sells by trials; nothing was measured.
const FIRST_CHOICES = [
  ['trial', 0.8],
  ['basic', 0.07],
  ['pro', 0.13],
] as const;
const AFTER_TRIAL = [
  ['basic', 0.35],
  ['pro', 0.65],
] as const;
const PAYS_AFTER_TRIAL = 0.13;
const CANCELS_IN_PERIOD = 0.14;
const PAYMENT_FAILS = 0.05;
const PAYS_LATE = 0.6;

/**
 * The subscription of a learner from choosing a plan in onboarding: a trial, then perhaps payments every period until
 * they cancel or a payment fails. Takes only steps that domain/billing knows.
 *
 * @param plans by id
 */
export function planHistory(
  random: Random,
  plans: ReadonlyMap<string, DemoPlan>,
  chosenAt: number,
  until: number,
): PlanHistory {
  const first = weighted(random, FIRST_CHOICES);
  const trialEndsAt = chosenAt + TRIAL;
  const whileTried = plans.get('trial')?.opens ?? [];
  const trial: PlanHistory = {
    firstPlanId: first,
    planId: first,
    status: 'trialing',
    chosenAt,
    changedAt: chosenAt,
    trialEndsAt,
    canceledAt: null,
    payments: [],
    accesses: [{ from: chosenAt, held: whileTried }],
  };
  const buysLater = first === 'trial';
  const pays = !buysLater || happens(random, PAYS_AFTER_TRIAL);
  const paysAt = buysLater ? chosenAt + between(random, 0.5, 1) * TRIAL : chosenAt;
  const plan = plans.get(buysLater ? weighted(random, AFTER_TRIAL) : first);
  if (pays && plan && paysAt < until)
    return paidHistory(random, trial, { plan, whileOverdue: whileTried }, paysAt, until);
  return trialEndsAt < until ? changed(trial, 'expired', trialEndsAt, []) : trial;
}

/** From the first payment on. */
function paidHistory(
  random: Random,
  trial: PlanHistory,
  { plan, whileOverdue }: { readonly plan: DemoPlan; readonly whileOverdue: readonly string[] },
  firstPaymentAt: number,
  until: number,
): PlanHistory {
  let history: PlanHistory = { ...trial, planId: plan.id };
  let paidAt = firstPaymentAt;
  while (true) {
    const periodEnd = paidAt + PERIOD;
    history = changed(history, 'active', paidAt, plan.opens);
    history = { ...history, payments: [...history.payments, { at: paidAt, periodEnd, plan }] };
    if (happens(random, CANCELS_IN_PERIOD)) {
      const canceledAt = paidAt + between(random, 0.1, 0.9) * PERIOD;
      if (canceledAt >= until) return history;
      const leaving = { ...history, changedAt: canceledAt, canceledAt };
      return periodEnd < until ? changed(leaving, 'canceled', periodEnd, []) : leaving;
    }
    if (periodEnd >= until) return history;
    paidAt = periodEnd;
    if (!happens(random, PAYMENT_FAILS)) continue;
    history = changed(history, 'past_due', periodEnd, whileOverdue);
    paidAt = periodEnd + between(random, 0.2, 0.9) * GRACE;
    const pays = happens(random, PAYS_LATE);
    if ((pays ? paidAt : periodEnd + GRACE) >= until) return history;
    if (!pays) return changed(history, 'expired', periodEnd + GRACE, []);
  }
}

function changed(
  history: PlanHistory,
  status: PlanHistory['status'],
  at: number,
  held: readonly string[],
): PlanHistory {
  return { ...history, status, changedAt: at, accesses: [...history.accesses, { from: at, held }] };
}

/** What the plan opened at a moment: nothing before one was chosen. */
export function heldAt(history: PlanHistory | null, moment: number): readonly string[] {
  return history?.accesses.findLast(({ from }) => from <= moment)?.held ?? [];
}
