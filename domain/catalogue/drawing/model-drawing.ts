import { roundTo } from '../../kernel/round-to.ts';
import type { Drawing } from './figure-contract.ts';
import type { DrawingSources } from './drawing-sources.ts';
import { DrawingError } from './drawing-values.ts';
import { numberPlaces } from './horizontal-values.ts';
import { runsOf } from './model-runs.ts';
import type { Points, SeriesFigure } from './series-points.ts';

/** More digits than any chart shows of a simulated value, and few enough to be sent. */
const DIGITS = 4;

type DistributionFigure = Extract<Drawing, { readonly kind: 'distribution' }>;

/** Runs of a model as lines: some of them, and a band between two percentiles of all with the median in it. */
export function modelPoints(figure: SeriesFigure, { names, runModel }: DrawingSources): Points {
  const result = runsOf(figure, names, runModel);
  const { x, runs } = drawn(figure.draws, result.series);
  const { band, run_name, paths = band === undefined ? Math.min(runs.length, 6) : 1 } = figure;
  const rounded = (values: readonly number[]) => values.map((value) => roundTo(value, DIGITS));
  const lines = runs.slice(0, paths).map((values, run) => ({
    name: paths === 1 ? run_name : `${run_name} ${run + 1}`,
    values: rounded(values),
  }));
  if (band === undefined) return { ...numberPlaces(x), series: lines, bands: [] };
  // Sorted as plain numbers, and once for all percentiles: these sorts are most of what a band takes.
  const places = x.map((_, place) => Float64Array.from(runs, (values) => values[place] ?? 0).sort());
  const percentile = (percent: number) => rounded(places.map((sorted) => percentileOf(sorted, percent)));
  const [from, to] = band;
  return {
    ...numberPlaces(x),
    series: [...lines, { name: 'Median', values: percentile(50) }],
    bands: [{ name: `${to - from}% of runs`, low: percentile(from), high: percentile(to) }],
  };
}

/** One number of every run, for a histogram. */
export function modelValues(figure: DistributionFigure, { names, runModel }: DrawingSources): number[] {
  const values = drawn(figure.draws, runsOf(figure, names, runModel).numbers);
  return values.map((value) => roundTo(value, DIGITS));
}

function drawn<Result>(name: string | undefined, results: Readonly<Record<string, Result>>): Result {
  const result = new Map(Object.entries(results)).get(name ?? '');
  if (result !== undefined) return result;
  throw new DrawingError(['draws'], `\`draws\` must be one of ${Object.keys(results).join(', ')}.`);
}

function percentileOf(sorted: Float64Array, percent: number): number {
  return sorted[Math.round((percent / 100) * (sorted.length - 1))] ?? 0;
}
