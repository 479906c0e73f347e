import type { SessionState } from '../session/state.ts';
import { type Order, type Side, signOf } from './order.ts';

/** Lots that an order on this side could take off the position. */
export function reducible(state: Pick<SessionState, 'positions'>, symbol: string, side: Side): number {
  const held = state.positions[symbol]?.quantity ?? 0;
  return Math.max(0, -signOf(side) * held);
}

/** Whether an order is an exit of a bracket. */
export function isExit(order: Order): boolean {
  return order.role === 'target' || order.role === 'stop';
}

/** Lots that an order may still trade: exits those that their entry has filled, reduce-only orders those that are held. */
export function liveQuantity(state: Pick<SessionState, 'positions' | 'brackets'>, order: Order): number {
  let left = order.quantity - order.filled;
  if (isExit(order)) {
    const bracket = order.group === null ? undefined : state.brackets[order.group];
    left = Math.min(left, bracket === undefined ? 0 : bracket.released - bracket.exited);
  }
  return order.reduceOnly ? Math.min(left, reducible(state, order.symbol, order.side)) : left;
}
