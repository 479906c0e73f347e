import { oneOrNone } from '#domain/kernel/one.ts';
import { statusAsTold, type SubscriptionStatus } from '#domain/billing/subscription-status.ts';
import type { PaymentProvider, Standing } from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';

type Row = {
  status: SubscriptionStatus;
  provider: string | null;
  provider_subscription_id: string | null;
  provider_seen_at: Date | null;
};

/**
 * Writes down how a subscription stands at the provider: its payments, each once, and the status that follows. Told
 * again, or told late, it changes nothing.
 *
 * @param query of a transaction
 * @returns the status then; undefined when the learner has gone
 */
export async function applyStanding(
  query: Query,
  provider: PaymentProvider['name'],
  standing: Standing,
): Promise<SubscriptionStatus | undefined> {
  await query(
    `insert into public.subscriptions (user_id, plan_id)
     select id, $2 from auth.users where id = $1 on conflict (user_id) do nothing`,
    [standing.userId, standing.planId],
  );
  const { rows } = await query<Row>(
    `select status, provider, provider_subscription_id, provider_seen_at from public.subscriptions
     where user_id = $1 for update`,
    [standing.userId],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  await recordPayments(query, provider, standing);
  if (!counts(row, provider, standing)) return row.status;
  const { rows: paid } = await query<{ until: Date | null }>(
    `select max(period_ends_at) as until from public.payments where provider = $1 and provider_subscription_id = $2`,
    [provider, standing.reference],
  );
  const until = paid[0]?.until ?? null;
  // The provider may say so before the payment itself can be seen; what tells of the payment comes too.
  if (until === null) return row.status;
  const status = statusAsTold(row.status, standing.state);
  await query(
    `update public.subscriptions set
       plan_id = $2, status = $3, provider = $4, provider_subscription_id = $5, provider_customer_id = $6,
       provider_seen_at = $7, price_minor = $8, currency = $9, current_period_end = $10, cancel_at_period_end = $11,
       canceled_at = case when $11 then coalesce(canceled_at, $7) when $3 = 'active' then null else canceled_at end
     where user_id = $1`,
    [
      standing.userId,
      standing.planId,
      status,
      provider,
      standing.reference,
      standing.customer,
      standing.seenAt,
      standing.priceMinor,
      standing.currency,
      until,
      standing.endsAtPeriodEnd,
    ],
  );
  return status;
}

/**
 * Whether a standing says something about the learner's subscription now. One that was seen earlier than the last look
 * does not; neither does another subscription, unless it is paid and replaces one that is not, or one of a provider
 * that the operator has left, whom nobody can ask any more.
 */
function counts(row: Row, provider: string, standing: Standing): boolean {
  if (row.provider_subscription_id !== standing.reference) {
    return standing.state === 'paid' && (row.status !== 'active' || row.provider !== provider);
  }
  return row.provider_seen_at === null || row.provider_seen_at <= standing.seenAt;
}

async function recordPayments(query: Query, provider: string, standing: Standing): Promise<void> {
  for (const payment of standing.payments) {
    await query(
      `insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
         provider_subscription_id, paid_at, period_ends_at, receipt_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (provider, provider_reference) do nothing`,
      [
        standing.userId,
        standing.planId,
        payment.kind,
        payment.amountMinor,
        payment.currency,
        provider,
        payment.reference,
        standing.reference,
        payment.paidAt,
        payment.periodEndsAt,
        payment.receiptUrl,
      ],
    );
  }
}
