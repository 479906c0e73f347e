import { canonicalJson } from '../credentials/text/canonical-json.ts';
import {
  LEAST_IN_SEASON,
  scoreAmong,
  type SeasonMeasures,
  type SeasonPlace,
  topRanks,
} from './rank-season.ts';

/**
 * What everybody in a frozen season was ranked by, each list sorted by itself: enough to compute one's own place again, and nothing of
 * which measures belong together, or whose they are.
 */
export type SeasonSnapshot = {
  readonly [Measure in keyof SeasonMeasures]: readonly number[];
} & { readonly scores: readonly number[] };

/** The snapshot of what was ranked. */
export function snapshotOf(
  places: readonly { readonly measures: SeasonMeasures; readonly score: number }[],
): SeasonSnapshot {
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  return {
    examAbility: sorted(places.map(({ measures }) => measures.examAbility)),
    delayedRetention: sorted(places.map(({ measures }) => measures.delayedRetention)),
    process: sorted(places.map(({ measures }) => measures.process)),
    scores: sorted(places.map(({ score }) => score)),
  };
}

/**
 * Where somebody with these measures stands in a frozen season: the same as {@link rankSeason} found.
 * @returns undefined when fewer than were needed to rank anybody took part
 */
export function placeAmong(
  measures: SeasonMeasures,
  snapshot: SeasonSnapshot,
): Omit<SeasonPlace<never>, 'id' | 'measures'> | undefined {
  const count = snapshot.scores.length;
  if (count < LEAST_IN_SEASON) return undefined;
  const placed = scoreAmong(count, (part) => {
    const below = snapshot[part].filter((value) => value < measures[part]).length;
    const same = snapshot[part].filter((value) => value === measures[part]).length;
    return 2 * below + same - 1;
  });
  const rank = snapshot.scores.filter((other) => other > placed.score).length + 1;
  return { ...placed, rank, isInTopTenth: rank <= topRanks(count) };
}

/** The text whose SHA-256 the award of a season states in its criteria. */
export function snapshotText({ examAbility, delayedRetention, process, scores }: SeasonSnapshot): string {
  return canonicalJson({ examAbility, delayedRetention, process, scores });
}
