import type { Cents } from '#domain/kernel/money/cents.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { PaidPlan } from '#domain/billing/contract.ts';
import type { KnownSubscription, PlanOnSale } from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';

type SubscriptionRow = {
  user_id: UserId;
  plan_id: PaidPlan;
  status: 'active' | 'past_due';
  provider_subscription_id: string;
  price_minor: Cents;
  currency: string;
  interval_months: number;
  cancel_at_period_end: boolean;
  current_period_end: Date;
};

/** A subscription that is paid, or overdue. */
export type PaidSubscription = {
  readonly status: 'active' | 'past_due';
  readonly known: KnownSubscription;
};

/** The subscriptions that a provider knows, for which `condition` (over `$1`, `$2` ...) holds. */
export async function findPaidSubscriptions(
  query: Query,
  provider: string,
  condition: string,
  values: readonly unknown[],
): Promise<PaidSubscription[]> {
  const { rows } = await query<SubscriptionRow>(
    `select user_id, plan_id, status, provider_subscription_id, subscriptions.price_minor, subscriptions.currency,
       interval_months, cancel_at_period_end, current_period_end
     from public.subscriptions join public.plans on plans.id = plan_id
     where provider = $${values.length + 1} and status in ('active', 'past_due') and ${condition}`,
    [...values, provider],
  );
  return rows.map((row) => ({
    status: row.status,
    known: {
      reference: row.provider_subscription_id,
      userId: row.user_id,
      planId: row.plan_id,
      priceMinor: row.price_minor,
      currency: row.currency,
      intervalMonths: row.interval_months,
      endsAtPeriodEnd: row.cancel_at_period_end,
      periodEndsAt: row.current_period_end,
    },
  }));
}

/** What a learner pays for. @throws Refusal 409 `nothing-paid` */
export async function requirePaidSubscription(
  query: Query,
  provider: string,
  userId: UserId,
): Promise<PaidSubscription> {
  const [subscription] = await findPaidSubscriptions(query, provider, 'user_id = $1', [userId]);
  if (!subscription) throw new Refusal(409, 'nothing-paid');
  return subscription;
}

/** A plan with its present price. @throws Refusal 409 `plan-not-offered` */
export async function requirePlan(query: Query, id: PaidPlan): Promise<PlanOnSale> {
  const { rows } = await query<Omit<PlanOnSale, 'id'>>(
    `select translations -> 'en' ->> 'name' as name, price_minor as "priceMinor", currency,
       interval_months as "intervalMonths"
     from public.plans where id = $1 and interval_months is not null and price_minor > 0 and offered_on <> '{}'`,
    [id],
  );
  const plan = oneOrNone(rows);
  if (!plan) throw new Refusal(409, 'plan-not-offered');
  return { ...plan, id };
}
