import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerBound, rankSeason, type SeasonMeasures } from './rank-season.ts';

const measures = (value: number): SeasonMeasures => ({
  examAbility: value,
  delayedRetention: value,
  process: value,
});
const entriesOf = (values: readonly SeasonMeasures[]) => values.map((of, id) => ({ id, measures: of }));
const invited = (values: readonly SeasonMeasures[]) =>
  (rankSeason(entriesOf(values)) ?? []).filter(({ isInTopTenth }) => isInTopTenth).map(({ id }) => id);

test('fewer than fifty are not ranked', () => {
  expect(rankSeason(entriesOf(Array.from({ length: 49 }, (_, value) => measures(value))))).toBeUndefined();
  expect(rankSeason(entriesOf(Array.from({ length: 50 }, (_, value) => measures(value))))).toHaveLength(50);
});

test('a tenth is invited, rounded up, the best first', () => {
  const season = (count: number) => Array.from({ length: count }, (_, value) => measures(value));
  expect(invited(season(50))).toEqual([49, 48, 47, 46, 45]);
  expect(invited(season(51))).toHaveLength(6);
  expect(invited(season(100))).toHaveLength(10);
  expect(invited(season(101))).toHaveLength(11);
});

test('the score is the percentiles by their weights', () => {
  // Better than all 50 others in one measure, worse than all in the two others.
  const others = Array.from({ length: 50 }, (_, value) => measures(value));
  const scoreOf = (changes: Partial<SeasonMeasures>) =>
    rankSeason([...entriesOf(others), { id: 50, measures: { ...measures(-1), ...changes } }])?.find(
      ({ id }) => id === 50,
    )?.score;
  expect(scoreOf({ examAbility: 99 })).toBe(45);
  expect(scoreOf({ delayedRetention: 99 })).toBe(25);
  expect(scoreOf({ process: 99 })).toBe(30);
  expect(scoreOf(measures(99))).toBe(100);
  expect(scoreOf({})).toBe(0);
});

test('who ties at the edge is invited with the others, and who ties in a measure gets half', () => {
  const values = Array.from({ length: 60 }, (_, value) => measures(value < 53 ? value : 100));
  expect(invited(values).toSorted((one, other) => one - other)).toEqual([53, 54, 55, 56, 57, 58, 59]);
  const all = rankSeason(entriesOf(Array.from({ length: 50 }, () => measures(1)))) ?? [];
  expect(all.every(({ rank, score, isInTopTenth }) => rank === 1 && score === 50 && isInTopTenth)).toBe(true);
});

test('no order of the entries and no stretching of a measure changes a rank, and to be better never costs one', () => {
  const value = fc.integer({ min: -5, max: 5 });
  const entry = fc.record({ examAbility: value, delayedRetention: value, process: value });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 50, maxLength: 80 }), fc.nat(49), (all, who) => {
      const ranks = (of: readonly { id: number; measures: SeasonMeasures }[]) =>
        new Map(rankSeason(of)?.map(({ id, rank }) => [id, rank]));
      const before = ranks(entriesOf(all));
      expect(ranks(entriesOf(all).toReversed())).toEqual(before);
      const stretched = all.map((one) => ({ ...one, examAbility: Math.exp(one.examAbility) }));
      expect(ranks(entriesOf(stretched))).toEqual(before);
      const better = all.map((one, id) => (id === who ? { ...one, process: one.process + 1 } : one));
      expect(ranks(entriesOf(better)).get(who)).toBeLessThanOrEqual(before.get(who) ?? 0);
    }),
    { numRuns: 50 },
  );
});

test('the bound of an ability falls with what is not known of it', () => {
  expect(lowerBound({ mean: 1, deviation: 0.2 })).toBeGreaterThan(lowerBound({ mean: 1, deviation: 0.5 }));
});
