import type { SeriesDrawing } from './drawing-data.ts';
import { annotationsOf, DrawingError, numberAt, shownPart, valueStyle } from './drawing-values.ts';
import type { Drawing } from './figure-contract.ts';
import { knownMarket } from './known-market.ts';
import { marketCandles, priceDecimals } from './market-candles.ts';
import type { Markets } from './market-contract.ts';

type SeriesFigure = Extract<Drawing, { readonly kind: 'line' | 'area' }>;

type Places = Pick<SeriesDrawing, 'places' | 'series'> & Partial<Pick<SeriesDrawing, 'unit' | 'decimals'>>;

/** Lines or an area from points, a formula or the closing prices of a market: exactly one of the three. */
export function seriesDrawing(figure: SeriesFigure, markets: Markets): SeriesDrawing {
  const { kind, x_label } = figure;
  const { places, series, ...style } = placesOf(figure, markets);
  if (kind === 'area' && series.length !== 1) {
    throw new DrawingError(['series'], 'An area shows exactly one series. Use `kind: line` for several.');
  }
  const shown = shownPart(figure, places.length);
  return {
    kind,
    ...valueStyle({ ...style, ...figure }),
    ...(x_label !== undefined && { x_label }),
    places: places.slice(shown.from, shown.to + 1),
    series: series.map(({ name, values }) => ({ name, values: values.slice(shown.from, shown.to + 1) })),
    ...annotationsOf(figure, shown),
  };
}

function placesOf(figure: SeriesFigure, markets: Markets): Places {
  const { series, formula, market } = figure;
  if ([series, formula, market].filter((source) => source !== undefined).length !== 1) {
    throw new DrawingError([], 'A line or area needs exactly one of `series`, `formula` and `market`.');
  }
  if (series !== undefined) return givenPoints(series, figure.x_from);
  if (formula !== undefined) return formulaPoints(formula);
  const source = knownMarket(market, markets);
  const candles = marketCandles(source);
  return {
    unit: '$',
    decimals: priceDecimals(source),
    places: candles.map((_, place) => String(place + 1)),
    series: [{ name: 'Price', values: candles.map(({ close }) => close) }],
  };
}

function givenPoints(series: NonNullable<SeriesFigure['series']>, firstPlace: number): Places {
  const count = series[0]?.points.length ?? 0;
  const short = series.findIndex(({ points }) => points.length !== count);
  if (short !== -1) {
    const message = `Every series needs the same number of points; the first has ${count}.`;
    throw new DrawingError(['series', short, 'points'], message);
  }
  return {
    places: Array.from({ length: count }, (_, place) => String(firstPlace + place)),
    series: series.map(({ name, points }, index) => ({
      name,
      values: points.map((point, place) => numberAt(['series', index, 'points', place], point)),
    })),
  };
}

function formulaPoints({ variable, from, to, steps, is }: NonNullable<SeriesFigure['formula']>): Places {
  if (from >= to) throw new DrawingError(['formula', 'from'], '`from` must be below `to`.');
  const inputs = Array.from({ length: steps + 1 }, (_, step) =>
    numberAt(['formula'], `${from} + ${step} * (${to} - (${from})) / ${steps}`),
  );
  return {
    places: inputs.map(String),
    series: [
      { name: is, values: inputs.map((input) => numberAt(['formula', 'is'], is, { [variable]: input })) },
    ],
  };
}
