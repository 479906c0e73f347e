import { TICKS_A_MINUTE, type Tick } from '../../market/tick.ts';
import { take, workLimit, workTrigger } from '../fills/work-order.ts';
import { forceExits } from '../ledger/force-exits.ts';
import { isMarketable, waitsAtLimit } from '../orders/order.ts';
import { markOf, ordersOf, type Run } from './run.ts';

/** Sets the price of an instrument and lets its orders meet it: stops first, then market orders, then limits. */
export function workTick(run: Run, symbol: string, tick: Tick): void {
  const { draft } = run;
  const before = markOf(draft, symbol);
  const opens = tick.at - before.at > TICKS_A_MINUTE;
  draft.marks[symbol] = { ...before, at: tick.at, bid: tick.bid, spread: tick.spread };
  run.isMoved = true;
  stretchExcursion(run, symbol, tick.bid, tick.bid, tick.spread);
  for (const { id } of ordersOf(run, symbol)) {
    const order = draft.orders[id];
    if (order !== undefined) workTrigger(run, order);
  }
  // Only what stood in the book before this price: exits that it brings to life meet the next one.
  const orders = ordersOf(run, symbol);
  const released = new Set(
    Object.entries(draft.brackets)
      .filter(([, { released }]) => released > 0)
      .map(([id]) => id),
  );
  for (const { id } of orders) {
    const order = draft.orders[id];
    if (order !== undefined && isMarketable(order)) take(run, order);
  }
  for (const { id } of orders) {
    const order = draft.orders[id];
    if (order === undefined || !waitsAtLimit(order) || order.limit === null) continue;
    if (order.role === 'target' && !(released.has(String(order.group)) && !isDoubtful(run, order.group)))
      continue;
    workLimit(run, order, order.limit, tick.volume, opens);
  }
  forceExits(run);
}

/** In a bar without ticks a target does not count once its entry was filled within the same bar. */
function isDoubtful(run: Run, group: number | null): boolean {
  return group !== null && run.bar !== null && run.bar.entered.has(group);
}

/**
 * Widens the prices at which a position could have been closed: bids of a long one, asks of a short one.
 * @param low the lowest bid @param high the highest bid
 */
export function stretchExcursion(run: Run, symbol: string, low: number, high: number, spread: number): void {
  const position = run.draft.positions[symbol];
  if (position === undefined) return;
  const isLong = position.quantity > 0;
  const best = isLong ? Math.max(position.best, high) : Math.min(position.best, low + spread);
  const worst = isLong ? Math.min(position.worst, low) : Math.max(position.worst, high + spread);
  if (best === position.best && worst === position.worst) return;
  run.draft.positions[symbol] = { ...position, best, worst };
}
