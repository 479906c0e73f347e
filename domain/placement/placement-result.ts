import { abilityFrom, likeliestLevel } from './ability.ts';
import { levelOf, type PlacementLevel } from './levels.ts';
import type { AskedEntry } from './next-item.ts';

/** Where somebody stands in a strand, as far as it was asked. */
export type StrandRange = {
  readonly strand: string;
  readonly asked: number;
  readonly right: number;
  readonly estimate: number;
  /** The range in which eight in ten would lie whose answers were these. */
  readonly low: number;
  readonly high: number;
  readonly from_level: PlacementLevel;
  readonly to_level: PlacementLevel;
};

/** What a placement found. */
export type PlacementResult = {
  readonly level: PlacementLevel;
  /** How likely the level is. */
  readonly chance: number;
  readonly estimate: number;
  readonly deviation: number;
  /** The strands that were asked, in the order in which they were. */
  readonly strands: readonly StrandRange[];
};

/** How far what somebody knows of one strand typically lies from what they know of all (a guess until answers tell). */
const STRAND_DEVIATION = 0.5;

/** Eight in ten of a normal distribution lie within so many standard deviations. */
const EIGHT_IN_TEN = 1.282;

/**
 * What the answers say: a level, and a range for each strand asked. A strand is judged by its own answers, beginning from what
 * those to the others say, so that one answer shifts it and does not decide it.
 */
export function placementResult(asked: readonly AskedEntry[]): PlacementResult {
  const ability = abilityFrom(asked);
  const strands = [...new Set(asked.map(({ item }) => item.strand))];
  return {
    ...likeliestLevel(ability),
    estimate: ability.mean,
    deviation: ability.deviation,
    strands: strands.map((strand) => rangeIn(strand, asked)),
  };
}

function rangeIn(strand: string, asked: readonly AskedEntry[]): StrandRange {
  const own = asked.filter(({ item }) => item.strand === strand);
  const others = abilityFrom(asked.filter(({ item }) => item.strand !== strand));
  const { mean, deviation } = abilityFrom(own, {
    mean: others.mean,
    deviation: Math.hypot(others.deviation, STRAND_DEVIATION),
  });
  const [low, high] = [mean - EIGHT_IN_TEN * deviation, mean + EIGHT_IN_TEN * deviation];
  return {
    strand,
    asked: own.length,
    right: own.filter(({ right }) => right).length,
    estimate: mean,
    low,
    high,
    from_level: levelOf(low),
    to_level: levelOf(high),
  };
}
