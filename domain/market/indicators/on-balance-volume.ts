import type { Bar } from '../bar.ts';
import type { Indicator } from './indicator.ts';

interface State {
  readonly close: number | undefined;
  readonly volume: number;
}

/**
 * On-balance volume: the volume of bars that closed higher less that of bars that closed lower; an unchanged close adds
 * nothing. Begins with the volume of the first bar, as TA-Lib (OBV) does.
 */
export const onBalanceVolume: Indicator<Bar, State, number> = {
  start: { close: undefined, volume: 0 },
  next: (before, { close, volume }) => {
    const change = before.close === undefined ? 1 : Math.sign(close - before.close);
    const sum = before.volume + change * volume;
    return { state: { close, volume: sum }, value: sum };
  },
};
