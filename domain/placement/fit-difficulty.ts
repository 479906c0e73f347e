import { abilityFrom, type RatedAnswer } from './ability.ts';
import { chanceOfRight, type RatedItem } from './item-response.ts';

/** From so many answers on the difficulty of an item is fitted again. */
export const LEAST_ANSWERS = 300;

/** How far an author's estimate typically lies from what answers say. */
const AUTHOR_DEVIATION = 0.3;

/** An answer to an item, and the ability that the other answers of the same placement speak for. */
export type DifficultyAnswer = { readonly ability: number; readonly right: boolean };

/** The ability that the other answers of a placement speak for: its own must not count for an item's difficulty. */
export function abilityWithout(answers: readonly RatedAnswer[], index: number): number {
  return abilityFrom(answers.filter((_, other) => other !== index)).mean;
}

/**
 * The difficulty that answers speak for, drawn towards the author's estimate (the highest a posteriori, by golden section).
 * @returns the author's estimate while there are fewer answers than `LEAST_ANSWERS`
 */
export function fitDifficulty(
  author: number,
  isNumeric: RatedItem['isNumeric'],
  answers: readonly DifficultyAnswer[],
): number {
  if (answers.length < LEAST_ANSWERS) return author;
  const evidence = (difficulty: number) =>
    answers.reduce(
      (sum, { ability, right }) => {
        const chance = chanceOfRight({ difficulty, isNumeric }, ability);
        return sum + Math.log(right ? chance : 1 - chance);
      },
      -0.5 * ((difficulty - author) / AUTHOR_DEVIATION) ** 2,
    );
  return highest(evidence, author - 2, author + 2);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function with one peak is highest, to a thousandth. */
function highest(height: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 0.001) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (height(left) < height(right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}
