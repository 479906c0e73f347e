import { normal, seededRandom } from '#domain/kernel/seeded-random.ts';
import { abilityFrom, likeliestLevel } from '#domain/placement/ability.ts';
import { DISCRIMINATION, GUESSING } from '#domain/placement/item-response.ts';
import { levelOf, type PlacementLevel } from '#domain/placement/levels.ts';
import {
  type AskedEntry,
  type BankEntry,
  nextItem,
  START_ABILITY,
  type StrandQuota,
} from '#domain/placement/next-item.ts';
import { isSettled, secondsLeft } from '#domain/placement/stop-rule.ts';
import { median } from './median.ts';

/** How far the world is from what placement believes of it: standard deviations, of discriminations on the scale of logarithms. */
export type ParameterErrors = {
  readonly difficulty: number;
  readonly discrimination: number;
  /** How far what somebody knows of a strand lies from what they know of all. */
  readonly strand: number;
};

export type PlacementFigures = {
  readonly rightLevel: number;
  readonly twoLevelsOff: number;
  readonly tooFarAhead: number;
  readonly medianItems: number;
  readonly medianMinutes: number;
  readonly commonestExposure: number;
  readonly fixedFive: number;
};

type TrueItem = { readonly difficulty: number; readonly discrimination: number; readonly guessing: number };

/** Where the five fixed items lie, and the next of the bank is taken. */
const FIXED = [-1.4, -0.7, 0, 0.7, 1.4];

/**
 * Places learners who answer by the model, with items that are not quite what their authors believe.
 * @param learners how many, equally many of each level
 */
export function simulatePlacement(
  bank: readonly BankEntry[],
  quotas: readonly StrandQuota[],
  learners: number,
  errors: ParameterErrors,
): PlacementFigures {
  const random = seededRandom(20261123);
  const world = new Map(bank.map((item) => [item.id, truth(item, errors, random)]));
  const fixed = fixedItems(bank);
  const exposures = new Map<string, number>();
  const items: number[] = [];
  const minutes: number[] = [];
  let [right, twoOff, ahead, fixedRight] = [0, 0, 0, 0];
  for (let learner = 0; learner < learners; learner++) {
    const ability = abilityOf(((learner % 3) + 1) as PlacementLevel, random);
    const strands = new Map(quotas.map(({ strand }) => [strand, ability + errors.strand * normal(random)]));
    const answer = (item: BankEntry): AskedEntry => ({
      item,
      right: random() < chance(world.get(item.id), strands.get(item.strand) ?? ability),
    });
    // Half of those who know little say so; it moves the first item only.
    const start = ability < 0 && random() < 0.5 ? START_ABILITY.none : START_ABILITY.some;
    const asked: AskedEntry[] = [];
    while (!isSettled(asked)) {
      const item = nextItem(bank, asked, { quotas, start, secondsLeft: secondsLeft(asked), random });
      if (!item) break;
      asked.push(answer(item));
      exposures.set(item.id, (exposures.get(item.id) ?? 0) + 1);
    }
    const level = levelOf(ability);
    const found = likeliestLevel(abilityFrom(asked)).level;
    right += Number(found === level);
    twoOff += Number(Math.abs(found - level) === 2);
    ahead += Number(found > level);
    fixedRight += Number(likeliestLevel(abilityFrom(fixed.map(answer))).level === level);
    items.push(asked.length);
    minutes.push(asked.reduce((sum, { item }) => sum + item.seconds, 0) / 60);
  }
  return {
    rightLevel: right / learners,
    twoLevelsOff: twoOff / learners,
    tooFarAhead: ahead / learners,
    medianItems: median(items),
    medianMinutes: median(minutes),
    commonestExposure: Math.max(...exposures.values()) / learners,
    fixedFive: fixedRight / learners,
  };
}

function truth(item: BankEntry, errors: ParameterErrors, random: () => number): TrueItem {
  return {
    difficulty: item.difficulty + errors.difficulty * normal(random),
    discrimination: DISCRIMINATION * Math.exp(errors.discrimination * normal(random)),
    guessing: item.isNumeric ? GUESSING.numeric : GUESSING.choice,
  };
}

function chance(item: TrueItem | undefined, ability: number): number {
  if (!item) return 0;
  const { guessing, discrimination, difficulty } = item;
  return guessing + (1 - guessing) / (1 + Math.exp(-discrimination * (ability - difficulty)));
}

/** An ability of N(0, 1), drawn again until it is of the level. */
function abilityOf(level: PlacementLevel, random: () => number): number {
  for (;;) {
    const ability = normal(random);
    if (levelOf(ability) === level) return ability;
  }
}

function fixedItems(bank: readonly BankEntry[]): BankEntry[] {
  const left = [...bank];
  return FIXED.flatMap((at) => {
    left.sort((one, other) => Math.abs(one.difficulty - at) - Math.abs(other.difficulty - at));
    return left.splice(0, 1);
  });
}
