import { normal, seededRandom } from '../../kernel/seeded-random.ts';
import type {
  BarDrawing,
  CandleDrawing,
  DistributionDrawing,
  DrawingData,
  FigureData,
  ScatterDrawing,
} from './drawing-data.ts';
import {
  annotationsOf,
  DrawingError,
  type DrawingPath,
  numberAt,
  shownPart,
  valueStyle,
} from './drawing-values.ts';
import type { Drawing, Figure } from './figure-contract.ts';
import { knownMarket } from './known-market.ts';
import { marketCandles, priceDecimals } from './market-candles.ts';
import type { Markets } from './market-contract.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { seriesDrawing } from './series-drawing.ts';

type Kind<Name extends Drawing['kind']> = Extract<Drawing, { readonly kind: Name }>;

/** What a figure or a stage shows, or what is wrong with it: a sentence for the author, and where. */
export type DrawingResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly path: DrawingPath; readonly reason: string };

/** Works out all numbers of a drawing: the same ones each time. */
export function drawingData(drawing: Drawing, markets: Markets): DrawingResult<DrawingData> {
  try {
    return { ok: true, data: compute(drawing, markets) };
  } catch (error) {
    if (error instanceof DrawingError) return { ok: false, path: error.path, reason: error.message };
    throw error;
  }
}

/** A figure as learners get it. */
export function figureData(figure: Figure, markets: Markets): DrawingResult<FigureData> {
  const drawing = drawingData(figure, markets);
  if (!drawing.ok) return drawing;
  const { title, summary } = figure;
  return { ok: true, data: { title, summary, generated: isGenerated(figure), drawing: drawing.data } };
}

/** Whether what is drawn comes from a seed: the prices of a market or a random sample. */
export function isGenerated(drawing: Drawing): boolean {
  return (
    ('market' in drawing && drawing.market !== undefined) ||
    ('sample' in drawing && drawing.sample !== undefined)
  );
}

function compute(drawing: Drawing, markets: Markets): DrawingData {
  switch (drawing.kind) {
    case 'candles':
      return candleDrawing(drawing, markets);
    case 'line':
    case 'area':
      return seriesDrawing(drawing, markets);
    case 'bars':
      return barDrawing(drawing);
    case 'distribution':
      return distributionDrawing(drawing);
    case 'scatter':
      return scatterDrawing(drawing);
  }
}

function candleDrawing(drawing: Kind<'candles'>, markets: Markets): CandleDrawing {
  const market = knownMarket(drawing.market, markets);
  const shown = shownPart(drawing, market.candles);
  return {
    kind: 'candles',
    ...valueStyle({ unit: '$', decimals: priceDecimals(market), ...drawing }),
    first: shown.from,
    candles: marketCandles(market).slice(shown.from, shown.to + 1),
    ...annotationsOf(drawing, shown),
  };
}

function barDrawing(drawing: Kind<'bars'>): BarDrawing {
  const bars = drawing.bars.map(({ label, value }, index) => ({
    label,
    value: numberAt(['bars', index, 'value'], value),
  }));
  return { kind: 'bars', ...valueStyle(drawing), bars };
}

function distributionDrawing(drawing: Kind<'distribution'>): DistributionDrawing {
  const { values, sample, x_label } = drawing;
  if ((values === undefined) === (sample === undefined)) {
    throw new DrawingError([], 'A distribution needs either `values` or a `sample`.');
  }
  const style = valueStyle(drawing);
  return {
    kind: 'distribution',
    ...style,
    ...(x_label !== undefined && { x_label }),
    values: sample
      ? sampleValues(sample, style.decimals)
      : (values ?? []).map((value, index) => numberAt(['values', index], value)),
  };
}

function sampleValues(
  { seed, count, mean, deviation }: NonNullable<Kind<'distribution'>['sample']>,
  decimals: number,
): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => roundTo(mean + deviation * normal(random), decimals));
}

function scatterDrawing({ x, y, points }: Kind<'scatter'>): ScatterDrawing {
  return {
    kind: 'scatter',
    x: { label: x.label, ...valueStyle(x) },
    y: { label: y.label, ...valueStyle(y) },
    points: points.map(({ label, size, ...point }, index) => ({
      x: numberAt(['points', index, 'x'], point.x),
      y: numberAt(['points', index, 'y'], point.y),
      ...(label !== undefined && { label }),
      ...(size !== undefined && { size }),
    })),
  };
}
