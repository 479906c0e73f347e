import type { Order } from '../orders/order.ts';
import { equityOf, frictionlessEquity } from '../ledger/valuation.ts';
import { changeBy } from './apply-event.ts';
import type { Advanced, CurvePoint, Opened, SessionEvent } from './session-event.ts';
import { type DraftState, draftOf, type Mark, type SessionState } from './state.ts';

/** A decision while it is made: the events so far, and the state after them and after the prices seen since. */
export interface Run {
  readonly draft: DraftState;
  readonly events: SessionEvent[];
  /** Ticks of the clock that have passed. */
  now: number;
  /** The minute whose volume fills are taken from. */
  minute: number;
  /** Whether prices were seen since the last event. */
  isMoved: boolean;
  readonly changedOrders: Set<number>;
  curve: CurvePoint[];
  hasFilled: boolean;
  /** While a bar without ticks is worked through: what is not known of it. */
  bar: BarDoubts | null;
  /** Working orders by symbol, by id; null when they have to be put together anew. */
  bySymbol: Map<string, readonly Order[]> | null;
}

/** What a bar without ticks leaves open. */
export interface BarDoubts {
  /** Groups whose stop and target both lie within the bar. */
  readonly groups: ReadonlySet<number>;
  /** Groups whose entry was filled in the bar. */
  readonly entered: Set<number>;
}

export function startRun(state: SessionState, minute: number): Run {
  return {
    draft: draftOf(state),
    events: [],
    now: state.cursor,
    minute,
    isMoved: false,
    changedOrders: new Set(),
    curve: [],
    hasFilled: false,
    bar: null,
    bySymbol: null,
  };
}

/** Notes what happened, after the prices that led to it. */
export function emit(run: Run, event: Exclude<SessionEvent, Opened>): void {
  noteTime(run);
  changeBy(run.draft, event);
  run.events.push(event);
  run.bySymbol = null;
}

/** Writes the prices seen since the last event into one, so that a replay knows them. */
export function noteTime(run: Run): void {
  if (!run.isMoved) return;
  run.isMoved = false;
  const { draft, changedOrders } = run;
  const orders: Record<string, Pick<Order, 'queueAhead' | 'insideSpread' | 'stop'>> = {};
  for (const id of changedOrders) {
    const order = draft.orders[id];
    if (order === undefined) continue;
    const { queueAhead, insideSpread, stop } = order;
    orders[id] = { queueAhead, insideSpread, stop };
  }
  const excursions: Record<string, { best: number; worst: number }> = {};
  for (const [symbol, { best, worst }] of Object.entries(draft.positions))
    excursions[symbol] = { best, worst };
  const event: Advanced = {
    kind: 'advanced',
    to: run.now,
    marks: { ...draft.marks },
    orders,
    excursions,
    curve: run.curve,
  };
  changedOrders.clear();
  run.curve = [];
  changeBy(draft, event);
  run.events.push(event);
}

/** Adds a point to both curves. */
export function noteCurve(run: Run): void {
  run.curve.push({
    at: run.now,
    real: String(equityOf(run.draft)),
    frictionless: String(frictionlessEquity(run.draft)),
  });
  run.isMoved = true;
}

/** Moves the clock. */
export function moveTo(run: Run, now: number): void {
  run.now = now;
  run.isMoved = true;
}

/** What time changes of an order. */
export function changeOrder(run: Run, order: Order, change: Partial<Order>): Order {
  const changed = { ...order, ...change };
  run.draft.orders[order.id] = changed;
  run.changedOrders.add(order.id);
  run.isMoved = true;
  run.bySymbol = null;
  return changed;
}

/** The working orders of an instrument, oldest first. */
export function ordersOf(run: Run, symbol: string): readonly Order[] {
  run.bySymbol ??= groupOrders(Object.values(run.draft.orders));
  return run.bySymbol.get(symbol) ?? [];
}

function groupOrders(orders: readonly Order[]): Map<string, Order[]> {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const group = groups.get(order.symbol);
    if (group === undefined) groups.set(order.symbol, [order]);
    else group.push(order);
  }
  return groups;
}

/** The mark of an instrument. @throws when the session has none */
export function markOf(state: SessionState, symbol: string): Mark {
  const mark = state.marks[symbol];
  if (mark === undefined) throw new RangeError(`${symbol} has no price in this session.`);
  return mark;
}
