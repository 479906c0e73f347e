import type { Indicator } from './indicator.ts';
import { lastValues } from './last-values.ts';

interface Bands {
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
  /** Where the value lies: 0 at the lower band, 1 at the upper one; undefined where the bands meet. */
  readonly position: number | undefined;
  /** Upper less lower band, by the middle. */
  readonly bandwidth: number;
}

/**
 * A simple average and a band of `deviations` standard deviations (of all `period` values, not of a sample) on each side.
 * TA-Lib: BBANDS; position and bandwidth as J. Bollinger (2001), Bollinger on Bollinger bands. Usual are 20 and 2.
 */
export function bollingerBands(
  period: number,
  deviations: number,
): Indicator<number, readonly number[], Bands> {
  return {
    start: [],
    next: (before, value) => {
      const state = lastValues(before, value, period);
      if (state.length < period) return { state, value: undefined };
      const middle = state.reduce((sum, each) => sum + each, 0) / period;
      const squares = state.reduce((sum, each) => sum + (each - middle) * (each - middle), 0);
      const reach = deviations * Math.sqrt(squares / period);
      const [upper, lower] = [middle + reach, middle - reach];
      const position = reach > 0 ? (value - lower) / (upper - lower) : undefined;
      return { state, value: { upper, middle, lower, position, bandwidth: (2 * reach) / middle } };
    },
  };
}
