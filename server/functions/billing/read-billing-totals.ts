import { one } from '#domain/kernel/one.ts';
import type { BillingTotals } from '#domain/billing/admin-contract.ts';
import { noInput } from '#domain/billing/contract.ts';
import { adminReading } from '../admin-function.ts';

/** How plans and payments stand: subscriptions by status, money by currency, and whether the provider is heard. */
export const readBillingTotals = adminReading('read-billing-totals', noInput, async (_input, { query }) => {
  const { rows: statuses } = await query<{ status: string; count: number }>(
    'select status, count(*)::int as count from public.subscriptions group by status',
  );
  const { rows: money } = await query<BillingTotals['money'][number]>(
    `with recent as (
       select *, paid_at > now() - interval '30 days' as is_recent from public.payments
     )
     select currency,
       coalesce(sum(amount_minor) filter (where kind = 'payment'), 0)::float8 as paid_minor,
       coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::float8 as refunded_minor,
       coalesce(sum(amount_minor) filter (where kind = 'payment' and is_recent), 0)::float8 as recently_paid_minor,
       coalesce(sum(amount_minor) filter (where kind = 'refund' and is_recent), 0)::float8 as recently_refunded_minor
     from recent group by currency order by currency`,
  );
  const { rows } = await query<Pick<BillingTotals, 'provider' | 'last_event_at' | 'includes_demonstration'>>(
    `select public.payment_provider() as provider,
       (select max(received_at) from public.payment_events) as last_event_at,
       exists (select from private.demonstration_users join public.subscriptions using (user_id))
         as includes_demonstration`,
  );
  const answer: BillingTotals = {
    ...one(rows),
    subscriptions: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    money,
  };
  return answer;
});
