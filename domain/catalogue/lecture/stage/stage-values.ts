import type { DistributionDrawing, DrawingData, ValueStyle } from '../../drawing/drawing-data.ts';
import type { Scene, Stroke } from '../lecture-data.ts';
import { drawnValues } from '../../drawing/axis-reach.ts';
import { type CountedClass, countClasses } from '../../drawing/classes.ts';

/** The classes of a histogram of all values, with how many of the first `shown` values fall into each. */
export function shownBins({ limits, values }: DistributionDrawing, shown: number): CountedClass[] {
  return countClasses(limits, values.slice(0, Math.floor(shown)));
}

/**
 * Every value that the vertical axis of a scene must reach: what will be shown, and what will be drawn over it. What the
 * scene never reveals stays out, so that the axis does not give away what comes next.
 */
export function axisValues({ stage, reveals, strokes }: ChartScene): number[] {
  const most =
    reveals.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...reveals.map(({ count }) => count));
  return [...drawnValues(firstOf(stage, most)), ...strokes.flatMap(valuesOfStroke)];
}

/** A scene that plays on a chart. */
export type ChartScene = Scene & { readonly stage: DrawingData };

/** Whether a scene plays on a chart, and not on a blank page. */
export function isChart(scene: Scene): scene is ChartScene {
  return scene.stage.kind !== 'page';
}

/** A drawing with its first places alone; a histogram as the bars that it then has. */
function firstOf(drawing: DrawingData, count: number): DrawingData {
  if (drawing.kind === 'candles') return { ...drawing, candles: drawing.candles.slice(0, count) };
  if (drawing.kind === 'line' || drawing.kind === 'area') {
    const series = drawing.series.map((each) => ({ ...each, values: each.values.slice(0, count) }));
    const bands = drawing.bands.map(({ name, low, high }) => ({
      name,
      low: low.slice(0, count),
      high: high.slice(0, count),
    }));
    return { ...drawing, series, bands };
  }
  if (drawing.kind === 'distribution') {
    const bars = shownBins(drawing, count).map((bin) => ({ label: '', value: bin.count }));
    return { kind: 'bars', decimals: 0, bars };
  }
  return drawing;
}

/** The values at which a stroke is drawn. */
export function valuesOfStroke(stroke: Stroke): number[] {
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
