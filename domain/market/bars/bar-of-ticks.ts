import type { Bar } from '../bar.ts';
import { TICKS_A_MINUTE, type Tick } from '../tick.ts';

/** The minute bar of some of its ticks, in order: the whole bar of all, what has been seen of it of the first ones. */
export function barOfTicks(ticks: readonly Tick[]): Bar | undefined {
  const [first] = ticks;
  const last = ticks.at(-1);
  if (!first || !last) return undefined;
  const bids = ticks.map(({ bid }) => bid);
  return {
    minute: Math.floor(first.at / TICKS_A_MINUTE),
    open: first.bid,
    high: Math.max(...bids),
    low: Math.min(...bids),
    close: last.bid,
    volume: ticks.reduce((sum, { volume }) => sum + volume, 0),
    spread: last.spread,
  };
}
