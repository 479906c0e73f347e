import type { Bar } from '../../market/bar.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { awaitsTrigger, isMarketable, type Order } from '../orders/order.ts';
import { trailedStop } from '../fills/work-order.ts';
import { moveTo, ordersOf, type Run } from './run.ts';
import { workTick } from './work-tick.ts';

/**
 * Works through a bar that has no ticks. Which of its prices came first is not known; what is worse for the learner is taken:
 * first the side on which a stop lies, level by level, then the other. A target does not count in the bar of its entry; its
 * stop does.
 */
export function workBar(run: Run, symbol: string, bar: Bar): void {
  const start = bar.minute * TICKS_A_MINUTE;
  const groups = doubtfulGroups(ordersOf(run, symbol), bar);
  run.bar = { groups, entered: new Set() };
  moveTo(run, start + 1);
  workTick(run, symbol, { at: start, bid: bar.open, spread: bar.spread, volume: 0 });
  moveTo(run, start + TICKS_A_MINUTE);
  const goesDownFirst = stopLiesBelow(ordersOf(run, symbol), bar);
  const ends = goesDownFirst ? [bar.low, bar.high] : [bar.high, bar.low];
  // At its ends a bar has traded as much as at any other of its prices; what traded in between passed through.
  const volume = Math.floor(bar.volume / (bar.high - bar.low + 1));
  let place = bar.open;
  for (const end of ends) place = walk(run, symbol, bar, [place, end], volume);
  // The stop of an entry that was filled on the way lies perhaps on the side that was walked first.
  const [first = bar.low] = ends;
  if (run.bar.entered.size > 0 && reaches(run, symbol, bar, first))
    place = walk(run, symbol, bar, [place, first]);
  walk(run, symbol, bar, [place, bar.close]);
  run.bar = null;
}

/** Walks to a price over every level at which an order acts, so that a stop is met exactly where it stands. */
function walk(run: Run, symbol: string, bar: Bar, [from, to]: readonly [number, number], volume = 0): number {
  const rises = to > from;
  const isBetween = (bid: number) => (rises ? from < bid && bid < to : to < bid && bid < from);
  let place = from;
  for (;;) {
    const levels = ordersOf(run, symbol)
      .flatMap((order) => levelsOf(order, bar))
      .filter(isBetween);
    const ahead = levels.filter((bid) => (rises ? bid > place : bid < place));
    if (ahead.length === 0) break;
    place = rises ? Math.min(...ahead) : Math.max(...ahead);
    visit(run, symbol, bar, place, 0);
  }
  visit(run, symbol, bar, to, volume);
  return to;
}

function visit(run: Run, symbol: string, bar: Bar, bid: number, volume: number): void {
  const at = bar.minute * TICKS_A_MINUTE + TICKS_A_MINUTE - 1;
  workTick(run, symbol, { at, bid, spread: bar.spread, volume });
}

/** The bids at which an order acts. */
function levelsOf(order: Order, { spread }: Bar): number[] {
  if (isMarketable(order)) return [];
  const level = awaitsTrigger(order) ? order.stop : order.limit;
  if (level === null) return [];
  return order.side === 'buy' ? [level - spread, level] : [level, level - spread];
}

function reachesStop(order: Order, bar: Bar): boolean {
  if (!awaitsTrigger(order)) return false;
  const stop = trailedStop(order, order.side === 'buy' ? bar.open + bar.spread : bar.open);
  if (stop === null) return false;
  return order.side === 'buy' ? bar.high + bar.spread >= stop : bar.low <= stop;
}

function stopLiesBelow(orders: readonly Order[], bar: Bar): boolean {
  const met = orders.filter((order) => reachesStop(order, bar));
  const below = met.filter(({ side }) => side === 'sell').map(({ stop }) => bar.open - (stop ?? bar.open));
  const above = met
    .filter(({ side }) => side === 'buy')
    .map(({ stop }) => (stop ?? bar.open) - bar.spread - bar.open);
  if (met.length === 0) {
    // Without a stop: entries come last, so that none gains from a price that may have been before it.
    return !orders.some(({ role, side }) => role === 'entry' && side === 'buy');
  }
  return above.length === 0 || (below.length > 0 && Math.min(...below) <= Math.min(...above));
}

/** Whether a stop that came to life on the way lies towards a price. */
function reaches(run: Run, symbol: string, bar: Bar, end: number): boolean {
  return ordersOf(run, symbol).some(
    (order) =>
      order.role === 'stop' && reachesStop(order, bar) && (order.side === 'sell') === (end === bar.low),
  );
}

/** Groups of which a stop and a target both lie within the bar. */
function doubtfulGroups(orders: readonly Order[], bar: Bar): Set<number> {
  const stops = orders.filter((order) => order.role === 'stop' && reachesStop(order, bar));
  const targets = orders.filter(({ role, side, limit }) => {
    if (role !== 'target' || limit === null) return false;
    return side === 'buy' ? bar.low <= limit : bar.high + bar.spread >= limit;
  });
  const groups = new Set(targets.map(({ group }) => group));
  return new Set(stops.map(({ group }) => group ?? -1).filter((group) => groups.has(group)));
}
