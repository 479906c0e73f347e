import { countClasses } from './classes.ts';
import type { DrawingData } from './drawing-data.ts';
import { DrawingError } from './drawing-values.ts';

/**
 * The lowest and the highest value along the value axes of drawings that are compared.
 * @throws DrawingError when they do not measure the same thing
 */
export function axisReach(drawings: readonly DrawingData[]): readonly [low: number, high: number] {
  const units = new Set(drawings.map((drawing) => unitOf(drawing)));
  if (units.size > 1) {
    throw new DrawingError(['scale'], 'The two panels measure different things. Write `scale: own`.');
  }
  const values = drawings.flatMap(drawnValues);
  return [Math.min(...values), Math.max(...values)];
}

/** Every value along the vertical axis of a drawing. */
export function drawnValues(drawing: DrawingData): readonly number[] {
  switch (drawing.kind) {
    case 'candles':
      return [
        ...drawing.candles.flatMap(({ high, low }) => [high, low]),
        ...drawing.levels.map(({ price }) => price),
      ];
    case 'line':
    case 'area':
      return [
        ...drawing.series.flatMap(({ values }) => values),
        ...drawing.bands.flatMap(({ low, high }) => [...low, ...high]),
        ...drawing.levels.map(({ price }) => price),
      ];
    case 'bars':
      return [0, ...drawing.bars.flatMap(({ value, low = value, high = value }) => [value, low, high])];
    case 'distribution':
      return [0, ...countClasses(drawing.limits, drawing.values).map(({ count }) => count)];
    case 'scatter':
      return drawing.points.map(({ y }) => y);
  }
}

function unitOf(drawing: DrawingData): string {
  if (drawing.kind === 'scatter') return `${drawing.y.unit}`;
  return drawing.kind === 'distribution' ? 'how often' : `${drawing.unit}`;
}
