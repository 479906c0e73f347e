import { roundMultiples, roundRange, roundStep } from '../../kernel/axis/round-steps.ts';
import { DrawingError } from './drawing-values.ts';

/** About how many classes a histogram has unless its author says otherwise. */
const USUAL = 12;

/** How an author asks for classes: about how many, by a rule, or exactly. */
export type Classes =
  | number
  | 'sturges'
  | 'freedman-diaconis'
  | { readonly from: number; readonly to: number; readonly width: number }
  | undefined;

/** A class: from `from` up to, not including, `to`, and how many values fall into it. */
export type CountedClass = { readonly from: number; readonly to: number; readonly count: number };

/**
 * The limits of equally wide classes that hold every value, ascending. Unless they are given exactly, they are round.
 * @throws DrawingError when exact ones leave a value out
 */
export function classLimits(values: readonly number[], classes: Classes): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (typeof classes === 'object') return givenLimits(classes, low, high);
  const wanted = typeof classes === 'number' ? classes : wantedClasses(values, classes);
  const span = low === high ? [low, low + 1] : [low, high];
  const range = roundRange(span[0] ?? low, span[1] ?? high, wanted);
  const step = roundStep(range.low, range.high, wanted);
  const limits = roundMultiples(range.low, range.high, step);
  // A value on the highest limit needs a class above it.
  const last = limits.at(-1) ?? high;
  return high >= last ? [...limits, last + step] : limits;
}

/** How many of the values fall into each class. */
export function countClasses(limits: readonly number[], values: readonly number[]): CountedClass[] {
  return limits.slice(1).map((to, place) => {
    const from = limits[place] ?? to;
    return { from, to, count: values.filter((value) => value >= from && value < to).length };
  });
}

function givenLimits(
  { from, to, width }: Exclude<Classes, number | string | undefined>,
  low: number,
  high: number,
) {
  const count = Math.round((to - from) / width);
  if (count < 1 || count > 60 || Math.abs((to - from) / width - count) > 1e-6) {
    throw new DrawingError(['classes'], '`width` must cut the classes into 1 to 60 equal parts.');
  }
  if (low < from || high >= to) {
    const message = `The classes reach from ${from} up to ${to}, but the values from ${low} to ${high}.`;
    throw new DrawingError(['classes'], message);
  }
  return Array.from({ length: count + 1 }, (_, place) => Number((from + place * width).toPrecision(12)));
}

/**
 * About how many classes a rule wants. Sources: H. A. Sturges (1926), The choice of a class interval; D. Freedman and
 * P. Diaconis (1981), On the histogram as a density estimator: a width of 2 IQR / n^(1/3).
 */
function wantedClasses(values: readonly number[], rule: 'sturges' | 'freedman-diaconis' | undefined): number {
  if (rule === undefined) return USUAL;
  const count = values.length;
  const sturges = Math.ceil(Math.log2(count)) + 1;
  if (rule === 'sturges') return sturges;
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = (share: number) => sorted[Math.floor(share * (count - 1))] ?? 0;
  const width = (2 * (quarter(0.75) - quarter(0.25))) / Math.cbrt(count);
  if (width <= 0) return sturges;
  return Math.min(60, Math.max(2, Math.ceil(((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / width)));
}
