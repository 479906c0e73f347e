import { normalQuantile } from '../../kernel/normal-distribution.ts';

/** Below this a standard deviation says so little that no interval is shown. */
export const FEWEST_TRADES = 20;

/** The average result of a trade in R, and how sure it is. */
export interface Expectancy {
  readonly trades: number;
  /** Mean result in R; undefined without trades. */
  readonly mean: number | undefined;
  /** Where the mean of very many such trades lies, 95 chances in 100; undefined for fewer than 20 trades. */
  readonly interval: readonly [low: number, high: number] | undefined;
  /** Trades still needed to tell a mean of this size from luck; undefined where it cannot be said, 0 where it is told. */
  readonly stillNeeded: number | undefined;
}

/** Errors of both kinds: a mean of 0 is taken for an edge in 5 of 100 cases, and an edge is found in 80. */
const SURE = normalQuantile(0.975);
const POWER = normalQuantile(0.8);

/**
 * Expectancy with its error bar. The number of trades that a mean m with deviation s needs is ((z + p) s / m)^2.
 * Source: J. Cohen (1988), Statistical power analysis for the behavioral sciences, 2nd edition, chapter 2.
 * @param results of closed trades in R, after costs
 */
export function expectancyOf(results: readonly number[]): Expectancy {
  const trades = results.length;
  if (trades === 0) return { trades, mean: undefined, interval: undefined, stillNeeded: undefined };
  const mean = results.reduce((sum, result) => sum + result, 0) / trades;
  if (trades < FEWEST_TRADES) return { trades, mean, interval: undefined, stillNeeded: undefined };
  const squares = results.reduce((sum, result) => sum + (result - mean) * (result - mean), 0);
  const deviation = Math.sqrt(squares / (trades - 1));
  const error = (SURE * deviation) / Math.sqrt(trades);
  const interval = [mean - error, mean + error] as const;
  const [low, high] = interval;
  if (low > 0 || high < 0) return { trades, mean, interval, stillNeeded: 0 };
  if (mean === 0) return { trades, mean, interval, stillNeeded: undefined };
  const size = ((SURE + POWER) * deviation) / mean;
  return { trades, mean, interval, stillNeeded: Math.max(1, Math.ceil(size * size) - trades) };
}
