import { bookLegs, NO_POSITION } from '../ledger/position.ts';
import type { Order } from '../orders/order.ts';
import { signOf } from '../orders/order.ts';
import { SLIPPAGE_WINDOW } from '../fills/slippage.ts';
import type { Advanced, Filled, Opened, Placed, Posting, SessionEvent } from './session-event.ts';
import { type DraftState, draftOf, type SessionState } from './state.ts';

/** What a session is after an event. @param state undefined before the first event, which has to be `opened` */
export function applyEvent(state: SessionState | undefined, event: SessionEvent): SessionState {
  if (event.kind === 'opened') return openedState(event);
  if (state === undefined) throw new RangeError(`A session begins with opened, not with ${event.kind}.`);
  const draft = draftOf(state);
  changeBy(draft, event);
  return draft;
}

/** A session played from its first event. */
export function replay(events: readonly SessionEvent[]): SessionState {
  const [first, ...others] = events;
  if (first?.kind !== 'opened') throw new RangeError('A session begins with opened.');
  const draft = draftOf(openedState(first));
  for (const event of others) {
    if (event.kind === 'opened') throw new RangeError('A session opens once.');
    changeBy(draft, event);
  }
  return draft;
}

function openedState({ rules, cursor, marks, postings }: Opened): SessionState {
  const balances = {
    cash: 0n,
    deposits: 0n,
    trading: 0n,
    fees: 0n,
    swap: 0n,
    funding: 0n,
    accrued: 0n,
    house: 0n,
  };
  const draft: DraftState = {
    rules,
    isClosed: false,
    events: 1,
    cursor,
    nextOrder: 1,
    marks: { ...marks },
    orders: {},
    brackets: {},
    requests: {},
    positions: {},
    taken: {},
    balances,
    accrued: {},
    frictionlessCash: BigInt(rules.deposit),
    costs: { halfSpread: 0n, slippage: 0n, gap: 0n, fees: 0n },
    isCalled: false,
  };
  post(draft, postings);
  return draft;
}

/** Changes a draft by an event that happened. */
export function changeBy(draft: DraftState, event: Exclude<SessionEvent, Opened>): void {
  draft.events += 1;
  switch (event.kind) {
    case 'advanced':
      return advance(draft, event);
    case 'placed':
      return place(draft, event);
    case 'replaced':
      draft.orders[event.order.id] = event.order;
      return;
    case 'cancelled':
    case 'expired':
      return end(draft, event.orderId);
    case 'triggered':
      return changeOrder(draft, event.orderId, {
        triggered: true,
        reference: event.reference,
        insideSpread: event.insideSpread,
      });
    case 'filled':
      return fill(draft, event);
    case 'rejected':
      draft.requests[event.clientOrderId] = event.request;
      return;
    case 'accrued':
      draft.accrued[event.symbol] = (draft.accrued[event.symbol] ?? 0n) + BigInt(event.amount);
      return post(draft, event.postings);
    case 'settled':
      delete draft.accrued[event.symbol];
      return post(draft, event.postings);
    case 'margin-called':
      draft.isCalled = true;
      return;
    case 'margin-met':
      draft.isCalled = false;
      return;
    case 'forced-exit':
      draft.orders[event.order.id] = event.order;
      draft.nextOrder = Math.max(draft.nextOrder, event.order.id + 1);
      return;
    case 'deficit-covered':
      return post(draft, event.postings);
    case 'closed':
      draft.isClosed = true;
  }
}

function advance(draft: DraftState, { to, marks, orders, excursions }: Advanced): void {
  draft.cursor = to;
  Object.assign(draft.marks, marks);
  for (const [id, change] of Object.entries(orders)) changeOrder(draft, Number(id), change);
  for (const [symbol, extremes] of Object.entries(excursions)) {
    const position = draft.positions[symbol];
    if (position !== undefined) draft.positions[symbol] = { ...position, ...extremes };
  }
}

function place(draft: DraftState, { clientOrderId, request, orders, bracket }: Placed): void {
  draft.requests[clientOrderId] = request;
  for (const order of orders) {
    draft.orders[order.id] = order;
    draft.nextOrder = Math.max(draft.nextOrder, order.id + 1);
  }
  const entry = orders.find(({ role }) => role === 'entry');
  if (bracket !== null && entry !== undefined) {
    draft.brackets[bracket] = { entry: entry.id, released: 0, exited: 0 };
  }
}

function changeOrder(draft: DraftState, id: number, change: Partial<Order>): void {
  const order = draft.orders[id];
  if (order !== undefined) draft.orders[id] = { ...order, ...change };
}

function end(draft: DraftState, id: number): void {
  const group = draft.orders[id]?.group;
  delete draft.orders[id];
  if (group == null || draft.brackets[group] === undefined) return;
  if (Object.values(draft.orders).every((other) => other.group !== group)) delete draft.brackets[group];
}

function fill(draft: DraftState, event: Filled): void {
  const { symbol, side, quantity, legs, explanation, minute } = event;
  const before = draft.positions[symbol] ?? NO_POSITION;
  const { position } = bookLegs(before, side, legs, explanation.frictionless);
  if (position.quantity === 0) delete draft.positions[symbol];
  else draft.positions[symbol] = position;

  const mark = draft.marks[symbol];
  if (mark !== undefined) {
    const taken = (mark.takenMinute === minute ? mark.taken : 0) + quantity;
    draft.marks[symbol] = { ...mark, takenMinute: minute, taken };
  }
  if (event.liquidity === 'taker') {
    const recent = (draft.taken[symbol] ?? []).filter(({ at }) => at > event.at - SLIPPAGE_WINDOW);
    draft.taken[symbol] = [...recent, { at: event.at, side, quantity }];
  }
  draft.frictionlessCash += BigInt(event.frictionlessRealised);
  draft.costs = {
    halfSpread: draft.costs.halfSpread + BigInt(explanation.halfSpread),
    slippage: draft.costs.slippage + BigInt(explanation.slippage),
    gap: draft.costs.gap + BigInt(explanation.gap),
    fees: draft.costs.fees + BigInt(explanation.fee),
  };
  post(draft, event.postings);
  fillOrder(draft, event);
}

/** Counts a fill on its order, on the quantity that exits share, and on the exits that it brings to life. */
function fillOrder(draft: DraftState, event: Filled): void {
  const order = draft.orders[event.orderId];
  if (order === undefined) throw new RangeError(`Order ${event.orderId} was filled and does not work.`);
  const filled = order.filled + event.quantity;
  draft.orders[order.id] = { ...order, filled };
  const bracket = order.group === null ? undefined : draft.brackets[order.group];
  if (order.group !== null && bracket !== undefined) {
    const isEntry = bracket.entry === order.id;
    if (isEntry && bracket.released === 0) startTrailing(draft, order.group, event);
    draft.brackets[order.group] = isEntry
      ? { ...bracket, released: bracket.released + event.quantity }
      : { ...bracket, exited: bracket.exited + event.quantity };
  }
  if (filled === order.quantity) end(draft, order.id);
}

/** A trailing exit follows the price from the first fill of its entry on. */
function startTrailing(draft: DraftState, group: number, { bid, spread }: Filled): void {
  for (const order of Object.values(draft.orders)) {
    if (order.group !== group || order.kind !== 'trailing-stop' || order.trail === null) continue;
    const executable = order.side === 'buy' ? bid + spread : bid;
    draft.orders[order.id] = { ...order, stop: executable + signOf(order.side) * order.trail };
  }
}

function post(draft: DraftState, postings: readonly Posting[]): void {
  for (const { account, amount } of postings) draft.balances[account] += BigInt(amount);
}
