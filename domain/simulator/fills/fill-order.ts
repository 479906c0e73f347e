import { type Booked, bookLegs, type Leg, NO_POSITION } from '../ledger/position.ts';
import { converted, equityOf, initialMargin, marginUsed } from '../ledger/valuation.ts';
import { cancelOrder, endOthers } from '../orders/end-order.ts';
import { type Order, signOf } from '../orders/order.ts';
import type { Explanation, Filled } from '../session/session-event.ts';
import { emit, markOf, type Run } from '../session/run.ts';
import { type TradedInstrument, tradedInstrument } from '../session/rules.ts';
import type { SessionState } from '../session/state.ts';
import { afterFill } from '../ledger/after-fill.ts';
import { transaction } from '../ledger/transaction.ts';
import { legsAt } from './slippage.ts';

/** One fill before it is booked. */
export interface Deal {
  readonly quantity: number;
  /** The price before slippage, in ticks. */
  readonly price: number;
  /** In ticks times lots. */
  readonly slippage: number;
  readonly liquidity: 'maker' | 'taker';
  /** The price without friction, in half ticks. */
  readonly reference: number;
}

const MILLION = 1_000_000n;

/** Carries out a part of an order or all of it; an order that would need more margin than there is ends instead. */
export function fillOrder(run: Run, order: Order, deal: Deal): void {
  const { draft } = run;
  const traded = tradedInstrument(draft.rules, order.symbol);
  const legs = legsAt(deal.price, order.side, deal.quantity, deal.slippage);
  const before = draft.positions[order.symbol] ?? NO_POSITION;
  const booked = bookLegs(before, order.side, legs, deal.reference);
  if (lacksMargin(draft, order, before.quantity, booked)) return cancelOrder(run, order, 'not-enough-margin');

  const event = filledEvent(run, order, deal, { traded, legs, booked });
  run.hasFilled = true;
  emit(run, event);
  if (order.role === 'entry' && order.group !== null) run.bar?.entered.add(order.group);
  endOthers(run, order);
  afterFill(run, order.symbol);
}

/** Whether a fill would open more than the own money carries. What makes a position smaller is never held up. */
function lacksMargin(state: SessionState, order: Order, held: number, { position }: Booked): boolean {
  const grows =
    position.quantity !== 0 &&
    (held * position.quantity <= 0 || Math.abs(position.quantity) > Math.abs(held));
  if (!grows) return false;
  const old = state.positions[order.symbol];
  const others = marginUsed(state) - (old === undefined ? 0n : initialMargin(state, order.symbol, old));
  return others + initialMargin(state, order.symbol, position) > equityOf(state);
}

interface Parts {
  readonly traded: TradedInstrument;
  readonly legs: readonly Leg[];
  readonly booked: Booked;
}

function filledEvent(run: Run, order: Order, deal: Deal, { traded, legs, booked }: Parts): Filled {
  const { draft } = run;
  const { instrument } = traded;
  const { bid, spread } = markOf(draft, order.symbol);
  const worth = (ticks: bigint, parts?: bigint, middle?: boolean) =>
    converted(ticks * BigInt(instrument.tickValue), instrument.currency, draft, parts, middle);
  const realised = worth(booked.realised);
  const explanation = explain(deal, order, spread, legs, traded, worth);
  const fee = BigInt(explanation.fee);
  const group = order.group ?? -1;
  const isDoubtful = run.bar !== null && (run.bar.groups.has(group) || run.bar.entered.has(group));
  return {
    kind: 'filled',
    at: run.now,
    minute: run.minute,
    orderId: order.id,
    symbol: order.symbol,
    side: order.side,
    quantity: deal.quantity,
    legs,
    liquidity: deal.liquidity,
    bid,
    spread,
    explanation,
    stopFirst: order.role === 'stop' && isDoubtful,
    realised: String(realised),
    frictionlessRealised: String(worth(booked.frictionless, 2n, true)),
    postings: transaction({ cash: realised - fee, trading: -realised, fees: fee }),
  };
}

/** What each cost took: price = the one without friction + half the spread + gap + slippage, seen by who trades. */
function explain(
  deal: Deal,
  order: Order,
  spread: number,
  legs: readonly Leg[],
  { terms }: TradedInstrument,
  worth: (ticks: bigint, parts?: bigint) => bigint,
): Explanation {
  const { quantity, reference, liquidity } = deal;
  const halfSpread = liquidity === 'taker' ? spread * quantity : 0;
  const gap = signOf(order.side) * (2 * deal.price - reference) * quantity - halfSpread;
  const cost = (halfTicks: number) => String(-worth(-BigInt(halfTicks), 2n));
  let ticks = 0n;
  for (const leg of legs) ticks += BigInt(leg.price) * BigInt(leg.quantity);
  const share = BigInt(liquidity === 'taker' ? terms.takerFee : terms.makerFee);
  return {
    frictionless: reference,
    halfSpread: cost(halfSpread),
    slippage: cost(2 * deal.slippage),
    gap: cost(gap),
    fee: String(-worth(-ticks * share, MILLION)),
  };
}
