/** The least distance of the names at the ends of lines, in percent of a plot's height. */
export const END_LABEL_GAP = 9;

/**
 * Moves labels apart that would lie over each other, as little as possible, keeping their order and the plot's edges.
 * @param positions where each label wants to be, in percent from the top, or in pixels
 * @param gap the least distance between two of them, in the same measure
 * @param lowest where the plot's lower edge lies
 */
export function spreadLabels(positions: readonly number[], gap: number, lowest = 100): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, least);
    least = (spread[index] ?? 0) + gap;
  }
  let most = lowest;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, most);
    most = (spread[index] ?? 0) - gap;
  }
  return spread;
}
