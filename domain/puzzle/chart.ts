import { type Candle, generateCandles } from '../kernel/generated-prices.ts';
import type { RandomSource } from '../kernel/random-source.ts';
import { roundTo } from '../kernel/round-to.ts';

/** How many bars the average range looks back. */
export const RANGE_BARS = 14;

/** A generated market to the cent. @param count of its bars */
export function drawMarket(source: RandomSource, count: number): Candle[] {
  const walk = {
    seed: source.word(),
    count,
    start: between(source, 18, 180),
    volatility: between(source, 0.012, 0.022),
  };
  return generateCandles(walk).map(({ open, high, low, close }) => ({
    open: toCents(open),
    high: toCents(high),
    low: toCents(low),
    close: toCents(close),
  }));
}

/** The mean true range of the last bars: J. W. Wilder (1978), New Concepts in Technical Trading Systems, as a simple mean. */
export function averageRange(candles: readonly Candle[]): number {
  const last = candles.slice(-RANGE_BARS - 1);
  const ranges = last.slice(1).map(({ high, low }, place) => {
    const before = last[place]?.close ?? low;
    return Math.max(high, before) - Math.min(low, before);
  });
  return toCents(ranges.reduce((sum, range) => sum + range, 0) / ranges.length);
}

/** A number from `from` up to `to`. */
export function between(source: RandomSource, from: number, to: number): number {
  return from + (to - from) * source.uniform();
}

/** One of some. */
export function pick<Value>(source: RandomSource, values: readonly [Value, ...Value[]]): Value {
  return values[source.below(values.length)] ?? values[0];
}

/** An amount to the cent. */
export function toCents(amount: number): number {
  return roundTo(amount, 2);
}

/** The last price of a chart. */
export function lastClose(candles: readonly Candle[]): number {
  return candles.at(-1)?.close ?? 0;
}
