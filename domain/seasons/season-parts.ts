import type { SeasonEntry, SeasonResult } from './contract.ts';
import { SEASON_WEIGHTS, type SeasonMeasures } from './rank-season.ts';
import { DELAYED } from './season-terms.ts';

/** One measure of a season as it stands: how much it counts, and how much of it is there. */
export type SeasonPart = {
  readonly measure: keyof SeasonMeasures;
  /** In hundredths. */
  readonly weight: number;
  /** From 0 to 1: of what has to be there, 0 for whoever takes no part; once the season is over, how many of the others it is above. */
  readonly share: number;
};

/** The parts of a season in the order of its formula: exam, reviews, session. */
export function seasonParts(entry: SeasonEntry | null, result: SeasonResult | null): readonly SeasonPart[] {
  const shares: Readonly<Record<keyof SeasonMeasures, number>> =
    result !== null
      ? {
          examAbility: result.percentiles.examAbility / 100,
          delayedRetention: result.percentiles.delayedRetention / 100,
          process: result.percentiles.process / 100,
        }
      : {
          // Whoever holds a certificate has sat the exam.
          examAbility: entry === null ? 0 : 1,
          delayedRetention: Math.min((entry?.delayed_answers ?? 0) / DELAYED.answers, 1),
          process: entry?.is_session_over === true ? 1 : 0,
        };
  return (Object.keys(SEASON_WEIGHTS) as (keyof SeasonMeasures)[]).map((measure) => ({
    measure,
    weight: SEASON_WEIGHTS[measure],
    share: shares[measure],
  }));
}
