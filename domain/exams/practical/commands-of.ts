import type { EntryPlan } from '../../simulator/contract.ts';
import type { Order, OrderRequest } from '../../simulator/orders/order.ts';
import type { SessionEvent } from '../../simulator/session/session-event.ts';

/**
 * What a learner did in a session, and at which tick of its clock: all that is needed to play it again. How far the clock was moved
 * at a time is not among it, since nothing depends on it.
 */
export type GivenOrder =
  | {
      readonly kind: 'place';
      readonly at: number;
      readonly id: string;
      readonly orders: readonly OrderRequest[];
      /** What was written before; null where nothing was. */
      readonly plan: EntryPlan | null;
    }
  | {
      readonly kind: 'replace';
      readonly at: number;
      readonly order: number;
      readonly quantity?: number;
      readonly limit?: number;
      readonly stop?: number;
      readonly trail?: number;
    }
  | { readonly kind: 'cancel'; readonly at: number; readonly order: number }
  | { readonly kind: 'close'; readonly at: number };

/** The orders that were given in a session, in their order. @param plans by the id of the order that each was sent with */
export function commandsOf(
  events: readonly SessionEvent[],
  plans: ReadonlyMap<string, EntryPlan>,
): GivenOrder[] {
  const known = new Map<number, Order>();
  return events.flatMap((event): GivenOrder[] => {
    switch (event.kind) {
      case 'placed':
      case 'rejected': {
        const orders = event.kind === 'placed' ? event.orders : [];
        for (const order of orders) known.set(order.id, order);
        const at = event.kind === 'rejected' ? event.at : (orders[0]?.placedAt ?? 0);
        const { clientOrderId: id, request } = event;
        return [{ kind: 'place', at, id, orders: JSON.parse(request), plan: plans.get(id) ?? null }];
      }
      case 'replaced': {
        const { order, at } = event;
        const change = changeOf(known.get(order.id), order);
        known.set(order.id, order);
        return [{ kind: 'replace', at, order: order.id, ...change }];
      }
      case 'cancelled':
        return event.reason === 'asked' ? [{ kind: 'cancel', at: event.at, order: event.orderId }] : [];
      case 'closed':
        return [{ kind: 'close', at: event.at }];
      default:
        return [];
    }
  });
}

/** The numbers of an order that were changed; the trigger of a trailing stop follows the price by itself. */
function changeOf(before: Order | undefined, { quantity, limit, stop, trail }: Order) {
  return {
    ...(quantity !== before?.quantity && { quantity }),
    ...(limit !== null && limit !== before?.limit && { limit }),
    ...(trail === null && stop !== null && stop !== before?.stop && { stop }),
    ...(trail !== null && trail !== before?.trail && { trail }),
  };
}
