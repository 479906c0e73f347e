import { oneOrNone } from '#domain/kernel/one.ts';
import { statusAsReported, type SubscriptionStatus } from '#domain/billing/subscription-status.ts';
import type { PaymentProvider, SubscriptionSnapshot } from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';

type Row = {
  status: SubscriptionStatus;
  provider: string | null;
  provider_subscription_id: string | null;
  provider_seen_at: Date | null;
};

/**
 * Writes down how a subscription stands at the provider: its payments, each once, and the status that follows. Told
 * again, or reported late, it changes nothing.
 *
 * @param query of a transaction
 * @returns the status then; undefined when the learner has gone
 */
export async function applySnapshot(
  query: Query,
  provider: PaymentProvider['name'],
  snapshot: SubscriptionSnapshot,
): Promise<SubscriptionStatus | undefined> {
  await query(
    `insert into public.subscriptions (user_id, plan_id)
     select id, $2 from auth.users where id = $1 on conflict (user_id) do nothing`,
    [snapshot.userId, snapshot.planId],
  );
  const { rows } = await query<Row>(
    `select status, provider, provider_subscription_id, provider_seen_at from public.subscriptions
     where user_id = $1 for update`,
    [snapshot.userId],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  await recordPayments(query, provider, snapshot);
  if (!counts(row, provider, snapshot)) return row.status;
  const { rows: paid } = await query<{ until: Date | null }>(
    `select max(period_ends_at) as until from public.payments where provider = $1 and provider_subscription_id = $2`,
    [provider, snapshot.reference],
  );
  const until = paid[0]?.until ?? null;
  // The provider may say so before the payment itself can be seen; what tells of the payment comes too.
  if (until === null) return row.status;
  const status = statusAsReported(row.status, snapshot.state);
  await query(
    `update public.subscriptions set
       plan_id = $2, status = $3, provider = $4, provider_subscription_id = $5, provider_customer_id = $6,
       provider_seen_at = $7, price_minor = $8, currency = $9, current_period_end = $10, cancel_at_period_end = $11,
       canceled_at = case when $11 then coalesce(canceled_at, $7) when $3 = 'active' then null else canceled_at end
     where user_id = $1`,
    [
      snapshot.userId,
      snapshot.planId,
      status,
      provider,
      snapshot.reference,
      snapshot.customer,
      snapshot.seenAt,
      snapshot.priceMinor,
      snapshot.currency,
      until,
      snapshot.endsAtPeriodEnd,
    ],
  );
  return status;
}

/**
 * Whether a snapshot says something about the learner's subscription now. One that was seen earlier than the last look
 * does not; neither does another subscription, unless it is paid and replaces one that is not, or one of a provider
 * that the operator has left, whom nobody can ask any more.
 */
function counts(row: Row, provider: string, snapshot: SubscriptionSnapshot): boolean {
  if (row.provider_subscription_id !== snapshot.reference) {
    return snapshot.state === 'paid' && (row.status !== 'active' || row.provider !== provider);
  }
  return row.provider_seen_at === null || row.provider_seen_at <= snapshot.seenAt;
}

async function recordPayments(query: Query, provider: string, snapshot: SubscriptionSnapshot): Promise<void> {
  for (const payment of snapshot.payments) {
    await query(
      `insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
         provider_subscription_id, paid_at, period_ends_at, receipt_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (provider, provider_reference) do nothing`,
      [
        snapshot.userId,
        snapshot.planId,
        payment.kind,
        payment.amountMinor,
        payment.currency,
        provider,
        payment.reference,
        snapshot.reference,
        payment.paidAt,
        payment.periodEndsAt,
        payment.receiptUrl,
      ],
    );
  }
}
