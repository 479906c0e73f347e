import { type SessionRules, tradedInstrument } from '../session/rules.ts';
import type { Mark, SessionState } from '../session/state.ts';
import { NO_POSITION, type Position } from './position.ts';
import { divideHalfEven, divideUp } from './rounding.ts';

const WHOLE = 100_000_000n;

/** A factor as a fraction. */
interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

type Marks = SessionState['marks'];

/** Which price of a pair converts: that at which the amount can be exchanged, or the middle, which nobody gets. */
type RateSide = 'owned' | 'owed' | 'middle';

const SAME: Rate = { numerator: 1n, denominator: 1n };

/** What one unit of a currency is in the account's. @throws when no pair of the session joins the two */
function rateOf(currency: string, side: RateSide, rules: SessionRules, marks: Marks): Rate {
  if (currency === rules.currency) return SAME;
  for (const { instrument } of rules.instruments) {
    const mark = marks[instrument.symbol];
    if (mark === undefined) continue;
    const isDirect = instrument.baseCurrency === currency && instrument.currency === rules.currency;
    const isInverse = instrument.baseCurrency === rules.currency && instrument.currency === currency;
    if (!isDirect && !isInverse) continue;
    // What is owned is sold at the bid; through an inverse pair that means buying the account's currency at the ask.
    const halfTicks = halfTicksFor(mark, (side === 'owned') === isDirect, side);
    const price = BigInt(halfTicks) * BigInt(instrument.tickSize);
    return isDirect
      ? { numerator: price, denominator: 2n * WHOLE }
      : { numerator: 2n * WHOLE, denominator: price };
  }
  throw new RangeError(`No pair of this session converts ${currency} to ${rules.currency}.`);
}

function halfTicksFor(mark: Mark, takesBid: boolean, side: RateSide): number {
  if (side === 'middle') return 2 * mark.bid + mark.spread;
  return takesBid ? 2 * mark.bid : 2 * (mark.bid + mark.spread);
}

/** Whether a session can convert every currency that its instruments are quoted in. */
export function convertsAll(rules: SessionRules, marks: Marks): boolean {
  return rules.instruments.every(({ instrument }) => {
    const { currency } = instrument;
    if (currency === rules.currency) return true;
    return rules.instruments.some(
      ({ instrument: pair }) =>
        marks[pair.symbol] !== undefined &&
        ((pair.baseCurrency === currency && pair.currency === rules.currency) ||
          (pair.baseCurrency === rules.currency && pair.currency === currency)),
    );
  });
}

/**
 * An amount of a currency in the account's, rounded once, half-even: what is owned at the bid of the pair, what is owed at
 * its ask.
 * @param parts how many parts of 10^-8 the amount counts: 2 for halves
 */
export function converted(
  amount: bigint,
  currency: string,
  { rules, marks }: Pick<SessionState, 'rules' | 'marks'>,
  parts = 1n,
  middle = false,
): bigint {
  if (currency === rules.currency && parts === 1n) return amount;
  const side = middle ? 'middle' : amount < 0n ? 'owed' : 'owned';
  const { numerator, denominator } = rateOf(currency, side, rules, marks);
  return divideHalfEven(amount * numerator, denominator * parts);
}

/** The price at which a position could be closed now. */
export function exitPrice(quantity: number, mark: Mark): number {
  return quantity > 0 ? mark.bid : mark.bid + mark.spread;
}

/** What an open position gains or loses at the executable side, in the account's currency. */
export function openProfit(state: SessionState, symbol: string, price?: number): bigint {
  const { quantity, cost } = state.positions[symbol] ?? NO_POSITION;
  const mark = state.marks[symbol];
  if (quantity === 0 || mark === undefined) return 0n;
  const { instrument } = tradedInstrument(state.rules, symbol);
  const ticks = BigInt(price ?? exitPrice(quantity, mark)) * BigInt(quantity) - cost;
  return converted(ticks * BigInt(instrument.tickValue), instrument.currency, state);
}

/** Cash, the value of what is open at the executable side, converted, less accrued charges. */
export function equityOf(state: SessionState): bigint {
  let equity = state.balances.cash + state.balances.accrued;
  for (const symbol of Object.keys(state.positions)) equity += openProfit(state, symbol);
  return equity;
}

/** What the same trades would have come to at middle prices, without slippage, fees and charges. */
export function frictionlessEquity(state: SessionState): bigint {
  let equity = state.frictionlessCash;
  for (const [symbol, { quantity, frictionlessCost }] of Object.entries(state.positions)) {
    const mark = state.marks[symbol];
    if (mark === undefined) continue;
    const { instrument } = tradedInstrument(state.rules, symbol);
    const halfTicks = BigInt(2 * mark.bid + mark.spread) * BigInt(quantity) - frictionlessCost;
    equity += converted(halfTicks * BigInt(instrument.tickValue), instrument.currency, state, 2n, true);
  }
  return equity;
}

/** The own money that a position needs: its value at entry by its leverage, rounded up. */
export function initialMargin(state: SessionState, symbol: string, position: Position): bigint {
  const { instrument, terms } = tradedInstrument(state.rules, symbol);
  const ticks = position.cost < 0n ? -position.cost : position.cost;
  const value = ticks * BigInt(instrument.tickValue);
  const { numerator, denominator } = rateOf(instrument.currency, 'owed', state.rules, state.marks);
  return divideUp(value * numerator, denominator * BigInt(terms.leverage));
}

/** The initial margin of all positions. */
export function marginUsed(state: SessionState): bigint {
  let sum = 0n;
  for (const [symbol, position] of Object.entries(state.positions))
    sum += initialMargin(state, symbol, position);
  return sum;
}
