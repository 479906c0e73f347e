import { scaleLinear } from 'd3-scale';

/** A class of a histogram: from `from` up to, not including, `to`, and how many values fall into it. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/**
 * Sorts values into classes of equal width with round limits.
 * @param values any order
 * @param wanted about how many classes; round limits decide
 * @returns the classes from the lowest to the highest value, empty ones included
 */
export function histogram(values: readonly number[], wanted: number): Bin[] {
  if (values.length === 0) return [];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const scale = scaleLinear()
    .domain([low, low === high ? low + 1 : high])
    .nice(wanted);
  const limits = scale.ticks(wanted);
  // A value on the highest limit needs a class above it.
  const step = (limits[1] ?? 1) - (limits[0] ?? 0);
  const last = limits.at(-1) ?? high;
  const edges = high >= last ? [...limits, last + step] : limits;
  return edges.slice(1).map((to, place) => {
    const from = edges[place] ?? to - step;
    return { from, to, count: values.filter((value) => value >= from && value < to).length };
  });
}
