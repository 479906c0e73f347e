import type { Stroke } from '../lecture-data.ts';
import { placesOf } from '../stage-scale.ts';
import type { Box } from './label-box.ts';
import { pointBoxes } from './point-boxes.ts';
import type { StageLayout } from './stage-layout.ts';
import type { ChartScene } from './stage-values.ts';
import { shownBins } from './stage-values.ts';

/** Half of what a line is thick for a label beside it, in pixels. */
const LINE = 1.5;

/** What a label should not lie over, though it can be read there: candles, bars, points and lines that the scene shows. */
export function obstaclesOf(scene: ChartScene, layout: StageLayout): Box[] {
  const { stage } = scene;
  const { step, xOf, yOf } = layout;
  const count = lastPlace(scene);
  const column = (place: number, from: number, to: number, width: number): Box => ({
    left: xOf(place) - width / 2,
    right: xOf(place) + width / 2,
    top: Math.min(yOf(from), yOf(to)),
    bottom: Math.max(yOf(from), yOf(to)),
  });
  switch (stage.kind) {
    case 'candles':
      return stage.candles
        .slice(0, count)
        .map(({ high, low }, place) => column(place, low, high, step * 0.6));
    case 'bars':
      return stage.bars.slice(0, count).map(({ value }, place) => column(place, 0, value, step * 0.64));
    case 'distribution':
      return shownBins(stage, count).map((bin, place) => column(place, 0, bin.count, step * 0.64));
    case 'scatter':
      return pointBoxes(stage.points.slice(0, count), layout);
    case 'line':
    case 'area':
      return stage.series.flatMap(({ values }) =>
        values.slice(1, count).map((value, place) => ({
          left: xOf(place),
          right: xOf(place + 1),
          top: Math.min(yOf(values[place] ?? value), yOf(value)) - LINE,
          bottom: Math.max(yOf(values[place] ?? value), yOf(value)) + LINE,
        })),
      );
  }
}

/** How many places a scene shows at its end. */
export function lastPlace({ stage, reveals }: ChartScene): number {
  return reveals.length === 0 ? placesOf(stage) : Math.max(...reveals.map(({ count }) => count));
}

/** The lines that a stroke draws across the whole plot. */
export function linesOf(stroke: Stroke, { left, right, yOf }: StageLayout): Box[] {
  const values =
    stroke.kind === 'level' ? [stroke.price] : stroke.kind === 'zone' ? [stroke.low, stroke.high] : [];
  return values.map((value) => ({ left, right, top: yOf(value) - LINE, bottom: yOf(value) + LINE }));
}
