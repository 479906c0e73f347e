import type { UserId } from '#domain/kernel/ids.ts';
import { PaymentError } from '#domain/billing/payment-error.ts';
import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';
import { findPaidSubscriptions } from './subscription.ts';

/** Ends what a learner pays, before their account goes. @returns whether nothing is paid any more: else the account waits */
export type EndPayments = (query: Query, userId: UserId) => Promise<boolean>;

/** Takes what could not be asked to the log. */
type Log = { warn(message: string, fields?: Record<string, unknown>): void };

/** Ends subscriptions at the provider at once; nothing where nobody takes payments. */
export function createEndPayments(provider: PaymentProvider | null, log: Log): EndPayments {
  return async (query, userId) => {
    if (provider === null) return true;
    const paid = await findPaidSubscriptions(query, provider.name, 'user_id = $1', [userId]);
    try {
      for (const { known } of paid) await provider.end(known);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log.warn('an account cannot be deleted before its subscription is ended', { userId, error });
      return false;
    }
    return true;
  };
}
