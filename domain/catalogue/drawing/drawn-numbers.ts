import { countClasses } from './classes.ts';
import type { DrawingData, FigureDrawing } from './drawing-data.ts';
import { drawingFacts } from './drawing-facts.ts';

/**
 * Every number that a drawing shows or that follows from it: what is plotted, what is true of it, and what its principal
 * values come to against each other (differences, shares and changes in percent, how many times).
 */
export function drawnNumbers(drawing: FigureDrawing): readonly number[] {
  if (drawing.kind === 'panels') {
    const panels = drawing.panels.map((panel) => panel.drawing);
    return [...panels.flatMap(drawnNumbers), ...compared(panels.flatMap(principalValues))];
  }
  return [
    0,
    ...plottedNumbers(drawing),
    ...Object.values(drawingFacts(drawing).variables),
    ...compared(principalValues(drawing)),
  ];
}

/** What numbers come to against each other. */
export function compared(values: readonly number[]): readonly number[] {
  const different = [...new Set(values)];
  return different.flatMap((one) =>
    different.flatMap((other) => {
      const difference = one - other;
      if (other === 0) return [difference, one + other];
      return [difference, one + other, one / other, (100 * one) / other, (100 * difference) / other];
    }),
  );
}

function plottedNumbers(drawing: DrawingData): readonly number[] {
  switch (drawing.kind) {
    case 'candles':
      return [
        drawing.candles.length,
        ...drawing.candles.map((_, place) => drawing.first + place + 1),
        ...drawing.candles.flatMap(({ open, high, low, close }) => [open, high, low, close]),
        ...drawing.levels.map(({ price }) => price),
      ];
    case 'line':
    case 'area':
      return [
        drawing.x.length,
        drawing.x.length - 1,
        drawing.series.length,
        ...drawing.x,
        ...drawing.series.flatMap(({ values }) => values),
        ...drawing.bands.flatMap(({ low, high }) => [...low, ...high]),
        ...drawing.levels.map(({ price }) => price),
      ];
    case 'bars':
      return [
        drawing.bars.length,
        sum(drawing.bars.map(({ value }) => value)),
        ...drawing.bars.flatMap(({ value, low = value, high = value }) => [
          value,
          low,
          high,
          (high - low) / 2,
        ]),
      ];
    case 'distribution': {
      const { limits, values } = drawing;
      const counts = countClasses(limits, values).map(({ count }) => count);
      const runs = counts.flatMap((_, from) =>
        counts.slice(from).map((_each, length) => sum(counts.slice(from, from + length + 1))),
      );
      return [...limits, ...values, ...runs, ...runs.map((count) => (100 * count) / values.length)];
    }
    case 'scatter':
      return [drawing.points.length, ...drawing.points.flatMap(({ x, y }) => [x, y])];
  }
}

/** The values that a sentence is likely to compare. */
function principalValues(drawing: DrawingData): readonly number[] {
  switch (drawing.kind) {
    case 'candles': {
      const { candles, levels, marks } = drawing;
      const told = [candles[0], candles.at(-1), ...marks.map(({ at }) => candles[at])];
      return [
        Math.max(...candles.map(({ high }) => high)),
        Math.min(...candles.map(({ low }) => low)),
        ...told.flatMap((candle) => (candle === undefined ? [] : [candle.open, candle.close])),
        ...levels.map(({ price }) => price),
      ];
    }
    case 'line':
    case 'area':
      return [
        ...drawing.series.flatMap(({ values }) => [
          values[0] ?? 0,
          values.at(-1) ?? 0,
          Math.max(...values),
          Math.min(...values),
          ...drawing.marks.map(({ at }) => values[at] ?? 0),
          // So few that all of them are looked at.
          ...(values.length <= 12 ? values : []),
        ]),
        ...drawing.levels.map(({ price }) => price),
      ];
    case 'bars': {
      const values = drawing.bars.map(({ value }) => value);
      return [...values, sum(values)];
    }
    case 'distribution':
      return [];
    case 'scatter':
      return drawing.points.length <= 12 ? drawing.points.flatMap(({ x, y }) => [x, y]) : [];
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
