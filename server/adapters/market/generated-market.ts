import type { Bar } from '#domain/market/bar.ts';
import { generateDay } from '#domain/market/generator/generate-day.ts';
import { type MarketState, startOf } from '#domain/market/generator/market-state.ts';
import type { Market } from '#domain/market/generator/market.ts';
import { dayBytes } from './day-bytes.ts';
import { deriveDayKey } from './market-key.ts';

/** A day of a market: the minute bars of each instrument, in the market's order, and what the next day needs. */
export interface GeneratedDay {
  readonly bars: Bar[][];
  readonly state: MarketState;
}

/**
 * The next day of a market under a key.
 * @param state that at the end of the day before; none before the first
 */
export function nextDay(
  market: Market,
  marketKey: Uint8Array,
  state: MarketState = startOf(market),
): GeneratedDay {
  return generateDay(market, state, dayBytes(deriveDayKey(marketKey, state.day)));
}
