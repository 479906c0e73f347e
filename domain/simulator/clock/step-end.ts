import { cursorAt, type Cursor, minuteOf } from '../../market/cursor.ts';
import { barStart, type Timeframe, TIMEFRAMES } from '../../market/bars/timeframe.ts';
import { closeAfter, nextOpenMinute, type OpenHours } from '../../market/open-hours.ts';

/**
 * Where the clock stands after so many more bars of a chart: at the end of the last one, which is the close where the market
 * closes before. Closed hours are passed over.
 */
export function stepEnd(
  hours: readonly OpenHours[],
  cursor: Cursor,
  timeframe: Timeframe,
  bars: number,
): Cursor {
  let minute = minuteOf(cursor);
  for (let left = bars; left > 0; left -= 1) minute = endOfBar(hours, minute, timeframe);
  return cursorAt(minute);
}

/** The minute after the last open one of the bar that holds `minute`, or of the next bar that there is. */
function endOfBar(hours: readonly OpenHours[], minute: number, timeframe: Timeframe): number {
  const open = nextOpenMinute(hours, minute);
  const end = barStart(timeframe, open) + TIMEFRAMES[timeframe];
  let close = closeAfter(hours, open);
  while (close < end) {
    const next = nextOpenMinute(hours, close);
    if (next >= end) return close;
    close = closeAfter(hours, next);
  }
  return end;
}
