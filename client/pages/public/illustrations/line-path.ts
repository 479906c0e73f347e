/**
 * A line through values at equal distances, as the `d` of an SVG path. Steps from point to point in tenths of a unit
 * are short and repeat themselves, so the page that carries the drawing compresses well.
 *
 * @param width of the drawing, which the line fills
 * @param yOf the distance of a value from the top
 */
export function linePath(values: readonly number[], width: number, yOf: (value: number) => number): string {
  const points = values.map((value, index) => ({
    x: Math.round((index / (values.length - 1)) * width * 10),
    y: Math.round(yOf(value) * 10),
  }));
  const steps = points.map(({ x, y }, index) => {
    const from = points[index - 1] ?? { x: 0, y: 0 };
    return `${(x - from.x) / 10} ${(y - from.y) / 10}`;
  });
  return `m${steps.join(' ')}`;
}
