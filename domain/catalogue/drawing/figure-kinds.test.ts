import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { coinBets } from '../../simulations/trades/coin-bets.ts';
import { extremeValues, valueOnStep } from './figure-controls.ts';
import { figuresSchema } from './figure-contract.ts';
import { figureData } from './figure-data.ts';
import { runModelOf } from './run-model.ts';

const sources = {
  markets: {},
  names: { known: 7 },
  runModel: runModelOf(new Map([['coin-bets', coinBets]])),
};

function read(keys: Record<string, unknown>) {
  const { only } = v.parse(figuresSchema, { only: { title: 'Found', summary: 'Shown.', ...keys } });
  if (!only) throw new Error('the schema lost the figure');
  return only;
}

function drawn(keys: Record<string, unknown>, settings?: Record<string, number>) {
  const result = figureData(read(keys), sources, settings);
  return result.ok ? result.data : result.reason;
}

describe('places', () => {
  const series = [{ name: 'Account', points: [100, 90, 120] }];

  test('lie at true numbers, days or names', () => {
    expect(drawn({ kind: 'line', series, x: [0, 1, 10] })).toMatchObject({
      drawing: { x_kind: 'number', x: [0, 1, 10], places: ['0', '1', '10'] },
    });
    expect(drawn({ kind: 'line', series, x: ['2026-01-01', '2026-01-31', '2026-03-01'] })).toMatchObject({
      drawing: { x_kind: 'date', x: [20454, 20484, 20513] },
    });
    expect(drawn({ kind: 'line', series, x: ['Calm', 'Wild', 'Crash'] })).toMatchObject({
      drawing: { x_kind: 'category', x: [0, 1, 2] },
    });
    expect(drawn({ kind: 'line', series, x_from: 20, x_step: 10 })).toMatchObject({
      drawing: { x: [20, 30, 40] },
    });
  });

  test.each([
    [[0, 5, 5], 'does not lie after'],
    [['2026-01-02', '2026-01-01', '2026-01-03'], 'does not lie after'],
    [[0, 'one', 2], 'mixes numbers and words'],
    [[0, 1], 'names 2 places'],
  ])('%j are refused', (x, reason) => {
    expect(drawn({ kind: 'line', series, x })).toContain(reason);
  });
});

test('bands stand between their edges, and upside down ones are refused', () => {
  const series = [{ name: 'Middle', points: [1, 2] }];
  const band = { name: 'Nine in ten', low: [0, '1 / 2'], high: [2, 3] };
  expect(drawn({ kind: 'line', series, bands: [band] })).toMatchObject({
    drawing: { bands: [{ low: [0, 0.5], high: [2, 3] }] },
  });
  expect(drawn({ kind: 'line', series, bands: [{ ...band, low: [0, 4] }] })).toContain('lies above');
});

test('error bars reach as far as they are given', () => {
  const bars = [
    { label: 'A', value: 10, error: 2 },
    { label: 'B', value: 5, low: 4, high: 8 },
  ];
  expect(drawn({ kind: 'bars', bars })).toMatchObject({
    drawing: {
      bars: [
        { low: 8, high: 12 },
        { low: 4, high: 8 },
      ],
    },
  });
  expect(drawn({ kind: 'bars', bars: [{ label: 'A', value: 10, low: 11, high: 12 }] })).toContain(
    'must lie between',
  );
});

test('classes are given, counted or follow a rule', () => {
  const values = [0, 1, 1, 2, 3, 3, 3, 4];
  const limits = (classes: unknown) => {
    const data = drawn({ kind: 'distribution', values, classes });
    return typeof data === 'string' || data.drawing.kind !== 'distribution' ? data : data.drawing.limits;
  };
  expect(limits({ from: 0, to: 6, width: 2 })).toEqual([0, 2, 4, 6]);
  expect(limits('sturges')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(limits({ from: 1, to: 6, width: 1 })).toContain('but the values from 0');
});

test('a trend is the line of least squares', () => {
  const points = [
    { x: 0, y: 1 },
    { x: 1, y: 3 },
    { x: 2, y: 5 },
  ];
  const axis = { label: 'Value' };
  const figure = { kind: 'scatter', x: axis, y: axis, trend: true, points, summary: 'Slope {{ slope, 1 }}.' };
  expect(drawn(figure)).toMatchObject({
    summary: 'Slope 2.0.',
    drawing: { trend: { slope: 2, intercept: 1, r2: 1 } },
  });
  expect(drawn({ ...figure, points: points.map(({ y }) => ({ x: 1, y })) })).toContain(
    'at least three points',
  );
});

test('panels share a scale, unless they measure different things', () => {
  const panel = (value: number, unit: string) => ({
    title: 'Half',
    kind: 'bars',
    unit,
    bars: [{ label: 'Cost', value }],
  });
  expect(
    drawn({ kind: 'panels', panels: [panel(10, '$'), panel(40, '$')], summary: '{{ b_cost - a_cost }}' }),
  ).toMatchObject({ summary: '30', drawing: { layout: 'beside', reach: [0, 40] } });
  expect(drawn({ kind: 'panels', panels: [panel(10, '$'), panel(40, 'R')] })).toContain(
    'measure different things',
  );
});

describe('words', () => {
  const series = [{ name: 'Account', points: [100, 120, 90, 1234.5] }];

  test.each([
    ['{{ last }}', '1,234.5'],
    ['{{ last, 2 }}', '1,234.50'],
    ['from {{ max }} at {{ max_at }}', 'from 1,234.5 at 3'],
    ['falls by {{ fall }}%', 'falls by 25%'],
    ['${{ at(2) - 100 }}', '−$10'],
    ['{{ share_below(100) }}% and {{ known }}', '25% and 7'],
    ['{{ account_first }}', '100'],
  ])('%s', (summary, says) => {
    expect(drawn({ kind: 'line', series, summary })).toMatchObject({ summary: says });
  });

  test('an unknown fact is a finding with what there is', () => {
    expect(drawn({ kind: 'line', series, summary: '{{ lats }}' })).toMatch(/"lats" is not known here.*last/);
    expect(drawn({ kind: 'line', series, summary: '{{ at(9) }}' })).toContain('no point lies at 9');
  });
});

describe('controls', () => {
  const share = { kind: 'slider', label: 'Share', from: 0, to: 10, step: 0.5, start: 2 };
  const coin = {
    kind: 'choice',
    label: 'Coin',
    options: [
      { label: 'fair', value: 50 },
      { label: 'good', value: 60 },
    ],
  };
  const figure = {
    kind: 'bars',
    title: '{{ share }}% of a {{ coin }} coin',
    controls: { share, coin },
    bars: [{ label: 'At {{ share }}%', value: 'share * coin' }],
  };

  test('stand in formulas, labels and words, at first where they start', () => {
    expect(drawn(figure)).toMatchObject({
      title: '2% of a fair coin',
      drawing: { bars: [{ label: 'At 2%', value: 100 }] },
    });
    expect(drawn(figure, { share: 3.5, coin: 60 })).toMatchObject({
      title: '3.5% of a good coin',
      drawing: { bars: [{ value: 210 }] },
    });
  });

  test('the source travels with the figure, so that a browser can draw it again', () => {
    const data = drawn(figure);
    const { source } = typeof data === 'string' ? { source: undefined } : data;
    expect(JSON.parse(JSON.stringify(source))).toEqual(source);
    expect(source?.names).toEqual({ known: 7 });
  });

  test('keep the order of their author where a database sorts the keys', () => {
    const data = drawn({ ...figure, controls: { share, coin, a: { ...share, label: 'A' } } });
    const { source } = typeof data === 'string' ? { source: undefined } : data;
    expect(source?.control_names).toEqual(['share', 'coin', 'a']);
  });

  test('take no value outside of their range or between their steps', () => {
    const { controls = {} } = read(figure);
    const [slider, choice] = Object.values(controls);
    if (slider === undefined || choice === undefined) throw new Error('the controls are lost');
    expect([-3, 2.3, 99, Number.NaN].map((value) => valueOnStep(slider, value))).toEqual([0, 2.5, 10, 2]);
    expect([60, 55].map((value) => valueOnStep(choice, value))).toEqual([60, 50]);
    expect(extremeValues(controls)).toHaveLength(6);
  });
});

describe('models', () => {
  const parameters = { flips: 50, stake: 20 };

  test('are drawn as runs and as a band with the median in it', () => {
    const data = drawn({
      kind: 'line',
      model: 'coin-bets',
      parameters,
      seed: 3,
      runs: 40,
      draws: 'wealth',
      band: [5, 95],
    });
    if (typeof data === 'string' || data.drawing.kind !== 'line') throw new Error('it cannot be drawn');
    const { series, bands, x } = data.drawing;
    expect(data.generated).toBe(true);
    expect([x.length, x[0], series.map(({ name }) => name)]).toEqual([51, 0, ['Run', 'Median']]);
    const [band] = bands;
    for (const [place, median] of (series[1]?.values ?? []).entries()) {
      expect(median).toBeGreaterThanOrEqual(band?.low[place] ?? Number.NaN);
      expect(median).toBeLessThanOrEqual(band?.high[place] ?? Number.NaN);
    }
  });

  test('follow a control', () => {
    const stake = { kind: 'slider', label: 'Stake', from: 0, to: 100, step: 5, start: 20 };
    const figure = {
      kind: 'distribution',
      model: 'coin-bets',
      parameters: { flips: 50, stake: 'stake' },
      seed: 3,
      runs: 40,
      draws: 'final',
      controls: { stake },
      summary: '{{ median, 0 }}',
    };
    expect(drawn(figure, { stake: 0 })).toMatchObject({ summary: '25' });
    expect(drawn(figure, { stake: 100 })).toMatchObject({ summary: '0' });
  });

  test.each([
    [{ model: 'coin-bet', draws: 'wealth' }, "There is no model 'coin-bet'"],
    [{ model: 'coin-bets', draws: 'welth' }, 'must be one of wealth, won'],
    [{ model: 'coin-bets', draws: 'wealth', parameters: { stake: 101 } }, 'must be a number from 0 to 100'],
  ])('%j cannot be drawn', (keys, reason) => {
    expect(drawn({ kind: 'line', seed: 1, ...keys })).toContain(reason);
  });
});
