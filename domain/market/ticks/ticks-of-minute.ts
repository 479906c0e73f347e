import type { Bar } from '../bar.ts';
import type { DayBytes } from '../generator/market.ts';
import { MINUTES_A_DAY } from '../open-hours.ts';
import type { Tick } from '../tick.ts';
import { TICK_BYTES, ticksOfBar } from './ticks-of-bar.ts';

/** The ticks of a generated minute: each has random bytes of its own, so that any can be made without the others. */
export function ticksOfMinute(symbol: string, bar: Bar, bytes: DayBytes): Tick[] {
  return ticksOfBar(bar, bytes(`ticks ${symbol} ${bar.minute % MINUTES_A_DAY}`, TICK_BYTES));
}
