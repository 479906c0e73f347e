/** A point of the stage, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

/** How far a line that is drawn by hand leaves the straight, in pixels. */
const SWING = 1.6;

/**
 * A line from one point to another as a hand draws it with a ruler in mind: nearly straight, and the same each time.
 * @returns the `d` of an SVG path
 */
export function handLine([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  // Across the line, to the side that its place decides.
  const side = Math.sin(x1 * 0.7 + y1 * 1.3 + x2 * 0.3) > 0 ? 1 : -1;
  const [dx, dy] = [((y1 - y2) / length) * SWING * side, ((x2 - x1) / length) * SWING * side];
  const at = (share: number, swing: number) =>
    `${round(x1 + (x2 - x1) * share + dx * swing)} ${round(y1 + (y2 - y1) * share + dy * swing)}`;
  return `M${round(x1)} ${round(y1)}C${at(0.3, 1)} ${at(0.65, -0.8)} ${round(x2)} ${round(y2)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
