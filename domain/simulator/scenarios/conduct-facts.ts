import { tradingFacts } from '../critique/trading-facts.ts';
import { converted, equityOf } from '../ledger/valuation.ts';
import type { Order } from '../orders/order.ts';
import { signOf } from '../orders/order.ts';
import { type Trade, tradesOf } from '../results/trades-of.ts';
import { changeBy, replay } from '../session/apply-event.ts';
import { type SessionRules, tradedInstrument } from '../session/rules.ts';
import type { Filled } from '../session/session-event.ts';
import { type DraftState, draftOf } from '../session/state.ts';
import type { Evidence, PlayedSession } from './played-session.ts';

/** An order that opened a position or made it larger, with its first fill. */
export interface SentEntry {
  readonly sequence: number;
  readonly kind: 'open' | 'add';
  readonly order: Order;
  /** The exits of its bracket. */
  readonly stop: Order | undefined;
  readonly target: Order | undefined;
  readonly fill: Filled;
}

/** What is held of an instrument from one fill to the next. */
export interface Holding {
  readonly symbol: string;
  readonly sequence: number;
  readonly from: number;
  /** Undefined while it lasts. */
  readonly to: number | undefined;
  /** At entry prices in 10^-8 of the account's currency: above 0 long, below 0 short. */
  readonly value: number;
  /** What is lost if its stop is met; all of it without one. */
  readonly risk: number;
  /** What the account was worth at its first fill. */
  readonly equity: number;
}

/** What conditions are judged by. */
export interface ConductFacts {
  readonly rules: SessionRules;
  readonly entries: readonly SentEntry[];
  /** With the sequence of the fill that opened it, and the role of the order that closed it. */
  readonly trades: readonly (Trade & { readonly sequence: number; readonly exit: Order['role'] })[];
  readonly holdings: readonly Holding[];
  readonly forcedExits: readonly Evidence[];
  /** Orders that worked when the session ended, or work now, of instruments of which nothing is held. */
  readonly leftOver: readonly Evidence[];
}

/** Goes through a session once. */
export function conductFacts({ events }: Pick<PlayedSession, 'events'>): ConductFacts {
  const [first, ...others] = events;
  if (first?.event.kind !== 'opened') throw new RangeError('A session begins with opened.');
  const { rules } = first.event;
  const draft = draftOf(replay([first.event]));
  const orders = new Map<number, Order>();
  const kinds = new Map(tradingFacts(events).entries.map(({ sequence, kind }) => [sequence, kind]));
  const [entries, holdings]: [SentEntry[], Holding[]] = [[], []];
  const [forcedExits, leftOver]: [Evidence[], Evidence[]] = [[], []];
  for (const { sequence, event } of others) {
    if (event.kind === 'opened') continue;
    if (event.kind === 'placed') for (const order of event.orders) orders.set(order.id, order);
    if (event.kind === 'forced-exit') {
      orders.set(event.order.id, event.order);
      forcedExits.push({ sequence, at: event.at, symbol: event.order.symbol, value: null });
    }
    if (event.kind === 'cancelled' && event.reason === 'session-closed') {
      const order = draft.orders[event.orderId];
      if (order && isLeftOver(draft, order)) leftOver.push(evidenceOf(order, sequence, event.at));
    }
    changeBy(draft, event);
    if (event.kind !== 'filled') continue;
    const order = orders.get(event.orderId);
    const kind = kinds.get(sequence);
    if (order && kind && !entries.some((entry) => entry.order.id === order.id))
      entries.push({ sequence, kind, order, ...exitsOf(order, orders), fill: event });
    endHolding(holdings, event);
    const held = holdingOf(draft, event, sequence);
    if (held) holdings.push(held);
  }
  for (const order of Object.values(draft.orders))
    if (isLeftOver(draft, order)) leftOver.push(evidenceOf(order, draft.events, draft.cursor));
  const trades = tradesOf(events.map(({ event }) => event)).map((trade) => {
    const closing = events[trade.closing]?.event;
    const role = closing?.kind === 'filled' ? orders.get(closing.orderId)?.role : undefined;
    return { ...trade, sequence: events[trade.opening]?.sequence ?? 0, exit: role ?? 'single' };
  });
  return { rules, entries, trades, holdings, forcedExits, leftOver };
}

function exitsOf({ group }: Order, orders: ReadonlyMap<number, Order>) {
  const exits = group === null ? [] : [...orders.values()].filter((order) => order.group === group);
  return {
    stop: exits.find(({ role }) => role === 'stop'),
    target: exits.find(({ role }) => role === 'target'),
  };
}

function isLeftOver({ positions }: DraftState, { symbol, role }: Order): boolean {
  return (positions[symbol]?.quantity ?? 0) === 0 && (role === 'single' || role === 'entry');
}

function evidenceOf({ symbol }: Order, sequence: number, at: number): Evidence {
  return { sequence, at, symbol, value: null };
}

function endHolding(holdings: Holding[], { symbol, at }: Filled): void {
  const place = holdings.findLastIndex((holding) => holding.symbol === symbol);
  const before = holdings[place];
  if (before?.to === undefined && before) holdings[place] = { ...before, to: at };
}

function holdingOf(draft: DraftState, { symbol, at }: Filled, sequence: number): Holding | undefined {
  const position = draft.positions[symbol];
  if (position === undefined || position.quantity === 0) return undefined;
  const { instrument } = tradedInstrument(draft.rules, symbol);
  const money = (ticks: bigint) =>
    Number(converted(ticks * BigInt(instrument.tickValue), instrument.currency, draft));
  const value = money(position.cost);
  const distance = stopDistance(draft, symbol);
  const risk =
    distance === undefined
      ? Math.abs(value)
      : money(BigInt(Math.round(distance * Math.abs(position.quantity))));
  return { symbol, sequence, from: at, to: undefined, value, risk, equity: Number(equityOf(draft)) };
}

/** Ticks from the average price to the farthest stop; undefined without one. */
function stopDistance({ positions, orders }: DraftState, symbol: string): number | undefined {
  const { quantity, cost } = positions[symbol] ?? { quantity: 0, cost: 0n };
  const average = Number(cost) / quantity;
  const sign = quantity > 0 ? 1 : -1;
  const distances = Object.values(orders).flatMap((order) => {
    if (order.symbol !== symbol || signOf(order.side) === sign) return [];
    if (order.trail !== null) return [order.trail];
    return order.stop === null ? [] : [Math.max(0, sign * (average - order.stop))];
  });
  return distances.length === 0 ? undefined : Math.max(...distances);
}
