import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { placeAmong, snapshotText } from '#domain/seasons/season-snapshot.ts';
import { examAbility, processShare } from '#domain/seasons/season-terms.ts';
import * as v from 'valibot';
import { comparePart, type RecomputedPart, recomputePlayed } from './recompute-practical.ts';
import { type SeasonFile, seasonFileSchema } from './season-file.ts';

/**
 * Computes a place in a season again from the file that its learner took along: the session as a practical part is, the three measures,
 * where they stand among those of everybody, and what the award states of all that.
 *
 * @param text of the file
 * @returns what was compared, in the order in which it was; all of it has to hold
 * @throws when the text is no such file
 */
export function recomputeSeason(text: string): RecomputedPart[] {
  const file = v.parse(seasonFileSchema, JSON.parse(text));
  const { exam, reviews, practical, snapshot, place, until } = file;
  const measures = {
    examAbility: examAbility(exam.right, exam.items),
    delayedRetention: reviews.right / reviews.asked,
    process: processShare(practical.record),
  };
  const found = placeAmong(measures, snapshot);
  const { rank, score, percentiles, isInTopTenth } = found ?? {};
  const { examAbility: ability, delayedRetention: retention, process: kept } = percentiles ?? {};
  return [
    ...recomputePlayed(practical, until),
    ...statedByAward(file),
    ...Object.entries(measures).map(([what, value]) => ({
      what: `measure ${what}`,
      holds: snapshot[what as keyof typeof measures].includes(value),
      detail: String(value),
    })),
    comparePart('percentile examAbility', ability, place.percentiles.examAbility),
    comparePart('percentile delayedRetention', retention, place.percentiles.delayedRetention),
    comparePart('percentile process', kept, place.percentiles.process),
    comparePart('season-score', score, place.score),
    comparePart('rank', rank, place.rank),
    comparePart('top-tenth', isInTopTenth, place.is_in_top_tenth),
  ];
}

/** What the award says beside its practical part: the exam's score, and which snapshot it was ranked in. */
function statedByAward({ practical, exam, snapshot }: SeasonFile): RecomputedPart[] {
  if (practical.credential === null) return [];
  const { credentialSubject } = JSON.parse(practical.credential) as {
    credentialSubject: {
      achievement: { criteria: { narrative: string } };
      result: readonly { resultDescription: string; value: string }[];
    };
  };
  const { achievement, result } = credentialSubject;
  const score = result.find(({ resultDescription: of }) => of.endsWith('#exam-score'))?.value;
  const hash = sha256Text(snapshotText(snapshot));
  const isStated = achievement.criteria.narrative.includes(hash);
  return [
    comparePart('exam-score', String(exam.right), score),
    comparePart('snapshot-hash', hash, isStated ? hash : undefined),
  ];
}
