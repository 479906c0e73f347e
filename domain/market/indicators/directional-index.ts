import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';
import { smoothedAverage, type SmoothedState } from './smoothed-average.ts';
import { trueRange } from './true-range.ts';

interface Directional {
  /** +DI and -DI: the part of the true range that went beyond the bar before, upwards and downwards, in percent. */
  readonly plus: number;
  readonly minus: number;
  /** The average of how far the two lie apart, in percent of their sum; undefined until there are enough. */
  readonly average: number | undefined;
}

interface Sums {
  readonly plus: number;
  readonly minus: number;
  readonly range: number;
}

interface State {
  readonly last: Bar | undefined;
  /** Bars after the first one, up to the period. */
  readonly count: number;
  readonly sums: Sums;
  readonly index: SmoothedState;
}

/**
 * Wilder's directional movement: +DI and -DI first at bar `period + 1`, their average directional index (ADX) at
 * `2 period`. As in TA-Lib (ADX, PLUS_DI, MINUS_DI) the first sums hold `period - 1` bars, and a bar on which neither side
 * moved leaves the index as it was. Usual is 14.
 */
export function directionalIndex(period: number): Indicator<Bar, State, Directional> {
  const average = smoothedAverage(period, 1 / period);
  return {
    start: { last: undefined, count: 0, sums: { plus: 0, minus: 0, range: 0 }, index: average.start },
    next: (state, bar) => {
      if (!state.last) return { state: { ...state, last: bar }, value: undefined };
      const count = Math.min(period, state.count + 1);
      const sums = addMovement(state.sums, state.last, bar, count < period ? 1 : 1 - 1 / period);
      if (count < period) return { state: { ...state, last: bar, count, sums }, value: undefined };
      const plus = sums.range > 0 ? (100 * sums.plus) / sums.range : 0;
      const minus = sums.range > 0 ? (100 * sums.minus) / sums.range : 0;
      const index = nextIndex(average, state.index, plus, minus, period);
      return {
        state: { last: bar, count, sums, index: index.state },
        value: { plus, minus, average: index.value },
      };
    },
  };
}

/** Only the larger of the two moves beyond the bar before counts. @param held how much of the sums before stays */
function addMovement(sums: Sums, before: Bar, bar: Bar, held: number): Sums {
  const [up, down] = [bar.high - before.high, before.low - bar.low];
  return {
    plus: sums.plus * held + (up > 0 && up > down ? up : 0),
    minus: sums.minus * held + (down > 0 && down > up ? down : 0),
    range: sums.range * held + trueRange(before, bar),
  };
}

function nextIndex(
  average: ReturnType<typeof smoothedAverage>,
  state: SmoothedState,
  plus: number,
  minus: number,
  period: number,
): { state: SmoothedState; value: number | undefined } {
  const sum = plus + minus;
  if (sum > 0) return average.next(state, (100 * Math.abs(plus - minus)) / sum);
  // TA-Lib adds nothing while the first ones are summed, and holds the index afterwards.
  return state.count < period ? average.next(state, 0) : { state, value: state.held };
}
