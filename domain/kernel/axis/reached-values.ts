/** The share of the values' range that an arrow with its words needs above the highest of them. */
const HEADROOM = 0.2;

/** Everything that a vertical axis has to reach: values, levels, and room for arrows above the highest of them. */
export function reachedValues(
  values: readonly number[],
  levels: readonly number[],
  hasArrows: boolean,
): number[] {
  const all = [...values, ...levels];
  if (!hasArrows || all.length === 0) return all;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return [...all, high + (high - low) * HEADROOM];
}
