import { expect, test } from 'vitest';
import type { SeriesDrawing } from '../../drawing/drawing-data.ts';
import { chartWords } from './chart-words.ts';
import { layOutStage } from './stage-layout.ts';

/** Two lines of five points, the second one ending as told. */
function lines(before: number, last: number): SeriesDrawing {
  const places = ['0', '1', '2', '3', '4'];
  return {
    kind: 'line',
    decimals: 0,
    x_kind: 'number',
    x: places.map(Number),
    places,
    bands: [],
    series: [
      { name: 'First year', values: [60, 58, 57, 56, 57] },
      { name: 'Second year', values: [48, 46, 47, before, last] },
    ],
    levels: [],
    marks: [],
  };
}

test.each([
  ['below the end of a line that comes down to it', 52, 50, 1],
  ['above the end of a line that climbs to it', 48, 50, -1],
  ['above an end that has no room below it', 48, 46, -1],
])('a name stands %s', (_where, before, last, side) => {
  const stage = lines(before, last);
  const scene = {
    title: 'Years',
    from: 0,
    to: 9,
    stage,
    generated: true,
    cues: [],
    reveals: [],
    strokes: [],
  };
  const layout = layOutStage(scene, 640, 300);
  const word = chartWords(stage, 5, layout).find(({ text }) => text === 'Second year');
  expect(Math.sign((word?.y ?? Number.NaN) - layout.yOf(last))).toBe(side);
});
