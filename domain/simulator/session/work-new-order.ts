import { isTrading, take, workTrigger } from '../fills/work-order.ts';
import { forceExits } from '../ledger/force-exits.ts';
import { isExit } from '../orders/live-quantity.ts';
import { isMarketable, waitsAtLimit } from '../orders/order.ts';
import type { Run } from './run.ts';

/** Lets an order that is new, or was changed, meet the price at the cursor, where its market is trading. */
export function workNewOrder(run: Run, id: number): void {
  const placed = run.draft.orders[id];
  if (placed === undefined || isExit(placed) || !isTrading(run, placed.symbol)) return;
  workTrigger(run, placed);
  const order = run.draft.orders[id];
  if (order === undefined) return;
  if (isMarketable(order)) take(run, order);
  else if (waitsAtLimit(order) && order.limit !== null) take(run, order, order.limit);
  forceExits(run);
}
