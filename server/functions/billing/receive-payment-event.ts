import type {
  EventSnapshot,
  PaymentProvider,
  SubscriptionSnapshot,
} from '../../adapters/payment/payment-provider.ts';
import type { Query } from '../../adapters/sql.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { askProvider, requireProvider } from './ask-provider.ts';

/**
 * Takes what the payment provider tells. An event is acted upon once, in whatever order events arrive: it only says where
 * to look, and what is found there is always the newest.
 *
 * Refusals: 409 `no-payment-provider`, 400 `signature-invalid`, 502 `payment-unavailable`, after which the provider tells
 * it again.
 */
export function createReceivePaymentEvent(configured: PaymentProvider | null): ProductFunction {
  return async (request, { query, transaction, now }) => {
    const provider = requireProvider(configured);
    const event = provider.checkEvent(await request.text(), request.headers.get('stripe-signature'), now());
    if (!event) throw new Refusal(400, 'signature-invalid');
    const { rowCount: known } = await query(
      'select from public.payment_events where provider = $1 and event_id = $2',
      [provider.name, event.id],
    );
    if (known > 0) return Response.json({ received: true });
    const found = await askProvider(() => provider.readEvent(event));
    const snapshot = found && (await endUnwanted(provider, query, found));
    await transaction(async (inTransaction) => {
      const status = snapshot && (await applySnapshot(inTransaction, provider.name, snapshot));
      await inTransaction(
        `insert into public.payment_events (provider, event_id, kind, outcome, created_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [provider.name, event.id, event.kind, status === undefined ? 'ignored' : 'applied', event.createdAt],
      );
    });
    return Response.json({ received: true });
  };
}

/**
 * Ends a subscription that must not be charged again: of whoever takes a payment back by their bank, and of an account that
 * has gone, such as one whose checkout was paid after its deletion.
 */
async function endUnwanted(
  provider: PaymentProvider,
  query: Query,
  { snapshot, isDisputed }: EventSnapshot,
): Promise<SubscriptionSnapshot> {
  if (snapshot.state === 'ended') return snapshot;
  const { rowCount } = await query('select from auth.users where id = $1', [snapshot.userId]);
  if (rowCount > 0 && !isDisputed) return snapshot;
  const ended = await askProvider(() => provider.end(snapshot));
  return { ...ended, payments: [...snapshot.payments, ...ended.payments] };
}
