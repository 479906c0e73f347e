import { describe, expect, test } from 'vitest';
import type { DrawingData } from '../../drawing/drawing-data.ts';
import type { Stroke } from '../lecture-data.ts';
import { layOutStage } from './stage-layout.ts';
import type { ChartScene } from './stage-values.ts';

const whole = { from: 0, drawn: 1, until: 9, label: 'Label', tone: 'neutral' } as const;
const candles = [
  { open: 50, high: 52, low: 49, close: 51 },
  { open: 51, high: 53, low: 50, close: 50.5 },
];

function sceneOf(stage: DrawingData, strokes: readonly Stroke[] = []): ChartScene {
  return { title: 'A scene', from: 0, to: 9, stage, generated: true, cues: [], reveals: [], strokes };
}

const stages: readonly DrawingData[] = [
  { kind: 'candles', unit: '$', decimals: 2, first: 20, candles, levels: [], marks: [] },
  {
    kind: 'line',
    decimals: 0,
    x_kind: 'number',
    x: [0, 1, 2],
    places: ['0', '1', '2'],
    bands: [],
    series: [{ name: 'a', values: [1, 5, 3] }],
    levels: [],
    marks: [],
  },
  {
    kind: 'bars',
    decimals: 0,
    bars: [
      { label: 'Gap', value: -4 },
      { label: 'Exchange failure', value: 20 },
    ],
  },
  { kind: 'distribution', decimals: 1, values: [-2, -1, 0, 0, 1, 3], limits: [-2, -1, 0, 1, 2, 3, 4] },
  {
    kind: 'scatter',
    x: { label: 'x', decimals: 0 },
    y: { label: 'y', decimals: 0 },
    points: [
      { x: 1, y: 2 },
      { x: 9, y: 4 },
    ],
  },
];

describe.each(stages.map((stage) => [stage.kind, stage] as const))('a stage of %s', (_, stage) => {
  test.each([320, 860])('keeps everything inside a width of %d', (width) => {
    const layout = layOutStage(sceneOf(stage), width, 300);
    const { left, right, top, bottom, valueLabels, placeLabels } = layout;
    expect(valueLabels.length).toBeGreaterThan(1);
    expect(placeLabels.length).toBeGreaterThan(1);
    for (const { y } of valueLabels) expect(y >= top - 0.01 && y <= bottom + 0.01).toBe(true);
    for (const { x } of placeLabels) expect(x >= left - 0.01 && x <= right + 0.01).toBe(true);
    expect(bottom).toBeLessThan(300);
    expect(layout.xOf(0)).toBeLessThan(layout.xOf(1));
  });
});

test('the axis reaches what will be drawn, before it is drawn', () => {
  const [stage] = stages;
  if (stage === undefined) throw new Error('There is no stage.');
  const level: Stroke = { ...whole, kind: 'level', price: 60 };
  const { yOf, top } = layOutStage(sceneOf(stage, [level]), 600, 300);
  expect(yOf(60)).toBeGreaterThanOrEqual(top);
});

test('the numbers of both axes are written as in figures: as short as they can be, with a true minus sign', () => {
  const stage: DrawingData = {
    kind: 'line',
    unit: 'R',
    decimals: 2,
    x_kind: 'number',
    x: [-0.5, 0, 0.5],
    places: ['-0.5', '0', '0.5'],
    bands: [],
    series: [{ name: 'a', values: [-0.5, 0.5, 1] }],
    levels: [],
    marks: [],
  };
  const { valueLabels, placeLabels } = layOutStage(sceneOf(stage), 600, 300);
  expect(valueLabels.map(({ text }) => text)).toEqual(['−0.5 R', '0 R', '0.5 R', '1 R']);
  expect(placeLabels.map(({ lines }) => lines[0])).toEqual(['−0.4', '−0.2', '0', '0.2', '0.4']);
});

test('places are named as the market counts them', () => {
  const [stage] = stages;
  if (stage === undefined) throw new Error('There is no stage.');
  expect(layOutStage(sceneOf(stage), 600, 300).placeLabels.map(({ lines }) => lines)).toEqual([
    ['21'],
    ['22'],
  ]);
});

test('the axis does not give away what the scene never shows', () => {
  const [stage] = stages;
  if (stage?.kind !== 'candles') throw new Error('There are no candles.');
  const fall = { ...stage, candles: [...candles, { open: 30, high: 31, low: 28, close: 29 }] };
  const lowest = (count: number) => {
    const scene = { ...sceneOf(fall), reveals: [{ from: 0, to: 1, count }] };
    return layOutStage(scene, 600, 300).valueLabels[0]?.text;
  };
  expect([lowest(2), lowest(3)]).toEqual(['$49', '$25']);
});
