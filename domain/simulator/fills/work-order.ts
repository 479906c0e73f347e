import { isOpen } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { endEntryOf } from '../orders/end-order.ts';
import { liveQuantity } from '../orders/live-quantity.ts';
import { awaitsTrigger, type Order, signOf } from '../orders/order.ts';
import { changeOrder, emit, markOf, type Run } from '../session/run.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { Mark } from '../session/state.ts';
import { fillOrder } from './fill-order.ts';
import { slippageOf, takenWithin } from './slippage.ts';

/** The price at which an order trades at once: the ask to buy, the bid to sell. */
export function executablePrice(side: Order['side'], { bid, spread }: Pick<Mark, 'bid' | 'spread'>): number {
  return side === 'buy' ? bid + spread : bid;
}

/** Whether the last price of an instrument is one to trade at now: its market is open and has just traded. */
export function isTrading(run: Run, symbol: string): boolean {
  const { instrument } = tradedInstrument(run.draft.rules, symbol);
  const { at } = markOf(run.draft, symbol);
  const minute = Math.floor(run.now / TICKS_A_MINUTE);
  return at >= 0 && run.now - at <= TICKS_A_MINUTE && isOpen(instrument.hours, minute);
}

/** Lots of the minute that the account may still have. The share is that of the minute before, which is closed. */
function volumeLeft(run: Run, symbol: string): number {
  const { terms } = tradedInstrument(run.draft.rules, symbol);
  const { lastVolume, takenMinute, taken } = markOf(run.draft, symbol);
  const most = lastVolume === 0 ? 0 : Math.max(1, Math.floor((lastVolume * terms.volumeShare) / 100));
  return Math.max(0, most - (takenMinute === run.minute ? taken : 0));
}

/** Trades at the executable side as much as there is; with a limit only as many lots as slippage lets stay within it. */
export function take(run: Run, order: Order, limit: number | null = null): void {
  const { draft } = run;
  const { instrument, terms } = tradedInstrument(draft.rules, order.symbol);
  const mark = markOf(draft, order.symbol);
  const price = executablePrice(order.side, mark);
  const before = takenWithin(draft.taken[order.symbol] ?? [], order.side, run.now);
  const slip = (lots: number) => slippageOf(lots, before, mark, terms, instrument.averageDailyVolume);
  const most = Math.min(liveQuantity(draft, order), volumeLeft(run, order.symbol));
  const quantity = limit === null ? most : within(most, signOf(order.side) * (limit - price), slip);
  if (quantity <= 0) return;
  const reference = (limit === null ? order.reference : null) ?? 2 * mark.bid + mark.spread;
  fillOrder(run, order, { quantity, price, slippage: slip(quantity), liquidity: 'taker', reference });
}

/** The most lots whose dearest one lies no more than `room` ticks away: slippage a lot grows with the lots. */
function within(most: number, room: number, slip: (lots: number) => number): number {
  if (room < 0) return 0;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (Math.ceil(slip(middle) / middle) <= room) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Trades at the limit, having waited there. */
function make(run: Run, order: Order, limit: number, available: number): void {
  const quantity = Math.min(liveQuantity(run.draft, order), volumeLeft(run, order.symbol), available);
  if (quantity <= 0) return;
  fillOrder(run, order, { quantity, price: limit, slippage: 0, liquidity: 'maker', reference: 2 * limit });
}

/**
 * What a price does to an order at its limit. It is traded through once the side it waits on, or the other side, has passed the
 * limit; at touch it is served after what was ahead. Half of the lots of a tick count as traded on each side.
 * An order that has stood in front of both sides since it was placed does not get for nothing what a market order pays for.
 * @param opens whether nothing was traded before, so that an order from before the open trades like a market order
 */
export function workLimit(run: Run, order: Order, limit: number, volume: number, opens: boolean): void {
  const mark = markOf(run.draft, order.symbol);
  const sign = signOf(order.side);
  const own = order.side === 'buy' ? mark.bid : mark.bid + mark.spread;
  const crosses = sign * (limit - executablePrice(order.side, mark)) >= 0;
  if (crosses && (opens || order.insideSpread)) return take(run, order, limit);
  if (crosses) return make(run, order, limit, Number.MAX_SAFE_INTEGER);
  const traded = Math.floor(volume / 2);
  if (sign * (limit - own) > 0) {
    return make(run, order, limit, order.insideSpread ? traded : Number.MAX_SAFE_INTEGER);
  }
  const isTouched = own === limit && traded > 0;
  if (!order.insideSpread && !isTouched) return;
  const served = isTouched ? Math.max(0, traded - order.queueAhead) : 0;
  const queueAhead = isTouched ? Math.max(0, order.queueAhead - traded) : order.queueAhead;
  const changed = changeOrder(run, order, { insideSpread: false, queueAhead });
  make(run, changed, limit, served);
}

/** Draws the stop of a trailing order after the price, and triggers a stop that the executable side has reached. */
export function workTrigger(run: Run, order: Order): void {
  if (!awaitsTrigger(order) || liveQuantity(run.draft, order) === 0) return;
  const mark = markOf(run.draft, order.symbol);
  const sign = signOf(order.side);
  const price = executablePrice(order.side, mark);
  const stop = trailedStop(order, price);
  if (stop === null) return;
  const current = stop === order.stop ? order : changeOrder(run, order, { stop });
  if (sign * (price - stop) < 0) return;
  const reference = 2 * stop - sign * mark.spread;
  const own = order.side === 'buy' ? mark.bid : mark.bid + mark.spread;
  const insideSpread = order.limit !== null && sign * (order.limit - own) > 0;
  emit(run, { kind: 'triggered', at: run.now, orderId: order.id, reference, insideSpread });
  endEntryOf(run, current);
  const triggered = run.draft.orders[order.id];
  if (triggered?.kind === 'stop-limit' && triggered.limit !== null) take(run, triggered, triggered.limit);
}

/** Where the stop of an order stands at a price: a trailing one never moves away from it. */
export function trailedStop({ side, stop, trail }: Order, price: number): number | null {
  if (trail === null) return stop;
  const trailed = price + signOf(side) * trail;
  if (stop === null) return trailed;
  return side === 'buy' ? Math.min(stop, trailed) : Math.max(stop, trailed);
}
