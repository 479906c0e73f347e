import { roundMultiples, roundRange } from './round-steps.ts';

/** A line across the plot with its value. */
export interface ValueTick {
  value: number;
  y: number;
}

/** The vertical axis: where a value lies, in percent of the plot's height from its top. */
export interface ValueAxis {
  yOf: (value: number) => number;
  ticks: readonly ValueTick[];
}

/**
 * A vertical axis with round ends around all values.
 * @param values at least one finite number; none gives an axis from 0 to 1
 * @param withZero whether the axis must reach zero, as bars and areas do: their height is the value
 * @param room values above all others that are no values, such as room for arrows: no number stands beside them
 */
export function valueAxis(
  values: readonly number[],
  withZero: boolean,
  room: readonly number[] = [],
): ValueAxis {
  const all = withZero || values.length === 0 ? [0, ...values] : values;
  const least = Math.min(...all);
  const highest = Math.max(...all) === least ? least + 1 : Math.max(...all);
  const { low, high, step } = roundRange(least, Math.max(highest, ...room), 5);
  const yOf = (value: number) => (100 * (high - value)) / (high - low);
  const numbers = roundMultiples(low, high, step);
  // The last of them is the first above all values: a share does not go to 120%.
  const needed = numbers.filter((value) => value - step < highest - 1e-9 * step);
  return { yOf, ticks: needed.map((value) => ({ value, y: yOf(value) })) };
}
