import type { Order } from '../orders/order.ts';
import type { SessionEvent } from '../session/session-event.ts';
import type { SeenEvent, SeenOrder } from '../contract.ts';

/** An event as its session shows it; undefined for what it does not show: that it was opened, and that time passed. */
export function seenEvent(event: SessionEvent): SeenEvent | undefined {
  switch (event.kind) {
    case 'opened':
    case 'advanced':
      return undefined;
    case 'placed': {
      const { request: _, orders, ...rest } = event;
      return { ...rest, at: orders[0]?.placedAt ?? 0, orders: orders.map(seenOrder) };
    }
    case 'replaced':
    case 'forced-exit':
      return { ...event, order: seenOrder(event.order) };
    default:
      return event;
  }
}

function seenOrder(order: Order): SeenOrder {
  const { queueAhead: _, insideSpread: __, ...shown } = order;
  return shown;
}
