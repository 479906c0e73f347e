import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ITEMS_A_SKILL, itemsOfSkill, rightNeeded } from './test-out-rule.ts';

test('five of six are enough, and four of five', () => {
  expect([3, 4, 5, 6, 9, 10].map(rightNeeded)).toEqual([3, 4, 4, 5, 8, 8]);
});

test('a single skill is asked five times, several three times each', () => {
  expect([1, 2, 3, 4].map(itemsOfSkill)).toEqual([5, 3, 3, 3]);
});

test('never fewer than 80% are enough, and never more than all are needed', () => {
  fc.assert(
    fc.property(fc.integer({ min: ITEMS_A_SKILL, max: 30 }), (items) => {
      const needed = rightNeeded(items);
      expect(needed / items).toBeGreaterThanOrEqual(0.8);
      expect((needed - 1) / items).toBeLessThan(0.8);
      expect(needed).toBeLessThanOrEqual(items);
    }),
  );
});
