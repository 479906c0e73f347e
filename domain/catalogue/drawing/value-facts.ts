import { CalculationError, type CalculationFunctions } from '../../kernel/calculation-parser.ts';

/** What is true of a drawing: numbers and functions that its words may use, by name. */
export type DrawingFacts = {
  readonly variables: Readonly<Record<string, number>>;
  readonly functions: CalculationFunctions;
};

/** What is true of values in any order. Shares are in percent. */
export function valueFacts(values: readonly number[]): DrawingFacts {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sorted = values.toSorted((a, b) => a - b);
  const below = (limit: number) => values.filter((value) => value < limit).length;
  const above = (limit: number) => values.filter((value) => value > limit).length;
  const place = (share: number) => sorted[Math.round(Math.min(1, Math.max(0, share)) * (count - 1))] ?? 0;
  const one = (apply: (value: number) => number) => ({
    count: 1,
    apply: (value: number = 0) => apply(value),
  });
  return {
    variables: {
      count,
      mean,
      max: sorted.at(-1) ?? 0,
      min: sorted[0] ?? 0,
      median: (place(0.5) + (sorted[Math.floor(0.5 * (count - 1))] ?? 0)) / 2,
      deviation: Math.sqrt(squares / Math.max(1, count - 1)),
    },
    functions: new Map([
      ['count_below', one(below)],
      ['count_above', one(above)],
      ['share_below', one((limit) => (100 * below(limit)) / count)],
      ['share_above', one((limit) => (100 * above(limit)) / count)],
      ['quantile', one(place)],
    ]),
  };
}

/** What is true of a row of values in its order: also where it is highest, and its deepest fall from a peak in percent. */
export function seriesFacts(values: readonly number[], x: readonly number[]): DrawingFacts {
  const facts = valueFacts(values);
  const { max = 0, min = 0 } = facts.variables;
  const at = (wanted: number = 0) => {
    const place = x.findIndex((each) => Math.abs(each - wanted) < 1e-9);
    if (place === -1) throw new CalculationError(`no point lies at ${wanted}`);
    return values[place] ?? 0;
  };
  return {
    variables: {
      ...facts.variables,
      first: values[0] ?? 0,
      last: values.at(-1) ?? 0,
      max_at: x[values.indexOf(max)] ?? 0,
      min_at: x[values.indexOf(min)] ?? 0,
      fall: deepestFall(values),
    },
    functions: new Map([...facts.functions, ['at', { count: 1, apply: at }]]),
  };
}

/** The deepest fall from a highest value so far, in percent of it; 0 where no value is above zero. */
function deepestFall(values: readonly number[]): number {
  let peak = 0;
  let deepest = 0;
  for (const value of values) {
    peak = Math.max(peak, value);
    if (peak > 0) deepest = Math.max(deepest, (100 * (peak - value)) / peak);
  }
  return deepest;
}
