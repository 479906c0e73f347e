import type { ScatterDrawing } from '../../drawing/drawing-data.ts';
import type { Box } from './label-box.ts';
import type { StageLayout } from './stage-layout.ts';

/** The radius of a point of a scatter chart, in pixels: its area is its size. */
export function pointRadius(size = 1): number {
  return 5 * Math.sqrt(size);
}

/** The rooms that points of a scatter chart take. */
export function pointBoxes(
  points: ScatterDrawing['points'],
  { xOf, yOf }: Pick<StageLayout, 'xOf' | 'yOf'>,
): Box[] {
  return points.map(({ y, size }, place) => {
    const [x, height, radius] = [xOf(place), yOf(y), pointRadius(size)];
    return { left: x - radius, right: x + radius, top: height - radius, bottom: height + radius };
  });
}
