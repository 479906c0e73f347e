import type { Indicator } from './indicator.ts';
import { lastValues } from './last-values.ts';

/** The mean of the last `period` values; first at the one that completes them. TA-Lib: SMA. */
export function simpleAverage(period: number): Indicator<number, readonly number[], number> {
  return {
    start: [],
    next: (before, value) => {
      const state = lastValues(before, value, period);
      if (state.length < period) return { state, value: undefined };
      return { state, value: state.reduce((sum, each) => sum + each, 0) / period };
    },
  };
}
