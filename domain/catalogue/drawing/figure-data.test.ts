import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { figuresSchema } from './figure-contract.ts';
import { drawingData } from './compute-drawing.ts';
import { type DrawingSources, noModels } from './drawing-sources.ts';
import { figureData } from './figure-data.ts';
import { marketsSchema } from './market-contract.ts';

const markets = v.parse(marketsSchema, {
  plan: { seed: 7, candles: 60, start: 50, jumps: [{ at: 40, to: 28 }] },
});

const sources: DrawingSources = { markets, names: {}, runModel: noModels };

/** The figure as the schema reads it from a file, with its texts filled in. */
function figure(keys: Record<string, unknown>) {
  const { only } = v.parse(figuresSchema, { only: { title: 'Found', summary: 'Shown.', ...keys } });
  if (!only) throw new Error('the schema lost the figure');
  return only;
}

function drawn(keys: Record<string, unknown>) {
  const read = figure(keys);
  if (read.kind === 'panels') throw new Error('panels are drawn one by one');
  return drawingData(read, sources);
}

describe('figureData', () => {
  test('keeps the texts and says what was generated', () => {
    const generated = figureData(figure({ kind: 'candles', market: 'plan' }), sources);
    expect(generated).toMatchObject({
      ok: true,
      data: { title: 'Found', summary: 'Shown.', generated: true },
    });
    const bars = figureData(figure({ kind: 'bars', bars: [{ label: 'Gap', value: 20 }] }), sources);
    expect(bars).toMatchObject({ ok: true, data: { generated: false } });
  });
});

describe('candles', () => {
  test('show a part of a market; marks are counted from its first candle', () => {
    const result = drawn({
      kind: 'candles',
      market: 'plan',
      from: 20,
      to: 50,
      levels: [{ price: '50 - 7.5', label: 'Stop' }],
      marks: [{ at: 40, label: 'Sold at $28' }],
    });
    expect(result).toMatchObject({
      ok: true,
      data: {
        unit: '$',
        decimals: 2,
        first: 20,
        levels: [{ price: 42.5, label: 'Stop' }],
        marks: [{ at: 20, label: 'Sold at $28' }],
      },
    });
    expect(result.ok && 'candles' in result.data && result.data.candles[20]?.open).toBe(28);
  });
});

describe('lines and areas', () => {
  test('take points and calculations, named by their number', () => {
    const series = [{ name: 'Account', points: [100, '100 * 0.98', 96.04] }];
    expect(drawn({ kind: 'line', x_label: 'Trades', unit: '%', series })).toEqual({
      ok: true,
      data: {
        kind: 'line',
        unit: '%',
        decimals: 2,
        x_label: 'Trades',
        x_kind: 'number',
        x: [0, 1, 2],
        places: ['0', '1', '2'],
        series: [{ name: 'Account', values: [100, 98, 96.04] }],
        bands: [],
        levels: [],
        marks: [],
      },
    });
  });

  test('let a mark stand on one of several lines', () => {
    const series = [
      { name: 'Small', points: [100, 98, 96] },
      { name: 'Large', points: [100, 90, 81] },
    ];
    const marks = [
      { x: 2, line: 'Large', label: 'Here' },
      { at: 1, label: 'There' },
    ];
    expect(drawn({ kind: 'line', series, marks })).toMatchObject({
      ok: true,
      data: {
        marks: [
          { at: 2, line: 1, label: 'Here' },
          { at: 1, label: 'There' },
        ],
      },
    });
  });

  test('keep the points of a formula while a control moves only a mark, and work them out when it uses the control', () => {
    const read = figure({
      kind: 'line',
      controls: {
        size: { kind: 'slider', label: 'Size', from: 0, to: 4, step: 1, start: 1 },
        factor: { kind: 'slider', label: 'Factor', from: 1, to: 3, step: 1, start: 1 },
      },
      marks: [{ x: 'size', label: 'Here' }],
      formula: { variable: 'n', from: 0, to: 4, steps: 4, is: 'factor * n' },
    });
    const lines = (size: number, factor: number) => {
      const result = figureData(read, sources, { size, factor });
      if (!result.ok || !('series' in result.data.drawing)) throw new Error('there are no lines');
      return result.data.drawing.series;
    };
    const first = lines(1, 1);
    expect(lines(3, 1)[0]?.values).toBe(first[0]?.values);
    expect(lines(3, 2)[0]?.values).toEqual([0, 2, 4, 6, 8]);
    expect(lines(1, 1)[0]?.values).toEqual([0, 1, 2, 3, 4]);
  });

  test('take a formula over evenly spaced values', () => {
    const formula = { variable: 'n', from: 0, to: 2, steps: 4, is: '10 * n ^ 2' };
    expect(drawn({ kind: 'area', formula })).toMatchObject({
      ok: true,
      data: { places: ['0', '0.5', '1', '1.5', '2'], series: [{ values: [0, 2.5, 10, 22.5, 40] }] },
    });
  });

  test('take the closing prices of a market', () => {
    expect(drawn({ kind: 'line', market: 'plan', from: 1, to: 3 })).toMatchObject({
      ok: true,
      data: { unit: '$', places: ['2', '3', '4'], series: [{ name: 'Price', values: expect.any(Array) }] },
    });
  });
});

test('distributions are given or sampled from a seed', () => {
  const sample = { seed: 3, count: 500, mean: 2, deviation: 1 };
  const result = drawn({ kind: 'distribution', unit: 'R', sample });
  expect(result).toEqual(drawn({ kind: 'distribution', unit: 'R', sample }));
  const values = result.ok && result.data.kind === 'distribution' ? result.data.values : [];
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(2, 0);
});

test('points of a scatter keep their labels', () => {
  const axis = { label: 'Likelihood', unit: '%' };
  const points = [{ x: '100 * 0.05', y: 400, label: 'Gap' }];
  expect(drawn({ kind: 'scatter', x: axis, y: { label: 'Cost' }, points })).toMatchObject({
    ok: true,
    data: { x: { label: 'Likelihood', unit: '%', decimals: 2 }, points: [{ x: 5, y: 400, label: 'Gap' }] },
  });
});

test.each([
  [{ kind: 'candles', market: 'plna' }, ['market'], "There is no market 'plna'. Did you mean 'plan'?"],
  [{ kind: 'candles', market: 'plan', to: 60 }, ['to'], 'There is no number 60'],
  [{ kind: 'candles', market: 'plan', from: 50, to: 50 }, ['from'], 'must be below'],
  [
    { kind: 'candles', market: 'plan', to: 9, marks: [{ at: 12, label: 'Buy' }] },
    ['marks', 0, 'at'],
    '0 to 9',
  ],
  [
    { kind: 'bars', bars: [{ label: 'Gap', value: '0.05 x 400' }] },
    ['bars', 0, 'value'],
    'cannot be worked out',
  ],
  [
    {
      kind: 'line',
      series: [{ name: 'Small', points: [1, 2] }],
      marks: [{ at: 0, line: 'Smal', label: 'Here' }],
    },
    ['marks', 0, 'line'],
    "There is no line 'Smal'. Did you mean 'Small'?",
  ],
  [{ kind: 'line' }, [], 'exactly one of'],
  [
    {
      kind: 'line',
      series: [
        { name: 'A', points: [1, 2] },
        { name: 'B', points: [1, 2, 3] },
      ],
    },
    ['series', 1, 'points'],
    'same number',
  ],
  [
    {
      kind: 'area',
      series: [
        { name: 'A', points: [1, 2] },
        { name: 'B', points: [1, 2] },
      ],
    },
    ['series'],
    'one series',
  ],
  [{ kind: 'distribution' }, [], 'either'],
])('%j cannot be drawn', (keys, path, reason) => {
  expect(drawn(keys)).toEqual({ ok: false, path, reason: expect.stringContaining(reason) });
});
