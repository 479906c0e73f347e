import type { Order } from '../orders/order.ts';
import { signOf } from '../orders/order.ts';
import type { Filled, SessionEvent } from '../session/session-event.ts';
import { type SessionRules, tradedInstrument } from '../session/rules.ts';

/** One trade: from the first fill that opens a position to the one that closes it. */
export interface Trade {
  /** The places, among the events given, of the fills that opened and closed it. */
  readonly opening: number;
  readonly closing: number;
  /** The order that opened it, and the id under which it was sent. */
  readonly orderId: number;
  readonly clientOrderId: string;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly openedAt: number;
  readonly closedAt: number;
  /** Most lots held. */
  readonly quantity: number;
  /** Of its first fill, in ticks. */
  readonly entry: number;
  /** After fees, in 10^-8 of the account's currency. */
  readonly result: bigint;
  /** The same without friction. */
  readonly frictionless: bigint;
  /** What was at risk at entry by the stop of the bracket, above 0; undefined where that was nothing or the currency is another. */
  readonly risk: bigint | undefined;
  /** Furthest against and in favour of the position from its first price, in ticks: MAE and MFE. */
  readonly adverse: number;
  readonly favourable: number;
}

type OpenTrade = { -readonly [Key in keyof Trade]: Trade[Key] } & { held: number };

/** The closed trades of a session in the order in which they closed. A fill that turns a position ends one and begins the next. */
export function tradesOf(events: readonly SessionEvent[]): Trade[] {
  const [opened] = events;
  if (opened?.kind !== 'opened') throw new RangeError('A session begins with opened.');
  const orders = new Map<number, Order>();
  const open = new Map<string, OpenTrade>();
  const closed: Trade[] = [];
  for (const [place, event] of events.entries()) {
    if (event.kind === 'placed') for (const order of event.orders) orders.set(order.id, order);
    if (event.kind === 'advanced') stretch(open, event.excursions);
    if (event.kind !== 'filled') continue;
    const trade = open.get(event.symbol);
    const sign = signOf(event.side);
    if (trade === undefined) {
      open.set(event.symbol, begin(opened.rules, event, place, event.quantity, orders));
      continue;
    }
    const before = trade.held;
    trade.held += sign * event.quantity;
    trade.quantity = Math.max(trade.quantity, Math.abs(trade.held));
    trade.result += BigInt(event.realised) - BigInt(event.explanation.fee);
    trade.frictionless += BigInt(event.frictionlessRealised);
    if (before * trade.held > 0) continue;
    const left = trade.held;
    open.delete(event.symbol);
    const { held: _, ...whole } = { ...trade, quantity: Math.max(trade.quantity, Math.abs(before)) };
    closed.push({ ...whole, closedAt: event.at, closing: place });
    if (left !== 0)
      open.set(event.symbol, { ...begin(opened.rules, event, place, Math.abs(left), orders), result: 0n });
  }
  return closed;
}

function begin(
  rules: SessionRules,
  event: Filled,
  place: number,
  quantity: number,
  orders: ReadonlyMap<number, Order>,
): OpenTrade {
  const entry = event.legs[0]?.price ?? 0;
  return {
    opening: place,
    closing: place,
    orderId: event.orderId,
    clientOrderId: orders.get(event.orderId)?.clientOrderId ?? '',
    symbol: event.symbol,
    side: event.side,
    openedAt: event.at,
    closedAt: event.at,
    quantity,
    result: -BigInt(event.explanation.fee),
    frictionless: 0n,
    risk: riskOf(rules, event, quantity, orders),
    adverse: 0,
    favourable: 0,
    held: signOf(event.side) * quantity,
    entry,
  };
}

/** Distance to the stop of the bracket, times all that the entry was to buy or sell. */
function riskOf(
  rules: SessionRules,
  { orderId, symbol, legs }: Filled,
  quantity: number,
  orders: ReadonlyMap<number, Order>,
): bigint | undefined {
  const order = orders.get(orderId);
  if (order?.group == null) return undefined;
  const exit = [...orders.values()].find(({ group, role }) => group === order.group && role === 'stop');
  const price = legs[0]?.price;
  const { instrument } = tradedInstrument(rules, symbol);
  if (price === undefined || instrument.currency !== rules.currency) return undefined;
  const distance = exit?.trail ?? (exit?.stop == null ? undefined : Math.abs(price - exit.stop));
  // An entry that was filled at its stop had nothing to lose by it.
  if (distance === undefined || distance === 0) return undefined;
  return BigInt(distance) * BigInt(Math.max(quantity, order.quantity)) * BigInt(instrument.tickValue);
}

/** What `best` and `worst` of a position tell of its trade. */
function stretch(
  open: ReadonlyMap<string, OpenTrade>,
  excursions: Readonly<Record<string, { readonly best: number; readonly worst: number }>>,
): void {
  for (const [symbol, { best, worst }] of Object.entries(excursions)) {
    const trade = open.get(symbol);
    if (trade === undefined) continue;
    const sign = signOf(trade.side);
    trade.favourable = Math.max(trade.favourable, sign * (best - trade.entry));
    trade.adverse = Math.max(trade.adverse, -sign * (worst - trade.entry));
  }
}
