import { chanceOfRight, type RatedItem } from './item-response.ts';
import { levelOf, type PlacementLevel } from './levels.ts';

/** An answer as it counts: "I do not know yet" is not right. */
export type RatedAnswer = { readonly item: RatedItem; readonly right: boolean };

/** What is believed of an ability, as a normal distribution. */
export type Belief = { readonly mean: number; readonly deviation: number };

/** What answers say about an ability. */
export type Ability = Belief & {
  /** How likely each level is; they add up to 1. */
  readonly levels: Readonly<Record<PlacementLevel, number>>;
};

/** What is believed of anybody before the first answer. */
export const PRIOR: Belief = { mean: 0, deviation: 1 };

/** The cuts lie between two points of the grid, so that each point belongs to one level. */
const [LOWEST, STEP, POINTS] = [-4.475, 0.05, 180];
const GRID = Array.from({ length: POINTS }, (_, index) => LOWEST + STEP * index);

/**
 * The ability that answers speak for: the expected one a posteriori, on a grid (Bock & Mislevy 1982).
 * @param prior what was believed before the answers
 */
export function abilityFrom(answers: readonly RatedAnswer[], prior: Belief = PRIOR): Ability {
  const weights = GRID.map((ability) => {
    const priorWeight = Math.exp(-0.5 * ((ability - prior.mean) / prior.deviation) ** 2);
    return answers.reduce((weight, { item, right }) => {
      const chance = chanceOfRight(item, ability);
      return weight * (right ? chance : 1 - chance);
    }, priorWeight);
  });
  const total = sum(weights);
  const mean = sum(weights.map((weight, index) => weight * pointOf(index))) / total;
  const variance = sum(weights.map((weight, index) => weight * (pointOf(index) - mean) ** 2)) / total;
  const shareOf = (level: PlacementLevel) =>
    sum(weights.filter((_, index) => levelOf(pointOf(index)) === level)) / total;
  return { mean, deviation: Math.sqrt(variance), levels: { 1: shareOf(1), 2: shareOf(2), 3: shareOf(3) } };
}

/** The level that is most likely, and how likely it is. */
export function likeliestLevel({ levels }: Ability): {
  readonly level: PlacementLevel;
  readonly chance: number;
} {
  const ranked = ([1, 2, 3] as const).toSorted((one, other) => levels[other] - levels[one]);
  const level = ranked[0] ?? 2;
  return { level, chance: levels[level] };
}

function pointOf(index: number): number {
  return GRID[index] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
