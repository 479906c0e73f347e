import type { RandomSource } from '../../kernel/random-source.ts';

/** So many other orders are tried at most. */
const MOST = 2000;
/** Once so many were as large, the answer is that nothing was found, and it is not made any more exact. */
const ENOUGH = 40;

/**
 * How often chance alone makes a measure at least as large as it is.
 * Sources: B. Phipson and G. K. Smyth (2010), Permutation p-values should never be zero, Statistical Applications in Genetics
 * and Molecular Biology 9(1): what happened counts as one of the draws; J. Besag and P. Clifford (1991), Sequential Monte Carlo
 * p-values, Biometrika 78(2): drawing ends once enough were as large.
 * @param draw the measure of one draw by lot
 */
export function shareAsLarge(observed: number, draw: () => number): number {
  let asLarge = 0;
  for (let round = 1; round <= MOST; round += 1) {
    // Sums in another order differ in their last bits.
    if (draw() >= observed - 1e-12) asLarge += 1;
    if (asLarge === ENOUGH) return asLarge / round;
  }
  return (asLarge + 1) / (MOST + 1);
}

/** How often labels dealt out anew make a measure at least as large as they make it now. */
export function permutationTest<Label>(
  labels: readonly Label[],
  measure: (labels: readonly Label[]) => number,
  random: RandomSource,
): number {
  const shuffled = [...labels];
  return shareAsLarge(measure(labels), () => {
    shuffle(shuffled, random);
    return measure(shuffled);
  });
}

function shuffle<Label>(labels: Label[], random: RandomSource): void {
  for (let last = labels.length - 1; last > 0; last -= 1) {
    const place = random.below(last + 1);
    const moved = labels[last];
    const other = labels[place];
    if (moved === undefined || other === undefined) continue;
    labels[last] = other;
    labels[place] = moved;
  }
}
