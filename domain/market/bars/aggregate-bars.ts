import type { Bar } from '../bar.ts';
import { mergeBars } from './merge-bars.ts';
import { barStart, type Timeframe } from './timeframe.ts';

/**
 * Bars of a timeframe out of shorter ones, in order. Exact: the prices are whole ticks, the volumes add up, and days made of
 * hours are those made of minutes. A time without a bar gets none.
 */
export function aggregateBars(bars: readonly Bar[], timeframe: Timeframe): Bar[] {
  const longer: Bar[] = [];
  for (const bar of bars) {
    const minute = barStart(timeframe, bar.minute);
    const last = longer.at(-1);
    if (last?.minute === minute) longer[longer.length - 1] = mergeBars(minute, last, bar);
    else longer.push({ ...bar, minute });
  }
  return longer;
}
