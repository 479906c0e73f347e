/** A step of a funnel at which many are lost: its place, how many came to the step before, and how many did not go on. */
export type Drop = { readonly place: number; readonly before: number; readonly lost: number };

/**
 * The step of a funnel that loses most, the first of equal ones.
 * @param counts how many reached each step, in their order; a later step may have more than an earlier one
 * @returns null when no step loses anybody
 */
export function steepestDrop(counts: readonly number[]): Drop | null {
  let steepest: Drop | null = null;
  for (const [index, count] of counts.slice(1).entries()) {
    const before = counts[index] ?? 0;
    const lost = before - count;
    if (lost > (steepest?.lost ?? 0)) steepest = { place: index + 1, before, lost };
  }
  return steepest;
}
