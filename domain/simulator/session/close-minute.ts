import type { Bar } from '../../market/bar.ts';
import { TICKS_A_MINUTE } from '../../market/tick.ts';
import type { Mark } from './state.ts';

/** What closed minutes count: each new one is one part in so many of the means. */
export const MEMORY = 120;

/** A mark after a minute has closed: its close, its volume and how far the price went. */
export function closeMinute(mark: Mark, bar: Bar): Mark {
  const followsOn = bar.minute === mark.closedMinute + 1;
  // A gap is no move of a minute: the minute after it is measured from its open.
  const change = bar.close - (followsOn ? mark.close : bar.open);
  return {
    ...mark,
    at: bar.minute * TICKS_A_MINUTE + TICKS_A_MINUTE - 1,
    bid: bar.close,
    spread: bar.spread,
    lastVolume: bar.volume,
    meanVolume: mark.meanVolume + (bar.volume - mark.meanVolume) / MEMORY,
    variance: mark.variance + (change * change - mark.variance) / MEMORY,
    close: bar.close,
    closedMinute: bar.minute,
  };
}

/**
 * The mark of an instrument at the start of a session, from the minutes before it.
 * @param bars at least one, in order; two hours make good means
 */
export function openingMark(bars: readonly Bar[]): Mark {
  const [first] = bars;
  if (first === undefined) throw new RangeError('A session starts after at least one closed minute.');
  const change = first.close - first.open;
  const start: Mark = {
    at: -1,
    bid: first.close,
    spread: first.spread,
    lastVolume: first.volume,
    meanVolume: first.volume,
    variance: change * change,
    close: first.open,
    closedMinute: first.minute - 1,
    takenMinute: -1,
    taken: 0,
  };
  // Plain means as long as there are few: otherwise the first minute would count for most of them.
  let [mark, volume, squares] = [start, 0, 0];
  for (const [index, bar] of bars.entries()) {
    const before = mark;
    mark = closeMinute(mark, bar);
    if (index >= MEMORY) continue;
    const move = bar.close - (bar.minute === before.closedMinute + 1 ? before.close : bar.open);
    volume += bar.volume;
    squares += move * move;
    mark = { ...mark, meanVolume: volume / (index + 1), variance: squares / (index + 1) };
  }
  return mark;
}
