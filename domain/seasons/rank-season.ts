/** What a season is ranked by. No result of trading is among it. */
export type SeasonMeasures = {
  /** The lower bound of the ability that the exam shows. */
  readonly examAbility: number;
  /** How much is still known when it is asked again after weeks. */
  readonly delayedRetention: number;
  /** How well the rules of one's own plan were kept. */
  readonly process: number;
};

/** How much each measure counts, in hundredths. */
export const SEASON_WEIGHTS: Readonly<Record<keyof SeasonMeasures, number>> = {
  examAbility: 45,
  delayedRetention: 25,
  process: 30,
};

/** Fewer than these are not ranked: a tenth of them would be a handful, and mostly luck. */
export const LEAST_IN_SEASON = 50;

/** Somebody's place in a season. */
export type SeasonPlace<Id> = {
  readonly id: Id;
  readonly measures: SeasonMeasures;
  /** From 0 to 100: how many of the others each measure is above, those who tie counting half. */
  readonly percentiles: Readonly<Record<keyof SeasonMeasures, number>>;
  /** The percentiles by their weights, from 0 to 100. */
  readonly score: number;
  /** 1 is the best; who ties has the same. */
  readonly rank: number;
  /** Whether the rank is among the best tenth. */
  readonly isInTopTenth: boolean;
};

/** The lower end of what is known of an ability: it is above it in 95 of 100 cases. */
export function lowerBound({
  mean,
  deviation,
}: {
  readonly mean: number;
  readonly deviation: number;
}): number {
  return mean - 1.645 * deviation;
}

/**
 * Ranks a frozen season by the published formula: 45 % the percentile of the exam's ability, 25 % that of delayed retention, 30 %
 * that of process; in the top tenth is who has `rank <= ceil(0.1 n)`. Who ties at the edge is in, too. The best come first.
 *
 * @returns undefined when fewer than {@link LEAST_IN_SEASON} took part
 */
export function rankSeason<Id>(
  entries: readonly { readonly id: Id; readonly measures: SeasonMeasures }[],
): readonly SeasonPlace<Id>[] | undefined {
  const count = entries.length;
  if (count < LEAST_IN_SEASON) return undefined;
  const halves = {
    examAbility: halvesBelow(entries.map(({ measures }) => measures.examAbility)),
    delayedRetention: halvesBelow(entries.map(({ measures }) => measures.delayedRetention)),
    process: halvesBelow(entries.map(({ measures }) => measures.process)),
  };
  const scored = entries.map(({ id, measures }, index) => ({
    id,
    measures,
    ...scoreAmong(count, (part) => halves[part][index] ?? 0),
  }));
  const order = scored.map(({ score }) => score).toSorted((one, other) => other - one);
  return scored
    .map((entry) => {
      const rank = order.indexOf(entry.score) + 1;
      return { ...entry, rank, isInTopTenth: rank <= topRanks(count) };
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** How many ranks of a season are its top tenth. */
export const topRanks = (ranked: number): number => Math.ceil(ranked / 10);

/**
 * What somebody's measures come to.
 * @param count how many are ranked
 * @param halves for a measure, two for every other that it is above, one for every other that it ties with
 */
export function scoreAmong(
  count: number,
  halves: (part: keyof SeasonMeasures) => number,
): Pick<SeasonPlace<never>, 'percentiles' | 'score'> {
  const most = 2 * (count - 1);
  const percentile = (part: keyof SeasonMeasures) => (100 * halves(part)) / most;
  // Summed in whole numbers, so that a tie is one whatever the order of the sum.
  const parts = Object.keys(SEASON_WEIGHTS) as (keyof SeasonMeasures)[];
  return {
    percentiles: {
      examAbility: percentile('examAbility'),
      delayedRetention: percentile('delayedRetention'),
      process: percentile('process'),
    },
    score: parts.reduce((sum, part) => sum + SEASON_WEIGHTS[part] * halves(part), 0) / most,
  };
}

/** Of each value: two for every one that it is above, one for every other that it ties with. */
function halvesBelow(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const below = new Map<number, number>();
  const same = new Map<number, number>();
  for (const [index, value] of sorted.entries()) {
    if (!below.has(value)) below.set(value, index);
    same.set(value, (same.get(value) ?? 0) + 1);
  }
  return values.map((value) => 2 * (below.get(value) ?? 0) + (same.get(value) ?? 1) - 1);
}
