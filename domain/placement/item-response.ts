/** What is known of an item when its answer is judged: how difficult it is, and whether its answer is constructed. */
export type RatedItem = { readonly difficulty: number; readonly isNumeric: boolean };

/**
 * How sharply an item tells abilities apart, the same for all: a discrimination of its own takes many hundreds of answers an
 * item to estimate, and a wrong one does more harm than a common one. 1.7 is what short, plain items on one thing
 * usually reach (Baker & Kim, The Basics of Item Response Theory, "high"); the benchmark varies it.
 */
export const DISCRIMINATION = 1.7;

/**
 * How often an item is solved by somebody who cannot solve it. Far below one in four for a choice, because "I do not know yet" stands
 * beside every item and costs no more than a wrong answer; a number is next to never guessed.
 */
export const GUESSING = { choice: 0.1, numeric: 0.02 } as const;

/** The chance that somebody of an ability solves an item (three-parameter logistic model with the two fixed values above). */
export function chanceOfRight(item: RatedItem, ability: number): number {
  const guessing = guessingOf(item);
  return guessing + (1 - guessing) / (1 + Math.exp(-DISCRIMINATION * (ability - item.difficulty)));
}

/** How much an answer to the item tells about abilities near this one (Fisher information; Birnbaum 1968). */
export function informationOf(item: RatedItem, ability: number): number {
  const guessing = guessingOf(item);
  const chance = chanceOfRight(item, ability);
  const share = (chance - guessing) / (1 - guessing);
  return (DISCRIMINATION ** 2 * share ** 2 * (1 - chance)) / chance;
}

function guessingOf({ isNumeric }: RatedItem): number {
  return isNumeric ? GUESSING.numeric : GUESSING.choice;
}
