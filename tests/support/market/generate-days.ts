import type { Bar } from '#domain/market/bar.ts';
import { generateDay } from '#domain/market/generator/generate-day.ts';
import { startOf } from '#domain/market/generator/market-state.ts';
import type { Market } from '#domain/market/generator/market.ts';
import { seededBytes } from './seeded-bytes.ts';

/** The minute bars of each instrument over the first days of a test's market. */
export function generateDays(market: Market, days: number, seed: number): Bar[][] {
  const bars: Bar[][] = market.instruments.map(() => []);
  let state = startOf(market);
  for (let day = 0; day < days; day += 1) {
    const next = generateDay(market, state, seededBytes(seed, day));
    for (const [place, some] of next.bars.entries()) for (const bar of some) bars[place]?.push(bar);
    state = next.state;
  }
  return bars;
}
