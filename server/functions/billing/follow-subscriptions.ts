import { PaymentError } from '#domain/billing/payment-error.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { Query, SqlDatabase } from '../../adapters/sql.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { findPaidSubscriptions } from './subscription.ts';

/** The job that asks what became of subscriptions whose period is over, and how often. */
export const FOLLOW_SUBSCRIPTIONS = { kind: 'billing/follow-subscriptions', everySeconds: 600 } as const;

/** Subscriptions in one run: each is a call to the provider. */
const AT_ONCE = 20;

/** Takes what could not be asked to the log. */
type Log = { warn(message: string, fields?: Record<string, unknown>): void };

/**
 * Asks the provider about subscriptions whose paid period is over: what it told may have been lost on the way, and the
 * test provider tells nothing by itself. It runs outside of a transaction: an answer may take seconds.
 */
export function createFollowSubscriptions(provider: PaymentProvider, log: Log, now: () => Date) {
  return async (_payload: unknown, database: SqlDatabase): Promise<void> => {
    const { query } = database;
    await endSubscriptionsOfOthers(query, provider.name, now());
    // At random, so that those that cannot be asked do not keep the others waiting for ever.
    const due = await findPaidSubscriptions(
      query,
      provider.name,
      'current_period_end <= $1 order by random() limit $2',
      [now(), AT_ONCE],
    );
    for (const { known } of due) {
      try {
        const snapshot = await provider.readSubscription(known);
        await database.transaction((inside) => applySnapshot(inside.query, provider.name, snapshot));
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        log.warn('a subscription could not be looked up', { reference: known.reference, error });
      }
    }
  };
}

/** Nobody can be asked about the subscriptions of a provider that the operator has left: they end with what is paid. */
async function endSubscriptionsOfOthers(query: Query, provider: string, now: Date): Promise<void> {
  await query(
    `update public.subscriptions set status = case status when 'active' then 'canceled' else 'expired' end
     where provider <> $1 and status in ('active', 'past_due') and current_period_end <= $2`,
    [provider, now],
  );
}
