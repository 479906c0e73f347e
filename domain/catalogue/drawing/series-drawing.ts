import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { Band, SeriesDrawing } from './drawing-data.ts';
import type { DrawingSources } from './drawing-sources.ts';
import { DrawingError, numberAt, shownPart, stored, valueStyle } from './drawing-values.ts';
import { horizontalValues, numberPlaces } from './horizontal-values.ts';
import { knownMarket } from './known-market.ts';
import { marketCandles, priceDecimals } from './market-candles.ts';
import { modelPoints } from './model-drawing.ts';
import { levelsOf, pointMarks } from './series-marks.ts';
import type { Points, SeriesFigure } from './series-points.ts';

type Formula = NonNullable<SeriesFigure['formula']>;

/** Lines or an area from points, a formula, a model or the closing prices of a market: exactly one of them. */
export function seriesDrawing(figure: SeriesFigure, sources: DrawingSources): SeriesDrawing {
  const { kind, x_label } = figure;
  const { names } = sources;
  const { places, x, x_kind, series, bands, ...style } = pointsOf(figure, sources);
  if (kind === 'area' && series.length !== 1) {
    throw new DrawingError(['series'], 'An area shows exactly one series. Use `kind: line` for several.');
  }
  const shown = shownPart(figure, places.length);
  const isWhole = shown.from === 0 && shown.to === places.length - 1;
  const part = <Item>(items: readonly Item[]) => (isWhole ? items : items.slice(shown.from, shown.to + 1));
  return {
    kind,
    ...valueStyle({ ...style, ...figure }),
    ...(x_label !== undefined && { x_label }),
    x_kind,
    x: part(x),
    places: part(places),
    series: isWhole ? series : series.map(({ name, values }) => ({ name, values: part(values) })),
    bands: isWhole ? bands : bands.map(({ name, low, high }) => ({ name, low: part(low), high: part(high) })),
    levels: levelsOf(figure.levels, names),
    marks: pointMarks(figure.marks, { ...shown, x, lines: series.map(({ name }) => name) }, names),
  };
}

function pointsOf(figure: SeriesFigure, sources: DrawingSources): Points {
  const { series, formula, market, model } = figure;
  if ([series, formula, market, model].filter((source) => source !== undefined).length !== 1) {
    throw new DrawingError(
      [],
      'A line or area needs exactly one of `series`, `formula`, `market` and `model`.',
    );
  }
  if (series !== undefined) return givenPoints(series, figure, sources.names);
  if (formula !== undefined) return formulaPoints(formula, sources.names);
  if (model !== undefined) return modelPoints(figure, sources);
  const source = knownMarket(market, sources.markets);
  const candles = marketCandles(source);
  return {
    unit: '$',
    decimals: priceDecimals(source),
    ...numberPlaces(candles.map((_, place) => place + 1)),
    series: [{ name: 'Price', values: candles.map(({ close }) => close) }],
    bands: [],
  };
}

function givenPoints(
  series: NonNullable<SeriesFigure['series']>,
  { x, x_from, x_step, bands = [] }: SeriesFigure,
  names: CalculationVariables,
): Points {
  const count = series[0]?.points.length ?? 0;
  const short = series.findIndex(({ points }) => points.length !== count);
  if (short !== -1) {
    const message = `Every series needs the same number of points; the first has ${count}.`;
    throw new DrawingError(['series', short, 'points'], message);
  }
  if (x !== undefined && x.length !== count) {
    throw new DrawingError(['x'], `\`x\` names ${x.length} places, but the series has ${count} points.`);
  }
  return {
    ...horizontalValues(
      x ?? Array.from({ length: count }, (_, place) => numberAt([], `${x_from} + ${place} * ${x_step}`)),
    ),
    series: series.map(({ name, points }, index) => ({
      name,
      values: points.map((point, place) => numberAt(['series', index, 'points', place], point, names)),
    })),
    bands: bands.map((band, index) => givenBand(band, index, count, names)),
  };
}

function givenBand(
  { name, low, high }: NonNullable<SeriesFigure['bands']>[number],
  index: number,
  count: number,
  names: CalculationVariables,
): Band {
  const row = (key: 'low' | 'high', points: readonly (number | string)[]) => {
    if (points.length !== count) {
      throw new DrawingError(['bands', index, key], `A band needs as many points as the series: ${count}.`);
    }
    return points.map((point, place) => numberAt(['bands', index, key, place], point, names));
  };
  return upright({ name, low: row('low', low), high: row('high', high) }, ['bands', index]);
}

/** What a formula came to last, and the values of the names that it uses. */
const cameTo = new WeakMap<object, { readonly used: string; readonly points: Points }>();

/** The points of a formula. A control that moves only a mark leaves them as they are, and what draws them too. */
function formulaPoints(formula: Formula, names: CalculationVariables): Points {
  const words = new Set(JSON.stringify(formula).match(/[a-z][a-z0-9_]*/g));
  const used = JSON.stringify(Object.entries(names).filter(([name]) => words.has(name)));
  const before = cameTo.get(formula);
  if (before?.used === used) return before.points;
  const points = workOut(formula, names);
  cameTo.set(formula, { used, points });
  return points;
}

function workOut(
  { variable, from, to, steps, is, lines, bands = [] }: Formula,
  names: CalculationVariables,
): Points {
  if ((is === undefined) === (lines === undefined)) {
    throw new DrawingError(['formula'], 'A formula needs either `is` or `lines`.');
  }
  const first = numberAt(['formula', 'from'], from, names);
  const last = numberAt(['formula', 'to'], to, names);
  if (first >= last) throw new DrawingError(['formula', 'from'], '`from` must be below `to`.');
  const inputs = Array.from({ length: steps + 1 }, (_, step) =>
    stored(first + (step * (last - first)) / steps),
  );
  const row = (path: readonly (string | number)[], source: string) =>
    inputs.map((input) => numberAt(['formula', ...path], source, { ...names, [variable]: input }));
  const written = lines ?? [{ name: is ?? '', is: is ?? '' }];
  return {
    ...numberPlaces(inputs),
    series: written.map((each, index) => ({
      name: each.name,
      values: row(lines === undefined ? ['is'] : ['lines', index, 'is'], each.is),
    })),
    bands: bands.map(({ name, low, high }, index) =>
      upright({ name, low: row(['bands', index, 'low'], low), high: row(['bands', index, 'high'], high) }, [
        'formula',
        'bands',
        index,
      ]),
    ),
  };
}

/** @throws DrawingError where a band's lower edge lies above the upper one */
function upright(band: Band, path: readonly (string | number)[]): Band {
  const place = band.low.findIndex((low, index) => low > (band.high[index] ?? low));
  if (place === -1) return band;
  throw new DrawingError(path, `The band's lower edge lies above the upper one at point ${place}.`);
}
