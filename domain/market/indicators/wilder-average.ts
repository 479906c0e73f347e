import type { Indicator } from './indicator.ts';
import { smoothedAverage, type SmoothedState } from './smoothed-average.ts';

/**
 * Wilder's average: a new value has the weight 1 / period; begins with the mean of the first `period` values.
 * Source: J. W. Wilder (1978), New concepts in technical trading systems.
 */
export function wilderAverage(period: number): Indicator<number, SmoothedState, number> {
  return smoothedAverage(period, 1 / period);
}
