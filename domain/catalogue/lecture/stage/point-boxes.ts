import type { ScatterDrawing } from '../../drawing/drawing-data.ts';
import type { Box } from './label-box.ts';
import { pointRadius } from './point-radius.ts';
import type { StageLayout } from './stage-layout.ts';

/** The rooms that points of a scatter chart take. */
export function pointBoxes(points: ScatterDrawing['points'], { xOf, yOf }: StageLayout): Box[] {
  return points.map(({ y, size }, place) => {
    const [x, height, radius] = [xOf(place), yOf(y), pointRadius(size)];
    return { left: x - radius, right: x + radius, top: height - radius, bottom: height + radius };
  });
}
