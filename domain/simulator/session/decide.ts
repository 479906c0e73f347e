import { TICKS_A_MINUTE } from '../../market/tick.ts';
import { settleAccrued } from '../ledger/after-fill.ts';
import { transaction } from '../ledger/transaction.ts';
import { equityOf, frictionlessEquity } from '../ledger/valuation.ts';
import { checkOrders } from '../orders/check-order.ts';
import { cancelOrder } from '../orders/end-order.ts';
import { makeOrders } from '../orders/place-orders.ts';
import { replaceOrder, type ReplaceRefusal } from '../orders/replace-order.ts';
import { advance } from './advance.ts';
import { canonicalText } from './canonical-text.ts';
import type { Command, PlaceCommand } from './command.ts';
import type { MarketData } from './market-data.ts';
import { emit, type Run, startRun } from './run.ts';
import type { SessionEvent } from './session-event.ts';
import type { SessionState } from './state.ts';
import { workNewOrder } from './work-new-order.ts';

/** Why a command did nothing. Nothing is noted of it; what the market itself turns down is an event, `rejected`. */
export type Refusal =
  | { readonly reason: 'not-open' | 'already-open' | 'closed' | 'no-market' | 'no-such-order' }
  /** Time has moved since its sender looked; `cursor` is where it stands. */
  | { readonly reason: 'stale-cursor'; readonly cursor: number }
  /** The id stands for another request. */
  | { readonly reason: 'client-order-id-taken' }
  | { readonly reason: 'not-ahead'; readonly cursor: number }
  | ReplaceRefusal;

export type Decision =
  | { readonly ok: true; readonly events: readonly SessionEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * What follows from a command: events that `applyEvent` applies, or a refusal. The same state, command and market always give the
 * same events.
 * @param market what happened up to where an advance moves the clock; unused by other commands
 */
export function decide(state: SessionState | undefined, command: Command, market?: MarketData): Decision {
  if (command.kind === 'open') {
    if (state !== undefined) return refuse({ reason: 'already-open' });
    const { rules, cursor, marks } = command;
    const deposit = BigInt(rules.deposit);
    const postings = transaction({ cash: deposit, deposits: -deposit });
    return { ok: true, events: [{ kind: 'opened', rules, cursor, marks, postings }] };
  }
  if (state === undefined) return refuse({ reason: 'not-open' });
  if (command.kind === 'place') {
    const known = state.requests[command.clientOrderId];
    // Before everything else: whoever sends again after a lost answer has an old cursor.
    if (known !== undefined) {
      if (known === requestText(command)) return { ok: true, events: [] };
      return refuse({ reason: 'client-order-id-taken' });
    }
  }
  if (state.isClosed) return refuse({ reason: 'closed' });
  if (command.kind !== 'advance' && command.cursor !== state.cursor) {
    return refuse({ reason: 'stale-cursor', cursor: state.cursor });
  }
  const run = startRun(state, Math.floor(state.cursor / TICKS_A_MINUTE));
  const refusal = carryOut(run, command, market);
  return refusal === undefined ? { ok: true, events: run.events } : refuse(refusal);
}

function refuse(refusal: Refusal): Decision {
  return { ok: false, refusal };
}

function carryOut(
  run: Run,
  command: Exclude<Command, { kind: 'open' }>,
  market: MarketData | undefined,
): Refusal | undefined {
  switch (command.kind) {
    case 'advance':
      if (market === undefined) return { reason: 'no-market' };
      if (!(command.to > run.now)) return { reason: 'not-ahead', cursor: run.now };
      advance(run, command.to, market, command.until === 'fill');
      return undefined;
    case 'place':
      placeOrders(run, command);
      return undefined;
    case 'cancel': {
      const order = run.draft.orders[command.orderId];
      if (order === undefined || order.role === 'forced-exit') return { reason: 'no-such-order' };
      cancelOrder(run, order, 'asked');
      return undefined;
    }
    case 'replace':
      return replaceOrder(run, command);
    case 'close':
      closeSession(run);
      return undefined;
  }
}

function requestText({ orders }: PlaceCommand): string {
  return canonicalText(orders);
}

function placeOrders(run: Run, command: PlaceCommand): void {
  const { clientOrderId, bytes } = command;
  const request = requestText(command);
  const rejection = checkOrders(run.draft, command.orders);
  if (rejection !== undefined) {
    emit(run, { kind: 'rejected', at: run.now, clientOrderId, request, ...rejection });
    return;
  }
  const { orders, bracket } = makeOrders(run.draft, clientOrderId, command.orders, bytes);
  emit(run, { kind: 'placed', clientOrderId, request, orders, bracket });
  for (const { id } of orders) workNewOrder(run, id);
}

/** Ends a session: what is open stays at the price at which it could be closed, less what is owed for holding it. */
function closeSession(run: Run): void {
  const { draft } = run;
  for (const order of Object.values(draft.orders)) cancelOrder(run, order, 'session-closed');
  for (const { instrument } of draft.rules.instruments) settleAccrued(run, instrument.symbol);
  const [equity, frictionless] = [String(equityOf(draft)), String(frictionlessEquity(draft))];
  emit(run, { kind: 'closed', at: run.now, equity, frictionless });
}
