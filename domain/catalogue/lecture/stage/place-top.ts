import type { DrawingData } from '../../drawing/drawing-data.ts';
import { VALUE_HEIGHT, writesValues } from './bar-values.ts';
import type { StageLayout } from './stage-layout.ts';

/**
 * Where the top of a candle, point or bar lies, in pixels from the top of the stage.
 * @param line of several lines the one that is asked for; the highest when left out
 */
export function topOfPlace(drawing: DrawingData, place: number, { yOf }: StageLayout, line?: number): number {
  switch (drawing.kind) {
    case 'candles':
      return yOf(drawing.candles[place]?.high ?? 0);
    case 'line':
    case 'area':
      return yOf(highest(line === undefined ? drawing.series : drawing.series.slice(line, line + 1), place));
    case 'bars':
      return yOf(Math.max(0, drawing.bars[place]?.value ?? 0)) - (writesValues(drawing) ? VALUE_HEIGHT : 0);
    case 'scatter':
      return yOf(drawing.points[place]?.y ?? 0);
    case 'distribution':
      return yOf(0);
  }
}

function highest(series: readonly { readonly values: readonly number[] }[], place: number): number {
  return Math.max(...series.map(({ values }) => values[place] ?? 0));
}
