import type { SeenOrder } from '#domain/simulator/contract.ts';

/** The price of an order that can be moved; null where it has none, or follows the market by itself. */
export function movablePrice(order: Pick<SeenOrder, 'kind' | 'stop' | 'limit' | 'triggered'>): number | null {
  if (movesLimit(order)) return order.limit;
  const waits = order.kind === 'stop' || order.kind === 'stop-limit';
  return waits && !order.triggered ? order.stop : null;
}

/** Whether it is the limit of an order that is moved, and not the price at which it begins to work. */
export function movesLimit({ kind, triggered }: Pick<SeenOrder, 'kind' | 'triggered'>): boolean {
  return kind === 'limit' || (kind === 'stop-limit' && triggered);
}
