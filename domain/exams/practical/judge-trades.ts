import type { Practical } from '../../quiz/exam/practical-schema.ts';
import { tradingFacts } from '../../simulator/critique/trading-facts.ts';
import { equityOf, openProfit } from '../../simulator/ledger/valuation.ts';
import { type Order, signOf } from '../../simulator/orders/order.ts';
import { changeBy, replay } from '../../simulator/session/apply-event.ts';
import type { Filled, SessionEvent } from '../../simulator/session/session-event.ts';
import { tradedInstrument } from '../../simulator/session/rules.ts';
import { type DraftState, draftOf, type SessionState } from '../../simulator/session/state.ts';
import { heatWith, plannedLoss } from './entry-sums.ts';
import { EquityTrack } from './equity-track.ts';
import type { Policy } from './policy.ts';
import { PRACTICAL_RULES, type PracticalRule } from './practical-rule.ts';

/** An event of a session with its place in it. */
export type PlacedEvent = { readonly sequence: number; readonly event: SessionEvent };

/** One trade of a practical part, and the rules that it broke. */
export type JudgedTrade = {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** Ticks of the session's clock. */
  readonly opened_at: number;
  readonly closed_at: number | null;
  readonly broken: readonly PracticalRule[];
};

type Trade = Omit<JudgedTrade, 'broken' | 'closed_at'> & {
  /** The sequence of the fill that opened it, and of the one that closed it. */
  readonly from: number;
  until: number;
  closed_at: number | null;
  readonly broken: Set<PracticalRule>;
};

/** What stood when an order was sent: the price that was seen, which a gap before the fill may leave far behind, among it. */
type Sent = {
  readonly equity: bigint;
  readonly marks: DraftState['marks'];
  readonly broken: readonly PracticalRule[];
};

/** What an amount may be above a limit: sizes are whole lots, and a market order is not filled at the price that was seen. */
const LET_PASS = 1.05;
/** Whoever uses so much of what the margin allows could not have taken more. */
const NEARLY_ALL = 0.9;

/**
 * Judges the trades of a practical part, in the order in which they were opened: each by what was decided when its orders were
 * sent, none by what it brought.
 *
 * @param events all of them, from the first on
 * @param planned the ids of the orders that were sent with a plan
 * @returns the first trades of the session, as many as are judged at most
 */
export function judgeTrades(
  events: readonly PlacedEvent[],
  { trades: most, size }: Pick<Practical, 'trades' | 'size'>,
  policy: Policy,
  planned: ReadonlySet<string>,
): JudgedTrade[] {
  const [first, ...others] = events;
  if (first?.event.kind !== 'opened') throw new RangeError('A session begins with opened.');
  const draft = draftOf(replay([first.event]));
  const track = new EquityTrack(draft.cursor, equityOf(draft));
  const sent = new Map<number, Sent>();
  const entered = new Set<number>();
  const open = new Map<string, Trade>();
  const trades: Trade[] = [];
  for (const { sequence, event } of others) {
    if (event.kind === 'opened') continue;
    if (event.kind === 'placed')
      for (const order of event.orders)
        sent.set(order.id, judgeSending(draft, track, order, { orders: event.orders, policy, planned }));
    const filled = event.kind === 'filled' ? draft.orders[event.orderId] : undefined;
    if (event.kind === 'filled' && filled) {
      const held = draft.positions[event.symbol]?.quantity ?? 0;
      const after = held + signOf(event.side) * event.quantity;
      const turns = held * after < 0;
      let trade = open.get(event.symbol);
      if (trade && filled.role === 'forced-exit') trade.broken.add('no-forced-exit');
      if (trade && (after === 0 || turns)) {
        close(trade, sequence, event.at);
        open.delete(event.symbol);
        trade = undefined;
      }
      if (after !== 0 && (held === 0 || turns || Math.abs(after) > Math.abs(held))) {
        if (trade === undefined) {
          trade = begin(event, sequence);
          trades.push(trade);
          open.set(event.symbol, trade);
        } else if (!entered.has(filled.id) && openProfit(draft, event.symbol) < 0n) {
          trade.broken.add('no-adding-to-losers');
        }
        if (!entered.has(filled.id))
          for (const rule of judgeEntry(draft, filled, sent.get(filled.id), { size, policy }))
            trade.broken.add(rule);
        entered.add(filled.id);
      }
    }
    changeBy(draft, event);
    if (event.kind === 'advanced') for (const { at, real } of event.curve) track.addPoint(at, BigInt(real));
    else track.add(timeOf(event), equityOf(draft));
  }
  for (const { symbol, sequence } of tradingFacts(events).stopMoves)
    trades
      .find((trade) => trade.symbol === symbol && trade.from < sequence && sequence < trade.until)
      ?.broken.add('stop-kept');
  return trades.slice(0, most).map(({ symbol, side, opened_at, closed_at, broken }) => ({
    symbol,
    side,
    opened_at,
    closed_at,
    broken: PRACTICAL_RULES.filter((rule) => broken.has(rule) || (rule === 'closed' && closed_at === null)),
  }));
}

/** One sign for each trade that is asked for: 1 for one that kept every rule. Trades that were not made kept none. */
export function recordOf(judged: readonly JudgedTrade[], { trades }: Pick<Practical, 'trades'>): string {
  return Array.from({ length: trades }, (_, place) => (judged[place]?.broken.length === 0 ? '1' : '0')).join(
    '',
  );
}

function begin({ symbol, side, at }: Filled, sequence: number): Trade {
  return {
    symbol,
    side,
    opened_at: at,
    closed_at: null,
    from: sequence,
    until: Number.POSITIVE_INFINITY,
    broken: new Set(),
  };
}

function close(trade: Trade, sequence: number, at: number): void {
  trade.until = sequence;
  trade.closed_at = at;
}

function timeOf(event: Exclude<SessionEvent, { kind: 'opened' | 'advanced' }>): number {
  return event.kind === 'placed' ? (event.orders[0]?.placedAt ?? 0) : event.at;
}

/** The limits that forbade an order when it was sent. */
function judgeSending(
  draft: DraftState,
  track: EquityTrack,
  order: Order,
  {
    orders,
    policy,
    planned,
  }: { readonly orders: readonly Order[]; readonly policy: Policy; readonly planned: ReadonlySet<string> },
): Sent {
  const equity = equityOf(draft);
  const broken: PracticalRule[] = planned.has(order.clientOrderId) ? [] : ['plan'];
  const { heat, day, week, month, floor } = policy;
  const at = draft.cursor;
  if (heat !== null && Number(heatWith(draft, order, orders)) > partOf(equity, heat) * LET_PASS)
    broken.push('heat');
  for (const [period, limit] of Object.entries({ day, week, month }))
    if (limit !== null && track.lossIn(period as 'day' | 'week' | 'month', at, equity) >= limit)
      broken.push(period as 'day' | 'week' | 'month');
  if (floor !== null && track.fallFromHighest(at, equity) >= floor) broken.push('floor');
  return { equity, marks: { ...draft.marks }, broken };
}

/**
 * The rules that an order broke with its first fill: those of its sending, its stop, and its size as both stand now, at the price
 * that was seen when it was sent.
 */
function judgeEntry(
  draft: DraftState,
  order: Order,
  sent: Sent | undefined,
  { size, policy }: { readonly size: Practical['size']; readonly policy: Policy },
): PracticalRule[] {
  const broken: PracticalRule[] = [...(sent?.broken ?? ['plan'])];
  const seen = { ...draft, marks: sent?.marks ?? draft.marks };
  const loss = plannedLoss(seen, order, Object.values(draft.orders));
  if (loss === undefined) return [...broken, 'stop'];
  const equity = sent?.equity ?? equityOf(draft);
  const allowed = partOf(equity, policy.risk);
  const [whole, lot] = [Number(loss.whole), Number(loss.lot)];
  const isTooSmall = whole < (allowed * size.least) / 100 && whole + lot <= allowed;
  if (whole > (allowed * size.most) / 100 || (isTooSmall && !isBound(seen, order, equity)))
    broken.push('size');
  return broken;
}

/** Whether the margin allowed hardly more lots. */
function isBound(state: SessionState, { symbol, quantity }: Order, equity: bigint): boolean {
  const { instrument, terms } = tradedInstrument(state.rules, symbol);
  const price = state.marks[symbol]?.bid ?? 1;
  return quantity >= (NEARLY_ALL * Number(equity) * terms.leverage) / (price * instrument.tickValue);
}

function partOf(equity: bigint, percent: number): number {
  return (Number(equity) * percent) / 100;
}
