import { executablePrice } from '../fills/work-order.ts';
import { slippageOf, takenWithin } from '../fills/slippage.ts';
import { converted } from '../ledger/valuation.ts';
import { oppositeOf, signOf } from '../orders/order.ts';
import { tradedInstrument } from '../session/rules.ts';
import type { TicketIdea } from './ticket-idea.ts';
import type { TicketState } from './ticket-state.ts';

const MILLION = 1_000_000n;

/** What a size of an idea is expected to cost and to lose, in 10^-8 of the account's currency. */
export interface TicketCosts {
  /** Half the spread going in and half of it going out. */
  readonly spread: bigint;
  readonly slippage: bigint;
  readonly fees: bigint;
  /** Of these, slippage and fee of the way in. */
  readonly wayIn: bigint;
  /** What is lost where the stop is filled at its price and the slippage expected now, all costs among it. */
  readonly lossAtStop: bigint;
}

/** The price before slippage at which an idea is entered, in ticks; of a stop-limit entry the worst one, which holds its slippage. */
export function entryPrice(state: Pick<TicketState, 'marks'>, idea: TicketIdea): number {
  const mark = state.marks[idea.symbol];
  if (mark === undefined) throw new RangeError(`${idea.symbol} has no price in this session.`);
  return idea.kind === 'market' ? executablePrice(idea.side, mark) : (idea.limit ?? idea.price ?? 0);
}

/**
 * What `lots` of an idea cost, in and out at the stop: what waits at its limit pays no spread and no slippage, all else takes
 * what is there. By the engine's own formulas, with the volatility and spread of now; a gap is not foreseen.
 */
export function ticketCosts(state: TicketState, idea: TicketIdea, lots: number): TicketCosts {
  const { instrument, terms } = tradedInstrument(state.rules, idea.symbol);
  const mark = state.marks[idea.symbol];
  if (mark === undefined) throw new RangeError(`${idea.symbol} has no price in this session.`);
  const sign = signOf(idea.side);
  const price = entryPrice(state, idea);
  const slip = (side: TicketIdea['side']) => {
    const before = takenWithin(state.taken[idea.symbol] ?? [], side, state.cursor);
    return slippageOf(lots, before, mark, terms, instrument.averageDailyVolume);
  };
  const waits = idea.kind === 'limit' && sign * (price - executablePrice(idea.side, mark)) < 0;
  const isWithin = waits || idea.kind === 'stop-limit';
  const [slipIn, slipOut] = [isWithin ? 0 : slip(idea.side), slip(oppositeOf(idea.side))];
  const worth = (ticks: bigint, parts = 1n) =>
    -converted(-ticks * BigInt(instrument.tickValue), instrument.currency, state, parts);
  const fee = (ticks: bigint, millionths: number) => worth(ticks * BigInt(millionths), MILLION);
  const count = BigInt(lots);
  const feeIn = fee(BigInt(price) * count, waits ? terms.makerFee : terms.takerFee);
  const fees = feeIn + fee(BigInt(idea.stop) * count, terms.takerFee);
  const slippage = BigInt(slipIn + slipOut);
  return {
    spread: worth(BigInt(mark.spread) * count * (waits ? 1n : 2n), 2n),
    slippage: worth(slippage),
    fees,
    wayIn: worth(BigInt(slipIn)) + feeIn,
    lossAtStop: worth(BigInt(sign * (price - idea.stop)) * count + slippage) + fees,
  };
}
