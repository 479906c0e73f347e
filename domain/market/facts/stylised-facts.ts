import { aggregateBars } from '../bars/aggregate-bars.ts';
import type { Bar } from '../bar.ts';
import { MINUTES_A_DAY } from '../open-hours.ts';
import { autocorrelation, autocorrelationScore, correlation, laggedCorrelation } from './correlation.ts';
import { excessKurtosis } from './excess-kurtosis.ts';
import { tailIndex } from './tail-index.ts';

/** Hill's k: this share of the largest returns of five minutes. */
export const TAIL_SHARE = 0.01;

/** The leverage effect is the mean over so many lags of five minutes. */
const LEVERAGE_LAGS = 24;

/**
 * What is known of the returns of markets, measured on a path. Returns of less than a day do not reach across a close.
 * Source of the list: R. Cont (2001), Empirical properties of asset returns: stylized facts and statistical issues,
 * Quantitative Finance 1(2).
 */
export interface StylisedFacts {
  /** Excess kurtosis of the returns of five minutes, an hour and a day. */
  kurtosis: { fiveMinutes: number; hour: number; day: number };
  /** Of the returns of five minutes, from the largest 1%. */
  tailIndex: number;
  /** Autocorrelation of the returns of five minutes at lag 1. */
  returns: number;
  /** The same in standard errors. */
  returnsScore: number;
  /** Autocorrelation of their absolute values after five minutes, an hour and a trading day. */
  clustering: { fiveMinutes: number; hour: number; day: number };
  /** Correlation of volume and absolute return of five minutes. */
  volume: number;
  /** Mean correlation of the return of five minutes with the absolute returns of the two hours after it. */
  leverage: number;
}

/** @param bars minute bars in order, of a month at least */
export function stylisedFacts(bars: readonly Bar[]): StylisedFacts {
  const short = aggregateBars(bars, '5m');
  const returns = returnsOf(short, true);
  const sizes = returns.map(Math.abs);
  const days = aggregateBars(bars, '1d');
  const aDay = Math.round(short.length / days.length);
  const lags = Array.from({ length: LEVERAGE_LAGS }, (_, lag) => laggedCorrelation(returns, sizes, lag + 1));
  return {
    kurtosis: {
      fiveMinutes: excessKurtosis(returns),
      hour: excessKurtosis(returnsOf(aggregateBars(bars, '1h'), true)),
      day: excessKurtosis(returnsOf(days, false)),
    },
    tailIndex: tailIndex(returns, Math.floor(returns.length * TAIL_SHARE)),
    returns: autocorrelation(returns, 1),
    returnsScore: autocorrelationScore(returns),
    clustering: {
      fiveMinutes: autocorrelation(sizes, 1),
      hour: autocorrelation(sizes, 12),
      day: autocorrelation(sizes, aDay),
    },
    volume: correlation(
      sizes,
      short.map(({ volume }) => volume),
    ),
    leverage: lags.reduce((sum, lag) => sum + lag, 0) / LEVERAGE_LAGS,
  };
}

/** Simple returns of bars: within a day from the open of the first bar on, or from close to close. */
function returnsOf(bars: readonly Bar[], isWithinDays: boolean): number[] {
  const day = ({ minute }: Bar) => Math.floor(minute / MINUTES_A_DAY);
  return bars.map((bar, place) => {
    const before = bars[place - 1];
    const isFirst = before === undefined || (isWithinDays && day(before) !== day(bar));
    return bar.close / (isFirst ? bar.open : before.close) - 1;
  });
}
