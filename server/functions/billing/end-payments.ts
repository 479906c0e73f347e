import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';
import { findPaidSubscriptions } from './subscription.ts';

/** Ends what a learner pays, before their account goes. Throws when the provider cannot be asked: the account waits. */
export type EndPayments = (query: Query, userId: string) => Promise<void>;

/** Ends subscriptions at the provider at once; nothing where nobody takes payments. */
export function createEndPayments(provider: PaymentProvider | null): EndPayments {
  return async (query, userId) => {
    if (provider === null) return;
    const paid = await findPaidSubscriptions(query, provider.name, 'user_id = $1', [userId]);
    for (const { known } of paid) await provider.end(known);
  };
}
