import type { Indicator } from './indicator.ts';
import type { SmoothedState } from './smoothed-average.ts';
import { wilderAverage } from './wilder-average.ts';

interface State {
  readonly last: number | undefined;
  readonly rises: SmoothedState;
  readonly falls: SmoothedState;
}

/**
 * Wilder's relative strength index: 100 times the average rise by the sum of average rise and average fall, over `period`
 * changes; first at value `period + 1`. A row that never changes has 0, as in TA-Lib (RSI).
 */
export function relativeStrengthIndex(period: number): Indicator<number, State, number> {
  const average = wilderAverage(period);
  return {
    start: { last: undefined, rises: average.start, falls: average.start },
    next: ({ last, rises, falls }, value) => {
      if (last === undefined) return { state: { last: value, rises, falls }, value: undefined };
      const up = average.next(rises, Math.max(0, value - last));
      const down = average.next(falls, Math.max(0, last - value));
      const state = { last: value, rises: up.state, falls: down.state };
      if (up.value === undefined || down.value === undefined) return { state, value: undefined };
      const sum = up.value + down.value;
      return { state, value: sum > 0 ? (100 * up.value) / sum : 0 };
    },
  };
}
