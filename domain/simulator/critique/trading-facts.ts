import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { equityOf, openProfit } from '../ledger/valuation.ts';
import { type Order, signOf } from '../orders/order.ts';
import { changeBy, replay } from '../session/apply-event.ts';
import type { Filled, SessionEvent } from '../session/session-event.ts';
import { type DraftState, draftOf } from '../session/state.ts';

/** A fill that opened a position or made it larger. */
export interface Entry {
  readonly kind: 'open' | 'add';
  readonly sequence: number;
  readonly at: number;
  readonly symbol: string;
  readonly orderId: number;
  readonly clientOrderId: string;
  /** Of its first lots, in ticks. */
  readonly price: number;
  /** Lots that the order was sent for. */
  readonly wanted: number;
  /** Ticks to the stop of its bracket, or the price of that stop; null where it has none. */
  readonly stop: { readonly trail: number } | { readonly price: number } | null;
  /** What the account was worth when the order was sent. */
  readonly equity: bigint;
  /** What the position stood at before the fill. */
  readonly profit: bigint;
  /** What the day had lost when the order was sent, in percent of the equity it began with; below 0 is a gain. */
  readonly dayLoss: number;
}

/** A protective stop that was moved away from the price, or taken back, while its position was open. */
export interface StopMove {
  readonly sequence: number;
  readonly at: number;
  readonly symbol: string;
  readonly from: number;
  /** Null where it was taken back. */
  readonly to: number | null;
}

/** A choice of what to sell: what each open position stood at, the sold one first. */
export interface SaleChoice {
  readonly at: number;
  readonly profits: readonly number[];
}

/** What the critique judges a session by. */
export interface TradingFacts {
  readonly entries: readonly Entry[];
  readonly stopMoves: readonly StopMove[];
  /** Whether a position ever had a stop. */
  readonly isProtected: boolean;
  /** Exits that were not planned at entry, while other positions were open. */
  readonly choices: readonly SaleChoice[];
}

interface Numbered {
  readonly sequence: number;
  readonly event: SessionEvent;
}

type Sent = Pick<Entry, 'clientOrderId' | 'wanted' | 'stop' | 'equity' | 'dayLoss'>;

/** Goes through a session once. @param events from the first on; those in which only time passed may be left out */
export function tradingFacts(events: readonly Numbered[]): TradingFacts {
  const [first, ...others] = events;
  if (first?.event.kind !== 'opened') throw new RangeError('A session begins with opened.');
  const draft = draftOf(replay([first.event]));
  const entries: Entry[] = [];
  const stopMoves: StopMove[] = [];
  const choices: SaleChoice[] = [];
  let isProtected = false;
  const sent = new Map<number, Sent>();
  const exited = new Set<number>();
  let day = { number: dayOf(draft.cursor), start: equityOf(draft) };
  for (const { sequence, event } of others) {
    if (event.kind === 'opened') continue;
    const before = equityOf(draft);
    const number = dayOf(timeOf(event));
    if (number !== day.number) day = { number, start: before };
    if (event.kind === 'placed') {
      const dayLoss = day.start > 0n ? (100 * Number(day.start - before)) / Number(day.start) : 0;
      const stop = stopOf(event.orders);
      for (const { id, clientOrderId, quantity: wanted } of event.orders)
        sent.set(id, { clientOrderId, wanted, stop, equity: before, dayLoss });
    }
    if (event.kind === 'filled') {
      const entry = entryOf(draft, event, sent.get(event.orderId));
      if (entry) entries.push({ ...entry, sequence });
      const choice = exited.has(event.orderId) ? undefined : choiceOf(draft, event);
      exited.add(event.orderId);
      if (choice) choices.push(choice);
    }
    const move = stopMoveOf(draft, event);
    if (move) stopMoves.push({ ...move, sequence });
    if (event.kind === 'placed') isProtected ||= event.orders.some((order) => protects(draft, order));
    changeBy(draft, event);
  }
  isProtected ||= entries.some(({ stop }) => stop !== null);
  return { entries, stopMoves, choices, isProtected };
}

function timeOf(event: Exclude<SessionEvent, { kind: 'opened' }>): number {
  if (event.kind === 'advanced') return event.to;
  return event.kind === 'placed' ? (event.orders[0]?.placedAt ?? 0) : event.at;
}

function dayOf(cursor: number): number {
  return Math.floor(cursor / TICKS_A_MINUTE / MINUTES_A_DAY);
}

/** The stop of a bracket. */
function stopOf(orders: readonly Order[]): Entry['stop'] {
  const exit = orders.find(({ role }) => role === 'stop');
  if (exit?.trail != null) return { trail: exit.trail };
  return exit?.stop == null ? null : { price: exit.stop };
}

function heldOf(draft: DraftState, symbol: string): number {
  return draft.positions[symbol]?.quantity ?? 0;
}

function entryOf(
  draft: DraftState,
  { symbol, side, quantity, orderId, at, legs }: Filled,
  sent: Sent | undefined,
): Omit<Entry, 'sequence'> | undefined {
  const held = heldOf(draft, symbol);
  const after = held + signOf(side) * quantity;
  if (sent === undefined || after === 0 || (held * after > 0 && Math.abs(after) < Math.abs(held)))
    return undefined;
  const kind = held * after > 0 ? 'add' : 'open';
  const price = legs[0]?.price ?? 0;
  return {
    kind,
    at,
    symbol,
    orderId,
    price,
    ...sent,
    profit: kind === 'add' ? openProfit(draft, symbol) : 0n,
  };
}

/** Undefined for entries, and for exits that were planned: what was decided at entry shows no choice. */
function choiceOf(draft: DraftState, { symbol, side, orderId, at }: Filled): SaleChoice | undefined {
  const role = draft.orders[orderId]?.role;
  if (role !== 'single' && role !== 'entry') return undefined;
  if (heldOf(draft, symbol) * signOf(side) >= 0) return undefined;
  const others = Object.keys(draft.positions).filter((other) => other !== symbol);
  if (others.length === 0) return undefined;
  return { at, profits: [symbol, ...others].map((each) => Number(openProfit(draft, each))) };
}

function stopMoveOf(draft: DraftState, event: SessionEvent): Omit<StopMove, 'sequence'> | undefined {
  if (event.kind === 'replaced') {
    const before = draft.orders[event.order.id];
    if (before === undefined || !protects(draft, before)) return undefined;
    const [from, to] = [levelOf(before), levelOf(event.order)];
    // A stop to sell lies below the price: lower is farther away.
    const isWidened = before.trail === null ? signOf(before.side) * (to - from) > 0 : to > from;
    return isWidened ? { at: event.at, symbol: before.symbol, from, to } : undefined;
  }
  if (event.kind !== 'cancelled' || event.reason !== 'asked') return undefined;
  const before = draft.orders[event.orderId];
  if (before === undefined || !protects(draft, before)) return undefined;
  return { at: event.at, symbol: before.symbol, from: levelOf(before), to: null };
}

/** The price of a stop, or the distance of a trailing one. */
function levelOf({ stop, trail }: Order): number {
  return trail ?? stop ?? 0;
}

function protects(draft: DraftState, { kind, side, symbol }: Order): boolean {
  const isStop = kind === 'stop' || kind === 'stop-limit' || kind === 'trailing-stop';
  return isStop && heldOf(draft, symbol) * signOf(side) < 0;
}
