import { hashText } from '../kernel/hash-text.ts';

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
    .map((choice) => ({ choice, rank: hashText(`${seed} ${choice.id}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}
