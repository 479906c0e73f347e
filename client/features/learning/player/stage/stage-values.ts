import type { DrawingData, ValueStyle } from '#domain/catalogue/drawing-data.ts';
import type { Stroke } from '#domain/catalogue/lecture-data.ts';
import { valuesOf } from '#domain/catalogue/stage-scale.ts';
import { type Bin, histogram } from '../../../../ui/chart/histogram.ts';

/** About how many classes a histogram has. */
const CLASSES = 12;

/** The classes of a histogram of all values, with how many of the first `shown` values fall into each. */
export function shownBins(values: readonly number[], shown: number): Bin[] {
  const first = values.slice(0, Math.floor(shown));
  return histogram(values, CLASSES).map(({ from, to }) => ({
    from,
    to,
    count: first.filter((value) => value >= from && value < to).length,
  }));
}

/** Every value that the vertical axis of a scene must reach: what is shown, and what will be drawn over it. */
export function axisValues(drawing: DrawingData, strokes: readonly Stroke[]): number[] {
  const shown =
    drawing.kind === 'distribution'
      ? shownBins(drawing.values, drawing.values.length).map(({ count }) => count)
      : valuesOf(drawing);
  return [...shown, ...strokes.flatMap(valuesOfStroke)];
}

function valuesOfStroke(stroke: Stroke): number[] {
  if (stroke.kind === 'level') return [stroke.price];
  if (stroke.kind === 'zone') return [stroke.low, stroke.high];
  if (stroke.kind === 'segment') return [stroke.start[1], stroke.end[1]];
  return [];
}

/** Whether the height of what is drawn is its value, so that the axis must begin at zero. */
export function measuresFromZero({ kind }: DrawingData): boolean {
  return kind === 'bars' || kind === 'area' || kind === 'distribution';
}

/** How values along the vertical axis are written. */
export function verticalStyle(drawing: DrawingData): ValueStyle {
  if (drawing.kind === 'scatter') return drawing.y;
  return drawing.kind === 'distribution' ? { decimals: 0 } : drawing;
}
