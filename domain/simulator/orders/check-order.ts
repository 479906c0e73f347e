import { convertsAll, equityOf, initialMargin, marginUsed } from '../ledger/valuation.ts';
import { bookLegs, NO_POSITION } from '../ledger/position.ts';
import { executablePrice } from '../fills/work-order.ts';
import type { RejectReason } from '../session/session-event.ts';
import type { SessionState } from '../session/state.ts';
import { reducible } from './live-quantity.ts';
import { type OrderRequest, signOf } from './order.ts';

/** Why an order is not taken, with the numbers that show it. */
export interface Rejection {
  readonly reason: RejectReason;
  readonly facts: Readonly<Record<string, number | string>>;
}

const MOST_LOTS = 1_000_000_000;
const MOST_TICKS = 1_000_000_000;
/** So many orders may work at a time. */
const MOST_ORDERS = 100;

/** Which prices an order of a kind states. */
const PRICES = {
  market: [],
  limit: ['limit'],
  stop: ['stop'],
  'stop-limit': ['limit', 'stop'],
  'trailing-stop': ['trail'],
} as const;

/** Why orders that are sent together are not taken; undefined when they are. */
export function checkOrders(state: SessionState, requests: readonly OrderRequest[]): Rejection | undefined {
  const working = Object.keys(state.orders).length;
  if (working + 3 > MOST_ORDERS) return { reason: 'too-many-orders', facts: { working, most: MOST_ORDERS } };
  const isPair = requests.length === 2;
  if (requests.length === 0 || requests.length > 2)
    return { reason: 'bad-pair', facts: { orders: requests.length } };
  for (const request of requests) {
    if (isPair && (request.kind === 'market' || request.exits !== undefined)) {
      return { reason: 'bad-pair', facts: { kind: request.kind } };
    }
    const found = checkOrder(state, request);
    if (found !== undefined) return found;
  }
  return undefined;
}

const CHECKS = { form: checkForm, sides: checkSides, means: checkMeans } as const;

/** Why one order is not taken; undefined when it is. @param checks what is looked at, in this order */
export function checkOrder(
  state: SessionState,
  request: OrderRequest,
  checks: readonly (keyof typeof CHECKS)[] = ['form', 'sides', 'means'],
): Rejection | undefined {
  for (const name of checks) {
    const found = CHECKS[name](state, request);
    if (found !== undefined) return found;
  }
  return undefined;
}

function checkForm(state: SessionState, request: OrderRequest): Rejection | undefined {
  const { symbol, quantity, kind } = request;
  if (state.marks[symbol] === undefined || !convertsAll(state.rules, state.marks)) {
    return { reason: 'unknown-symbol', facts: { symbol } };
  }
  if (!isWhole(quantity, MOST_LOTS)) return { reason: 'bad-quantity', facts: { quantity } };
  const needed: readonly string[] = PRICES[kind];
  for (const name of ['limit', 'stop', 'trail'] as const) {
    const price = request[name];
    if (needed.includes(name) ? isWhole(price, MOST_TICKS) : price === undefined) continue;
    return { reason: 'bad-price', facts: { name, price: price ?? 'missing' } };
  }
  return undefined;
}

function isWhole(value: number | undefined, most: number): boolean {
  return value !== undefined && Number.isSafeInteger(value) && value >= 1 && value <= most;
}

/** A stop lies on the far side of the price, exits on either side of where the entry trades. */
function checkSides(state: SessionState, request: OrderRequest): Rejection | undefined {
  const { symbol, side, stop, exits } = request;
  const mark = state.marks[symbol];
  if (mark === undefined) return undefined;
  const sign = signOf(side);
  const price = executablePrice(side, mark);
  if (stop !== undefined && sign * (stop - price) <= 0) {
    return { reason: 'stop-on-wrong-side', facts: { stop, price } };
  }
  if (exits === undefined) return undefined;
  const entry = request.limit ?? stop ?? price;
  const isBare = exits.target === undefined && exits.stop === undefined && exits.trail === undefined;
  const isDouble = exits.stop !== undefined && exits.trail !== undefined;
  if (request.reduceOnly === true || isBare || isDouble)
    return { reason: 'exit-on-wrong-side', facts: { entry } };
  for (const [name, level] of Object.entries(exits)) {
    if (!isWhole(level, MOST_TICKS)) return { reason: 'bad-price', facts: { name, price: level } };
    const isRight = name === 'trail' || (name === 'target' ? sign : -sign) * (level - entry) > 0;
    if (!isRight) return { reason: 'exit-on-wrong-side', facts: { name, level, entry } };
  }
  return undefined;
}

/** What reduces needs something to reduce; what opens needs its initial margin. */
function checkMeans(state: SessionState, request: OrderRequest): Rejection | undefined {
  const { symbol, side, quantity } = request;
  const held = state.positions[symbol] ?? NO_POSITION;
  const reduces = reducible(state, symbol, side);
  if (request.reduceOnly === true) {
    return reduces > 0 ? undefined : { reason: 'nothing-to-reduce', facts: { held: held.quantity } };
  }
  const mark = state.marks[symbol];
  if (quantity <= reduces || mark === undefined) return undefined;
  const price = request.limit ?? request.stop ?? executablePrice(side, mark);
  const { position } = bookLegs(held, side, [{ price, quantity }], 2 * price);
  const grows =
    Math.abs(position.quantity) > Math.abs(held.quantity) || position.quantity * held.quantity < 0;
  if (!grows) return undefined;
  const needed =
    marginUsed(state) - initialMargin(state, symbol, held) + initialMargin(state, symbol, position);
  const equity = equityOf(state);
  if (needed <= equity) return undefined;
  return { reason: 'not-enough-margin', facts: { needed: String(needed), equity: String(equity) } };
}
