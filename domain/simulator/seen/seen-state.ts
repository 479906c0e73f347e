import { snapshotOf } from '../session/snapshot.ts';
import type { SessionState } from '../session/state.ts';

/**
 * The snapshot that a browser gets: the queues before its orders are not shown in any market, and requests are of use to the
 * server alone. Everything else is of the past.
 */
export function seenState(state: SessionState): string {
  const orders = Object.fromEntries(
    Object.entries(state.orders).map(([id, order]) => [id, { ...order, queueAhead: 0, insideSpread: false }]),
  );
  return snapshotOf({ ...state, orders, requests: {} });
}
