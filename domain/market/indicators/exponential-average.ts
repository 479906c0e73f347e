import type { Indicator } from './indicator.ts';
import { smoothedAverage, type SmoothedState } from './smoothed-average.ts';

/**
 * An average in which each value weighs less than the one after it: the new value has the weight 2 / (period + 1). Begins with
 * the mean of the first `period` values, at the last of them. TA-Lib: EMA.
 */
export function exponentialAverage(period: number): Indicator<number, SmoothedState, number> {
  return smoothedAverage(period, 2 / (period + 1));
}
