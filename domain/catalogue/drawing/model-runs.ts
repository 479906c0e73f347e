import { DrawingError, numberAt } from './drawing-values.ts';
import type { CalculationVariables } from '../../kernel/calculation-parser.ts';

/** What a lesson asks a model for. */
export type ModelRequest = {
  readonly model: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly runs: number;
};

/** The results of all runs: single numbers, and rows of them with the places where they stand. */
export type ModelRuns = {
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly series: Readonly<
    Record<string, { readonly x: readonly number[]; readonly runs: readonly (readonly number[])[] }>
  >;
};

/** Runs the models of the simulations. They come as an argument: a browser has loaded only the one it draws. */
export type RunModel = (
  request: ModelRequest,
) =>
  | { readonly ok: true; readonly runs: ModelRuns }
  | { readonly ok: false; readonly path: readonly string[]; readonly reason: string };

type WrittenRequest = {
  readonly model?: string | undefined;
  readonly parameters?: Readonly<Record<string, string | number | readonly (string | number)[]>> | undefined;
  readonly seed?: number | undefined;
  readonly runs?: number | undefined;
};

/**
 * What the model of a figure comes to. A parameter that can be worked out with the names of the figure is; any other text
 * is a choice of the model.
 * @throws DrawingError when there is no such model, or it cannot run so
 */
export function runsOf(written: WrittenRequest, names: CalculationVariables, run: RunModel): ModelRuns {
  const { model = '', parameters = {}, seed, runs = 1 } = written;
  if (seed === undefined)
    throw new DrawingError([], 'A model needs a `seed`, so that it draws the same each time.');
  const given = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, parameterOf(name, value, names)]),
  );
  const result = run({ model, parameters: given, seed, runs });
  if (!result.ok) throw new DrawingError(result.path, result.reason);
  return result.runs;
}

function parameterOf(
  name: string,
  value: string | number | readonly (string | number)[],
  names: CalculationVariables,
): unknown {
  if (typeof value === 'object') {
    return value.map((each, place) => numberAt(['parameters', name, place], each, names));
  }
  if (typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) && !Object.hasOwn(names, value))
    return value;
  return numberAt(['parameters', name], value, names);
}
