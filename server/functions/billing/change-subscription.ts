import type { SubscriptionAnswer } from '#domain/billing/contract.ts';
import type {
  KnownSubscription,
  PaymentProvider,
  SubscriptionSnapshot,
} from '../../adapters/payment/payment-provider.ts';
import type { FunctionContext } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { askProvider, requireProvider } from './ask-provider.ts';
import { requirePaidSubscription } from './subscription.ts';

/**
 * Changes what the caller pays for, first at the provider, then here, and answers with the new status.
 *
 * Refusals: 409 `no-payment-provider`, `nothing-paid`, 502 `payment-unavailable`, and those of `work`.
 */
export async function changeSubscription(
  configured: PaymentProvider | null,
  { caller, query, transaction }: FunctionContext,
  work: (
    provider: PaymentProvider,
    known: KnownSubscription,
    status: 'active' | 'past_due',
  ) => Promise<SubscriptionSnapshot>,
): Promise<Response> {
  const userId = requireUser(caller);
  const provider = requireProvider(configured);
  const { status, known } = await requirePaidSubscription(query, provider.name, userId);
  const snapshot = await askProvider(() => work(provider, known, status));
  const after = await transaction((inTransaction) => applySnapshot(inTransaction, provider.name, snapshot));
  const answer: SubscriptionAnswer = { status: after ?? status };
  return Response.json(answer);
}
