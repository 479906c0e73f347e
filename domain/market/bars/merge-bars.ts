import type { Bar } from '../bar.ts';

/** One bar of those of a time, in order, and one that follows them. @param minute the start of the new bar */
export function mergeBars(minute: number, before: Bar, after: Bar): Bar {
  return {
    minute,
    open: before.open,
    high: Math.max(before.high, after.high),
    low: Math.min(before.low, after.low),
    close: after.close,
    volume: before.volume + after.volume,
    spread: after.spread,
  };
}
