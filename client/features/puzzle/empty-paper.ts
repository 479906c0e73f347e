import type { DrawnRoom } from '#domain/kernel/axis/words-heights.ts';

/** So much of the height a label is moved at a time. */
const STEP = 2;
/** What is covered counts for far more than how far a label lies from what it names. */
const COVERED = 100;

/**
 * Where a label of a chart covers nothing that is drawn: moved up or down from where it would stand, and as little as can be. In a
 * plot without room, where it covers least.
 */
export function findEmptyPaper(wanted: DrawnRoom, drawn: readonly DrawnRoom[]): DrawnRoom {
  const height = wanted.bottom - wanted.top;
  const highest = Math.floor(100 - height);
  const tops = [
    wanted.top,
    ...Array.from({ length: Math.floor(highest / STEP) + 1 }, (_, step) => step * STEP),
  ];
  const cost = (top: number) =>
    Math.abs(top - wanted.top) +
    COVERED * drawn.reduce((sum, box) => sum + covered({ ...wanted, top, bottom: top + height }, box), 0);
  const best = tops
    .filter((top) => top >= 0 && top <= highest)
    .reduce(
      (least, top) => (cost(top) < cost(least) ? top : least),
      Math.min(Math.max(wanted.top, 0), highest),
    );
  return { ...wanted, top: best, bottom: best + height };
}

/** How much of a box another covers. */
function covered(one: DrawnRoom, other: DrawnRoom): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
