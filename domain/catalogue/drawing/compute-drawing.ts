import { normal, seededRandom } from '../../kernel/seeded-random.ts';
import { classLimits } from './classes.ts';
import type {
  BarDrawing,
  CandleDrawing,
  DistributionDrawing,
  DrawingData,
  ScatterDrawing,
} from './drawing-data.ts';
import type { DrawingSources } from './drawing-sources.ts';
import { DrawingError, type DrawingPath, numberAt, shownPart, valueStyle } from './drawing-values.ts';
import type { Drawing } from './figure-contract.ts';
import { knownMarket } from './known-market.ts';
import { marketCandles, priceDecimals } from './market-candles.ts';
import { modelValues } from './model-drawing.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { seriesDrawing } from './series-drawing.ts';
import { levelsOf, marksOf } from './series-marks.ts';
import { trendLine } from './trend-line.ts';

type Kind<Name extends Drawing['kind']> = Extract<Drawing, { readonly kind: Name }>;

/** What a figure or a stage shows, or what is wrong with it: a sentence for the author, and where. */
export type DrawingResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly path: DrawingPath; readonly reason: string };

/** Works out all numbers of a drawing: the same ones each time. */
export function drawingData(drawing: Drawing, sources: DrawingSources): DrawingResult<DrawingData> {
  return drawingResult(() => computeDrawing(drawing, sources));
}

/** What a computation comes to, or the problem that it met. */
export function drawingResult<Data>(compute: () => Data): DrawingResult<Data> {
  try {
    return { ok: true, data: compute() };
  } catch (error) {
    if (error instanceof DrawingError) return { ok: false, path: error.path, reason: error.message };
    throw error;
  }
}

/** Whether what is drawn comes from a seed: the prices of a market, a random sample or a model. */
export function isGenerated(drawing: object): boolean {
  return (['market', 'sample', 'model'] as const).some(
    (key) => new Map(Object.entries(drawing)).get(key) !== undefined,
  );
}

/** All numbers of a drawing. @throws DrawingError when it cannot be drawn */
export function computeDrawing(drawing: Drawing, sources: DrawingSources): DrawingData {
  switch (drawing.kind) {
    case 'candles':
      return candleDrawing(drawing, sources);
    case 'line':
    case 'area':
      return seriesDrawing(drawing, sources);
    case 'bars':
      return barDrawing(drawing, sources);
    case 'distribution':
      return distributionDrawing(drawing, sources);
    case 'scatter':
      return scatterDrawing(drawing, sources);
  }
}

function candleDrawing(drawing: Kind<'candles'>, { markets, names }: DrawingSources): CandleDrawing {
  const market = knownMarket(drawing.market, markets);
  const shown = shownPart(drawing, market.candles);
  return {
    kind: 'candles',
    ...valueStyle({ unit: '$', decimals: priceDecimals(market), ...drawing }),
    first: shown.from,
    candles: marketCandles(market).slice(shown.from, shown.to + 1),
    levels: levelsOf(drawing.levels, names),
    marks: marksOf(drawing.marks, shown),
  };
}

function barDrawing(drawing: Kind<'bars'>, { names }: DrawingSources): BarDrawing {
  const bars = drawing.bars.map(({ label, error, ...ends }, index) => {
    const at = (key: 'error' | 'low' | 'high', source: string | number) =>
      numberAt(['bars', index, key], source, names);
    const value = numberAt(['bars', index, 'value'], ends.value, names);
    if (error !== undefined && (ends.low !== undefined || ends.high !== undefined)) {
      throw new DrawingError(['bars', index], 'A bar has either an `error` or `low` and `high`.');
    }
    const low = error === undefined ? ends.low : undefined;
    const high = error === undefined ? ends.high : undefined;
    if ((low === undefined) !== (high === undefined)) {
      throw new DrawingError(['bars', index], 'An error bar has two ends: `low` and `high`.');
    }
    if (error !== undefined) {
      const half = at('error', error);
      return { label, value, low: roundTo(value - half, 6), high: roundTo(value + half, 6) };
    }
    if (low === undefined || high === undefined) return { label, value };
    const range = { low: at('low', low), high: at('high', high) };
    if (range.low > value || range.high < value) {
      throw new DrawingError(['bars', index], 'The value of a bar must lie between `low` and `high`.');
    }
    return { label, value, ...range };
  });
  const { x_label } = drawing;
  return { kind: 'bars', ...valueStyle(drawing), ...(x_label !== undefined && { x_label }), bars };
}

function distributionDrawing(drawing: Kind<'distribution'>, sources: DrawingSources): DistributionDrawing {
  const { values: given, sample, model, x_label, classes } = drawing;
  if ([given, sample, model].filter((source) => source !== undefined).length !== 1) {
    throw new DrawingError([], 'A distribution needs either `values`, a `sample` or a `model`.');
  }
  const style = valueStyle(drawing);
  const values =
    model !== undefined
      ? modelValues(drawing, sources)
      : sample
        ? sampleValues(sample, style.decimals)
        : (given ?? []).map((value, index) => numberAt(['values', index], value, sources.names));
  return {
    kind: 'distribution',
    ...style,
    ...(x_label !== undefined && { x_label }),
    values,
    limits: classLimits(values, classes),
  };
}

function sampleValues(
  { seed, count, mean, deviation }: NonNullable<Kind<'distribution'>['sample']>,
  decimals: number,
): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => roundTo(mean + deviation * normal(random), decimals));
}

function scatterDrawing(
  { x, y, points: written, trend }: Kind<'scatter'>,
  { names }: DrawingSources,
): ScatterDrawing {
  const points = written.map(({ label, size, ...point }, index) => ({
    x: numberAt(['points', index, 'x'], point.x, names),
    y: numberAt(['points', index, 'y'], point.y, names),
    ...(label !== undefined && { label }),
    ...(size !== undefined && { size }),
  }));
  return {
    kind: 'scatter',
    x: { label: x.label, ...valueStyle(x) },
    y: { label: y.label, ...valueStyle(y) },
    points,
    ...(trend === true && { trend: trendLine(points) }),
  };
}
