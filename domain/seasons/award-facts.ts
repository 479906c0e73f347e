import type { AchievementFacts } from '../credentials/shape/build-achievement.ts';
import { DELAYED } from './season-terms.ts';
import { SEASON_WEIGHTS, topRanks } from './rank-season.ts';

/** A season that was frozen with enough learners to be ranked. */
export type RankedSeason = {
  /** The title of its course, in English. */
  readonly course: string;
  readonly number: number;
  readonly ranked: number;
  readonly items: number;
  readonly trades: number;
  /** SHA-256 of its snapshot (`snapshotText`). */
  readonly snapshotHash: string;
};

/** What the award of a season says it is for. In English, as all signed terms are. */
export function awardFacts({
  course,
  number,
  ranked,
  items,
  trades,
  snapshotHash,
}: RankedSeason): Omit<AchievementFacts, 'id' | 'version'> {
  const { examAbility, delayedRetention, process } = SEASON_WEIGHTS;
  return {
    name: `${course}: top 10% of season ${number}`,
    description: `Award for a rank among the best tenth of the ${ranked} learners who completed season ${number} of the course ${course}.`,
    criteria: [
      `Rank ${topRanks(ranked)} or better of ${ranked}, by percentiles: exam ability (the lower bound of what the first sitting shows) ${examAbility}%, delayed retention (reviews of what was not asked for ${DELAYED.days} days) ${delayedRetention}%, process (trades that kept every rule in one session of the simulator) ${process}%.`,
      'Everybody had the same window and the same rules, on a path of their own; the first attempt counts.',
      'The exam shown is the first sitting, the practical part the session of the season. No trading result counts, and a person looked at the record before it was awarded.',
      `What everybody was ranked by, each measure sorted by itself, has the SHA-256 ${snapshotHash}.`,
    ].join(' '),
    exam: { items },
    practical: { units: trades, recomputable: true },
    isAward: true,
  };
}
