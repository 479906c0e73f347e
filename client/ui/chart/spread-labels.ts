/**
 * Moves labels apart that would lie over each other, as little as possible, keeping their order and the plot's edges.
 * @param positions where each label wants to be, in percent from the top
 * @param gap the least distance between two of them, in percent
 */
export function spreadLabels(positions: readonly number[], gap: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, least);
    least = (spread[index] ?? 0) + gap;
  }
  let most = 100;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, most);
    most = (spread[index] ?? 0) - gap;
  }
  return spread;
}
