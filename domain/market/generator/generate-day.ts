import type { Bar } from '../bar.ts';
import { commonDay } from './common-day.ts';
import { instrumentDay } from './instrument-day.ts';
import type { DayBytes, Market } from './market.ts';
import type { MarketState } from './market-state.ts';

/**
 * One day of a market: a chunk that follows from its bytes and the state at its start alone.
 * @returns the minute bars of each instrument, in the market's order, and the state at the end
 */
export function generateDay(
  market: Market,
  state: MarketState,
  bytes: DayBytes,
): { bars: Bar[][]; state: MarketState } {
  const turn = market.turns?.find(({ day }) => day === state.day);
  const common = commonDay(market, turn?.regime ?? state.regime, bytes);
  const days = market.instruments.map((generated, place) => {
    const before = state.instruments[place];
    if (!before) throw new RangeError(`The state knows nothing of ${generated.instrument.symbol}.`);
    return instrumentDay(generated, state.day, before, common, bytes);
  });
  return {
    bars: days.map(({ bars }) => bars),
    state: { day: state.day + 1, regime: common.next, instruments: days.map(({ state: after }) => after) },
  };
}
