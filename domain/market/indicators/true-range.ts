import type { Bar } from '../bar.ts';

/**
 * How far the price went since the close before, gaps included: the largest of high - low, |high - close before| and
 * |low - close before|. TA-Lib: TRANGE.
 */
export function trueRange(before: Bar, { high, low }: Bar): number {
  return Math.max(high, before.close) - Math.min(low, before.close);
}
