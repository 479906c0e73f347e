import type { Bar } from '../../market/bar.ts';
import { trailedStop } from '../fills/work-order.ts';
import { equityOf, marginUsed, openProfit } from '../ledger/valuation.ts';
import { liveQuantity } from '../orders/live-quantity.ts';
import { awaitsTrigger, isMarketable, type Order } from '../orders/order.ts';
import { changeOrder, ordersOf, type Run } from './run.ts';

/** Whether any order of an instrument could act at a price of a bar. */
export function ordersMeet(run: Run, symbol: string, bar: Bar): boolean {
  for (const order of ordersOf(run, symbol)) if (orderMeets(run, order, bar)) return true;
  return false;
}

function orderMeets({ draft }: Run, order: Order, { low, high, spread }: Bar): boolean {
  if (order.group !== null && liveQuantity(draft, order) === 0) return false;
  if (isMarketable(order)) return true;
  const isBuy = order.side === 'buy';
  if (awaitsTrigger(order)) {
    const stop = trailedStop(order, isBuy ? low + spread : high);
    if (stop === null) return false;
    return isBuy ? high + spread >= stop : low <= stop;
  }
  const limit = order.limit ?? 0;
  if (order.insideSpread) return true;
  return isBuy ? low <= limit : high + spread >= limit;
}

/** Draws trailing stops after a bar in which no order acted. */
export function trailOrders(run: Run, symbol: string, { low, high, spread }: Bar): void {
  for (const order of ordersOf(run, symbol)) {
    if (order.trail === null || !awaitsTrigger(order)) continue;
    if (order.group !== null && liveQuantity(run.draft, order) === 0) continue;
    const stop = trailedStop(order, order.side === 'buy' ? low + spread : high);
    if (stop !== order.stop) changeOrder(run, order, { stop });
  }
}

/**
 * Whether equity could come near the point of forced exits within a minute: every position at its worst price at once, and
 * a quarter more for the rates that convert it.
 */
export function marginMeets({ draft }: Run, bars: ReadonlyMap<string, Bar>): boolean {
  const symbols = Object.keys(draft.positions);
  if (symbols.length === 0) return false;
  let equity = equityOf(draft);
  for (const symbol of symbols) {
    const bar = bars.get(symbol);
    if (bar === undefined) continue;
    const isLong = (draft.positions[symbol]?.quantity ?? 0) > 0;
    equity -= openProfit(draft, symbol);
    equity += openProfit(draft, symbol, isLong ? bar.low : bar.high + bar.spread);
  }
  return 8n * equity < 5n * marginUsed(draft);
}
