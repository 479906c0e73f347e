import { abilityFrom } from './ability.ts';
import { levelOf, type PlacementLevel } from './levels.ts';
import type { AskedEntry } from './next-item.ts';

/** The range in which eight in ten would lie whose answers were these, and the levels at both of its ends. */
export type StrandRange = {
  readonly strand: string;
  /** How many items of the strand were answered. */
  readonly asked: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly from_level: PlacementLevel;
  readonly to_level: PlacementLevel;
};

/** How far what somebody knows of one strand typically lies from what they know of all (a guess until answers tell). */
const STRAND_DEVIATION = 0.5;

/** Eight in ten of a normal distribution lie within so many standard deviations. */
const EIGHT_IN_TEN = 1.282;

/**
 * Where somebody probably stands in a strand. It is judged by its own answers, beginning from what those to the others say, so
 * that one answer shifts it and does not decide it; without any of its own, by the others alone.
 *
 * @param asked all answers of a placement
 */
export function strandRange(strand: string, asked: readonly AskedEntry[]): StrandRange {
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
    estimate: mean,
    low,
    high,
    from_level: levelOf(low),
    to_level: levelOf(high),
  };
}
