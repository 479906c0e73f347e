/**
 * Moves labels apart that would lie over each other, as little as possible, keeping their order and the plot's edges.
 * @param positions where the middle of each label wants to be, in percent from the top, or in pixels
 * @param sizes the room that each needs from top to bottom, in the same measure, or that of all of them
 * @param lowest where the plot's lower edge lies
 */
export function spreadLabels(
  positions: readonly number[],
  sizes: number | readonly number[],
  lowest = 100,
): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  const halfOf = (index: number) => (typeof sizes === 'number' ? sizes : (sizes[index] ?? 0)) / 2;
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    spread[index] = Math.max(spread[index] ?? 0, least + halfOf(index));
    least = spread[index] + halfOf(index);
  }
  let most = Number.POSITIVE_INFINITY;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, lowest, most - halfOf(index));
    most = spread[index] - halfOf(index);
  }
  return spread;
}
