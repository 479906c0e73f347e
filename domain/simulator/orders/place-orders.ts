import { closeAfter, MINUTES_A_DAY, nextOpenMinute } from '../../market/open-hours.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { Mark, SessionState } from '../session/state.ts';
import { type Order, type OrderRequest, type OrderRole, oppositeOf, signOf } from './order.ts';

const WORD = 4_294_967_296;

/** The orders that a request makes, with the group of the exits of a bracket. */
export interface NewOrders {
  readonly orders: readonly Order[];
  readonly bracket: number | null;
}

/**
 * Makes orders of requests that were checked.
 * @param bytes four for each order: the lots ahead of it are drawn from them, up to twice a mean minute's volume
 */
export function makeOrders(
  state: SessionState,
  clientOrderId: string,
  requests: readonly OrderRequest[],
  bytes: readonly number[],
): NewOrders {
  const [first, second] = requests;
  const id = state.nextOrder;
  if (first === undefined) return { orders: [], bracket: null };
  const make = (request: OrderRequest, place: number, role: OrderRole, group: number | null) =>
    makeOrder(state, { id: id + place, clientOrderId, role, group }, request, bytes.slice(4 * place));
  if (second !== undefined) {
    return { orders: [make(first, 0, 'single', id), make(second, 1, 'single', id)], bracket: null };
  }
  if (first.exits === undefined) return { orders: [make(first, 0, 'single', null)], bracket: null };
  const orders = [make(first, 0, 'entry', id)];
  for (const [role, request] of exitsOf(first)) orders.push(make(request, orders.length, role, id));
  return { orders, bracket: id };
}

/** Exits work until cancelled: what protects a position must not end with the day. */
function exitsOf({ symbol, side, quantity, exits }: OrderRequest): [OrderRole, OrderRequest][] {
  const exit = { symbol, side: oppositeOf(side), quantity, until: 'cancelled', reduceOnly: true } as const;
  const made: [OrderRole, OrderRequest][] = [];
  if (exits?.target !== undefined) made.push(['target', { ...exit, kind: 'limit', limit: exits.target }]);
  if (exits?.stop !== undefined) made.push(['stop', { ...exit, kind: 'stop', stop: exits.stop }]);
  if (exits?.trail !== undefined) made.push(['stop', { ...exit, kind: 'trailing-stop', trail: exits.trail }]);
  return made;
}

type Named = Pick<Order, 'id' | 'clientOrderId' | 'role' | 'group'>;

function makeOrder(
  state: SessionState,
  named: Named,
  request: OrderRequest,
  bytes: readonly number[],
): Order {
  const { symbol, side, kind, quantity, limit = null, trail = null } = request;
  const mark = state.marks[symbol];
  if (mark === undefined) throw new RangeError(`${symbol} has no price in this session.`);
  const price = side === 'buy' ? mark.bid + mark.spread : mark.bid;
  const isExit = named.role === 'target' || named.role === 'stop';
  // A trailing exit begins with the fill of its entry.
  const trailed = trail === null || isExit ? null : price + signOf(side) * trail;
  return {
    ...named,
    symbol,
    side,
    kind,
    quantity,
    filled: 0,
    limit,
    stop: request.stop ?? trailed,
    trail,
    reduceOnly: request.reduceOnly ?? false,
    placedAt: state.cursor,
    expiresAt: request.until === 'day' ? endOfDay(state, symbol) : null,
    triggered: false,
    queueAhead: drawQueue(mark, bytes),
    insideSpread: !isExit && isInsideSpread(side, limit, mark),
    reference: kind === 'market' ? 2 * mark.bid + mark.spread : null,
  };
}

/** Whether a limit would be the best price on its side. */
export function isInsideSpread(side: Order['side'], limit: number | null, { bid, spread }: Mark): boolean {
  if (limit === null) return false;
  return side === 'buy' ? limit > bid : limit < bid + spread;
}

/** Lots ahead: anything from none to twice a mean minute's volume, each as likely. @throws for fewer than four bytes */
export function drawQueue({ meanVolume }: Mark, bytes: readonly number[]): number {
  const [a, b, c, d] = bytes;
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new RangeError('A queue is drawn from four bytes.');
  }
  const word = ((a * 256 + b) * 256 + c) * 256 + d;
  return Math.floor((word / WORD) * 2 * meanVolume);
}

/** When a day order ends: with the open hours it is in or waits for, or at midnight where these are longer. */
function endOfDay({ rules, cursor }: SessionState, symbol: string): number {
  const { hours } = tradedInstrument(rules, symbol).instrument;
  const open = nextOpenMinute(hours, Math.floor(cursor / TICKS_A_MINUTE));
  const midnight = (Math.floor(open / MINUTES_A_DAY) + 1) * MINUTES_A_DAY;
  return Math.min(closeAfter(hours, open), midnight) * TICKS_A_MINUTE;
}
