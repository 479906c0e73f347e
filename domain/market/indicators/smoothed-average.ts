import type { Indicator } from './indicator.ts';

export interface SmoothedState {
  /** How many values there were, up to the period. */
  readonly count: number;
  /** Their sum until the period is complete, then the average. */
  readonly held: number;
}

/** Begins with the mean of the first `period` values; from then on a new value has a fixed weight. */
export function smoothedAverage(period: number, weight: number): Indicator<number, SmoothedState, number> {
  return {
    start: { count: 0, held: 0 },
    next: ({ count, held }, value) => {
      if (count === period) return averaged(period, held + weight * (value - held));
      const sum = held + value;
      if (count + 1 < period) return { state: { count: count + 1, held: sum }, value: undefined };
      return averaged(period, sum / period);
    },
  };
}

function averaged(count: number, held: number): { state: SmoothedState; value: number } {
  return { state: { count, held }, value: held };
}
