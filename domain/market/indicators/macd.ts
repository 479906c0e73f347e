import { exponentialAverage } from './exponential-average.ts';
import type { Indicator } from './indicator.ts';
import type { SmoothedState } from './smoothed-average.ts';

interface Macd {
  /** The fast average less the slow one. */
  readonly macd: number;
  /** Its own exponential average. */
  readonly signal: number;
  /** What lies between the two. */
  readonly histogram: number;
}

interface State {
  readonly count: number;
  readonly fast: SmoothedState;
  readonly slow: SmoothedState;
  readonly signal: SmoothedState;
}

/**
 * Moving average convergence and divergence. As in TA-Lib (MACD) the fast average begins late, so that both averages begin at
 * value `slow`, and all three values at `slow + signal - 1`. Usual periods are 12, 26 and 9.
 */
export function macd(fast: number, slow: number, signal: number): Indicator<number, State, Macd> {
  const averages = {
    fast: exponentialAverage(fast),
    slow: exponentialAverage(slow),
    signal: exponentialAverage(signal),
  };
  return {
    start: {
      count: 0,
      fast: averages.fast.start,
      slow: averages.slow.start,
      signal: averages.signal.start,
    },
    next: (state, value) => {
      const isFast = state.count >= slow - fast;
      const near = isFast ? averages.fast.next(state.fast, value) : { state: state.fast, value: undefined };
      const far = averages.slow.next(state.slow, value);
      const after = { count: state.count + 1, fast: near.state, slow: far.state, signal: state.signal };
      if (near.value === undefined || far.value === undefined) return { state: after, value: undefined };
      const difference = near.value - far.value;
      const line = averages.signal.next(state.signal, difference);
      return {
        state: { ...after, signal: line.state },
        value:
          line.value === undefined
            ? undefined
            : { macd: difference, signal: line.value, histogram: difference - line.value },
      };
    },
  };
}
