/** The share of the values' range that an arrow with its words needs above the highest of them. */
const HEADROOM = 0.2;

/** How high a vertical axis has to reach for arrows above the highest of its values; nothing where there are none. */
export function arrowRoom(values: readonly number[], hasArrows: boolean): number[] {
  if (!hasArrows || values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return [high + (high - low) * HEADROOM];
}
