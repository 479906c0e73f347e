import type { Bar } from '../bar.ts';
import { cursorAt, type Cursor, minuteOf } from '../cursor.ts';
import type { Tick } from '../tick.ts';
import { aggregateBars } from './aggregate-bars.ts';
import { barOfTicks } from './bar-of-ticks.ts';
import type { Timeframe } from './timeframe.ts';

/**
 * The bars of a timeframe as they stood at the cursor: the last one holds only ticks before it.
 * @param bars minute bars in order; those the cursor has not passed are left out
 * @param ticksOf the ticks of a minute bar, asked for that of the cursor's minute only
 */
export function barsUpTo(
  bars: readonly Bar[],
  cursor: Cursor,
  timeframe: Timeframe,
  ticksOf: (bar: Bar) => readonly Tick[],
): Bar[] {
  const now = minuteOf(cursor);
  const passed = bars.filter(({ minute }) => minute < now);
  const begun = cursor > cursorAt(now) ? bars.find(({ minute }) => minute === now) : undefined;
  const part = begun && barOfTicks(ticksOf(begun).filter(({ at }) => at < cursor));
  return aggregateBars(part ? [...passed, part] : passed, timeframe);
}
