/**
 * Shuffles the choices of a quiz item, always in the same way for the same seed: a learner who comes back to an
 * attempt finds them where they were, and a new attempt shuffles anew.
 * @param seed names the attempt and the item
 */
export function choiceOrder<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  seed: string,
): Choice[] {
  return choices
    .map((choice) => ({ choice, rank: hash(`${seed} ${choice.id}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** FNV-1a, 32 bits, then mixed so that texts differing in their last letter only lie far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
