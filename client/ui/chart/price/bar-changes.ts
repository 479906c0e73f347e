import type { PriceBar } from './price-bar.ts';

/**
 * What a drawing has to do to show `after` where it shows `before`: bars to update, in order, or null where all must be drawn
 * anew. A step adds a bar or two, and drawing thousands of them again would take longer than the step.
 */
export function barChanges(before: readonly PriceBar[], after: readonly PriceBar[]): PriceBar[] | null {
  const last = before.length - 1;
  if (last < 0 || after.length < before.length) return null;
  if (before[0]?.time !== after[0]?.time || before[last]?.time !== after[last]?.time) return null;
  // A bar in the middle changes only when another market is shown, which changes the others too.
  if (last > 0 && !isSame(before[last - 1], after[last - 1])) return null;
  return after.slice(last);
}

function isSame(one: PriceBar | undefined, other: PriceBar | undefined): boolean {
  return one?.time === other?.time && one?.close === other?.close && one?.high === other?.high;
}
