import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';
import type { SmoothedState } from './smoothed-average.ts';
import { trueRange } from './true-range.ts';
import { wilderAverage } from './wilder-average.ts';

interface State {
  readonly last: Bar | undefined;
  readonly ranges: SmoothedState;
}

/** Wilder's average of `period` true ranges; first at bar `period + 1`, as the first bar has none. TA-Lib: ATR. */
export function averageTrueRange(period: number): Indicator<Bar, State, number> {
  const average = wilderAverage(period);
  return {
    start: { last: undefined, ranges: average.start },
    next: ({ last, ranges }, bar) => {
      if (!last) return { state: { last: bar, ranges }, value: undefined };
      const { state, value } = average.next(ranges, trueRange(last, bar));
      return { state: { last: bar, ranges: state }, value };
    },
  };
}
