import type { NumberedEvent, SeenOrder } from '#domain/simulator/contract.ts';

/** Every order that events tell of, by id, as it was last seen. */
export function ordersSeen(events: readonly NumberedEvent[]): ReadonlyMap<number, SeenOrder> {
  const orders = new Map<number, SeenOrder>();
  for (const { event } of events) {
    if (event.kind === 'placed') for (const order of event.orders) orders.set(order.id, order);
    if (event.kind === 'replaced' || event.kind === 'forced-exit') orders.set(event.order.id, event.order);
  }
  return orders;
}
