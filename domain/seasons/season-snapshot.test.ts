import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankSeason } from './rank-season.ts';
import { placeAmong, snapshotOf } from './season-snapshot.ts';

const value = fc.integer({ min: -3, max: 3 }).map((third) => third / 3);
const measures = fc.record({ examAbility: value, delayedRetention: value, process: value });

test('everybody finds their own place again in what the snapshot tells', () => {
  fc.assert(
    fc.property(fc.array(measures, { minLength: 50, maxLength: 70 }), (all) => {
      const ranked = rankSeason(all.map((of, id) => ({ id, measures: of }))) ?? [];
      const snapshot = snapshotOf(ranked);
      for (const { id: _, measures: own, ...place } of ranked)
        expect(placeAmong(own, snapshot)).toEqual(place);
    }),
    { numRuns: 30 },
  );
});

test('nobody has a place among fewer than fifty', () => {
  const few = Array.from({ length: 49 }, () => ({
    measures: { examAbility: 1, delayedRetention: 1, process: 1 },
    score: 50,
  }));
  expect(placeAmong({ examAbility: 1, delayedRetention: 1, process: 1 }, snapshotOf(few))).toBeUndefined();
});
