import type { Model, Outcome, Parameters, ValuesOf } from './model.ts';

/** What a number came to over many runs. */
export interface NumberSpread {
  readonly mean: number;
  /** Standard deviation of the runs (divided by runs - 1). */
  readonly deviation: number;
  /** Standard error of the mean. */
  readonly standardError: number;
  /** The results of all runs, smallest first. */
  readonly sorted: readonly number[];
}

export interface Spread<N extends string = string, S extends string = string> {
  readonly runs: readonly Outcome<N, S>[];
  readonly numbers: Readonly<Record<N, NumberSpread>>;
}

/** An estimate and its standard error. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
}

/** Seeds of lessons are smaller than this (2^32), and runs fewer than 2^20, so that every run has a seed of its own. */
export const SEEDS = 4_294_967_296;

/** The seed of one run of many; that of run 0 is the seed itself, so that the path shown first is one of them. */
export function seedOfRun(seed: number, run: number): number {
  return seed + run * SEEDS;
}

/** Runs a model again and again, each time from a seed of its own. @param runs 1 or more */
export function spread<P extends Parameters, N extends string, S extends string>(
  model: Model<P, N, S>,
  parameters: ValuesOf<P>,
  seed: number,
  runs: number,
): Spread<N, S> {
  const outcomes = Array.from({ length: runs }, (_, run) => model.run(parameters, seedOfRun(seed, run)));
  const names = Object.keys(model.numbers) as N[];
  const numbers = Object.fromEntries(
    names.map((name) => [name, spreadOf(outcomes.map((outcome) => outcome.numbers[name]))]),
  ) as Record<N, NumberSpread>;
  return { runs: outcomes, numbers };
}

/** Mean, deviation and standard error of results; the last two are 0 for a single one. */
export function spreadOf(results: readonly number[]): NumberSpread {
  const count = results.length;
  const mean = results.reduce((sum, value) => sum + value, 0) / count;
  const squares = results.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const deviation = Math.sqrt(squares / Math.max(1, count - 1));
  const sorted = [...results].sort((a, b) => a - b);
  return { mean, deviation, standardError: deviation / Math.sqrt(count), sorted };
}

/** The mean of the runs with its standard error. */
export function meanEstimate({ mean, standardError }: NumberSpread): Estimate {
  return { value: mean, standardError };
}

/** How many standard errors a value lies from an estimate; what binary numbers round away counts as nothing. */
export function errorsBetween({ value, standardError }: Estimate, expected: number): number {
  const rounding = 1e-9 * Math.max(1, Math.abs(expected));
  const distance = Math.max(0, Math.abs(value - expected) - rounding);
  return distance === 0 ? 0 : distance / standardError;
}

/**
 * The value that a share of the results stays below, between the two nearest (type 7 of Hyndman and Fan, 1996, Sample
 * quantiles in statistical packages). Its standard error is half the distance of the results one binomial deviation away.
 * @param sorted smallest first, at least one
 * @param share 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): Estimate {
  const deviation = Math.sqrt(share * (1 - share) * sorted.length);
  const place = share * (sorted.length - 1);
  const standardError = (valueAt(sorted, place + deviation) - valueAt(sorted, place - deviation)) / 2;
  return { value: valueAt(sorted, place), standardError };
}

/**
 * The share (0 to 1) of the results for which something holds. Its error counts two results more on either side (A. Agresti
 * and B. Coull, 1998, The American Statistician 52(2)), so that a share of 0 or 1 has one too.
 */
export function shareOf(results: readonly number[], holds: (result: number) => boolean): Estimate {
  const count = results.filter(holds).length;
  const middle = (count + 2) / (results.length + 4);
  return {
    value: count / results.length,
    standardError: Math.sqrt((middle * (1 - middle)) / (results.length + 4)),
  };
}

/** Quantiles of a series at each of its places, one row for each share: the bands of a fan. */
export function bands<S extends string>(
  runs: readonly Outcome<string, S>[],
  series: S,
  shares: readonly number[],
): readonly (readonly number[])[] {
  const rows = shares.map((): number[] => []);
  const length = runs[0]?.series[series].length ?? 0;
  for (let place = 0; place < length; place += 1) {
    const sorted = runs.map((run) => run.series[series][place] ?? 0).sort((a, b) => a - b);
    for (const [row, share] of shares.entries())
      rows[row]?.push(valueAt(sorted, share * (sorted.length - 1)));
  }
  return rows;
}

function valueAt(sorted: readonly number[], place: number): number {
  const bounded = Math.min(Math.max(place, 0), sorted.length - 1);
  const low = Math.floor(bounded);
  const below = sorted[low] ?? Number.NaN;
  return below + (bounded - low) * ((sorted[low + 1] ?? below) - below);
}
