import { scaleLinear } from 'd3-scale';

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
 */
export function valueAxis(values: readonly number[], withZero: boolean): ValueAxis {
  const all = withZero || values.length === 0 ? [0, ...values] : values;
  const low = Math.min(...all);
  const high = Math.max(...all);
  const scale = scaleLinear()
    .domain(low === high ? [low, low + 1] : [low, high])
    .nice(5)
    .range([100, 0]);
  const yOf = (value: number) => scale(value);
  return { yOf, ticks: scale.ticks(5).map((value) => ({ value, y: yOf(value) })) };
}
