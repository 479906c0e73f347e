import type { Bar } from '../bar.ts';
import { MINUTES_A_DAY } from '../open-hours.ts';
import type { Indicator } from './indicator.ts';

interface State {
  readonly day: number;
  readonly volume: number;
  /** Three times the sum of typical price times volume: whole ticks times lots. */
  readonly traded: number;
}

/**
 * Volume-weighted average price (VWAP) since the start of the day: the typical price of each bar, (high + low + close) / 3,
 * weighted with its volume. Undefined until something was traded. TA-Lib has none; this is the usual definition.
 */
export const volumeWeightedPrice: Indicator<Bar, State, number> = {
  start: { day: -1, volume: 0, traded: 0 },
  next: (before, { minute, high, low, close, volume }) => {
    const day = Math.floor(minute / MINUTES_A_DAY);
    const today = day === before.day ? before : { volume: 0, traded: 0 };
    const state = {
      day,
      volume: today.volume + volume,
      traded: today.traded + (high + low + close) * volume,
    };
    return { state, value: state.volume > 0 ? state.traded / (3 * state.volume) : undefined };
  },
};
