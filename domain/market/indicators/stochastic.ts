import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';
import { lastValues } from './last-values.ts';
import { simpleAverage } from './simple-average.ts';

interface Stochastic {
  /** Where the close lies in the range of the last bars, smoothed, in percent. */
  readonly k: number;
  /** Its own average. */
  readonly d: number;
}

interface State {
  readonly bars: readonly Bar[];
  readonly k: readonly number[];
  readonly d: readonly number[];
}

/**
 * The slow stochastic: %K is 100 (close - lowest) / (highest - lowest) over `period` bars, averaged over `smooth` of them; %D
 * is the average of `signal` values of %K. Where the range is 0, so is the raw value, as in TA-Lib (STOCH). First at bar
 * `period + smooth + signal - 2`. Usual are 14, 3 and 3.
 */
export function stochastic(
  period: number,
  smooth: number,
  signal: number,
): Indicator<Bar, State, Stochastic> {
  const [average, line] = [simpleAverage(smooth), simpleAverage(signal)];
  return {
    start: { bars: [], k: average.start, d: line.start },
    next: (before, bar) => {
      const bars = lastValues(before.bars, bar, period);
      if (bars.length < period) return { state: { ...before, bars }, value: undefined };
      const k = average.next(before.k, rawStochastic(bars, bar.close));
      if (k.value === undefined) return { state: { ...before, bars, k: k.state }, value: undefined };
      const d = line.next(before.d, k.value);
      const state = { bars, k: k.state, d: d.state };
      return { state, value: d.value === undefined ? undefined : { k: k.value, d: d.value } };
    },
  };
}

function rawStochastic(bars: readonly Bar[], close: number): number {
  const highest = Math.max(...bars.map(({ high }) => high));
  const lowest = Math.min(...bars.map(({ low }) => low));
  return highest > lowest ? (100 * (close - lowest)) / (highest - lowest) : 0;
}
