import type { DrawingData } from '../drawing/drawing-data.ts';
import { DrawingError, numberAt, type DrawingPath } from '../drawing/drawing-values.ts';
import { drawnValues } from '../drawing/axis-reach.ts';
import { lineNamed } from '../drawing/series-marks.ts';
import type { SceneFacts } from './scene-words.ts';

/** What a stage has room for: its places, counted as the author counts them, and its values. */
export type StageScale = {
  /** How many candles, points or bars are shown when an author writes `candles_to`. @throws DrawingError */
  readonly countOf: (candlesTo: number) => number;
  /** A place as the stage counts it. @throws DrawingError when the stage does not show it */
  readonly placeAt: (path: DrawingPath, place: number) => number;
  /** Makes sure that a place counts what its axis shows. @throws DrawingError where the axis shows other numbers */
  readonly checkCounted: (path: DrawingPath, place: number) => void;
  /** The place of an x, between two points a part of one. @throws DrawingError when the stage has no such x */
  readonly placeOfX: (path: DrawingPath, x: number) => number;
  /** Which of the lines has a name. @throws DrawingError when none has */
  readonly lineOf: (path: DrawingPath, name: string) => number;
  /** A value, worked out. @throws DrawingError when it lies far above or below everything the stage shows */
  readonly valueAt: (path: DrawingPath, value: string | number) => number;
};

/**
 * The scale of a stage.
 * @param first the number of the first candle or point that is shown, counted from 0 in its market
 */
export function stageScale({ stage, names, facts }: SceneFacts, first = 0): StageScale {
  const count = stage.kind === 'page' ? 0 : placesOf(stage);
  const values = stage.kind === 'page' ? [0] : drawnValues(stage);
  const low = Math.min(...values);
  const high = Math.max(...values);
  // Room of the chart's own height above and below; whatever lies beyond would press the chart flat.
  const room = high - low || Math.abs(high) || 1;
  return {
    countOf(candlesTo) {
      const shown = candlesTo - first;
      if (shown >= 0 && shown <= count) return shown;
      throw new DrawingError(
        ['candles_to'],
        `\`candles_to\` must be from ${first} to ${first + count}: that is what the stage holds.`,
      );
    },
    placeAt(path, place) {
      if (place >= first && place < first + count) return place - first;
      const range = `${first} to ${first + count - 1}`;
      throw new DrawingError(
        path,
        `There is no number ${place} on the stage: it shows ${range}, counted from 0.`,
      );
    },
    checkCounted(path, place) {
      const x = numbersOf(stage);
      if (x === undefined || x.every((value, index) => value === index)) return;
      const shown = x[place] ?? x.at(-1);
      const reason = `The axis shows ${shown} at number ${place}. Write the true x: \`{ x: ${shown}, y: … }\`.`;
      throw new DrawingError(path, reason);
    },
    placeOfX(path, x) {
      const values = numbersOf(stage);
      if (values === undefined)
        throw new DrawingError(
          path,
          'Only lines and areas over numbers have an `x`. Write `[place, value]`.',
        );
      const after = values.findIndex((value) => value >= x);
      const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
      if (after === -1 || x < first)
        throw new DrawingError(path, `There is no x ${x} on the stage: it shows ${first} to ${last}.`);
      const [before, at] = [values[after - 1] ?? x, values[after] ?? x];
      return at === x ? after : after - 1 + (x - before) / (at - before);
    },
    lineOf(path, name) {
      return lineNamed(path, name, 'series' in stage ? stage.series.map((each) => each.name) : []);
    },
    valueAt(path, source) {
      const value = numberAt(path, source, { ...facts.variables, ...names }, facts.functions);
      if (value >= low - room && value <= high + room) return value;
      throw new DrawingError(path, `${value} lies far outside the stage, which shows ${low} to ${high}.`);
    },
  };
}

/** The numbers at which the points of a stage lie; undefined where it has none of its own. */
function numbersOf(stage: SceneFacts['stage']): readonly number[] | undefined {
  return (stage.kind === 'line' || stage.kind === 'area') && stage.x_kind === 'number' ? stage.x : undefined;
}

/** How many candles, points, bars or values a drawing shows. */
export function placesOf(drawing: DrawingData): number {
  switch (drawing.kind) {
    case 'candles':
      return drawing.candles.length;
    case 'line':
    case 'area':
      return drawing.places.length;
    case 'bars':
      return drawing.bars.length;
    case 'distribution':
      return drawing.values.length;
    case 'scatter':
      return drawing.points.length;
  }
}
