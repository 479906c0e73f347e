/** The radius of a point of a scatter chart, in pixels: its area is its size. */
export function pointRadius(size = 1): number {
  return 5 * Math.sqrt(size);
}
