import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogram } from './histogram.ts';

test('values fall into classes with round limits', () => {
  expect(histogram([-0.5, 0, 0.2, 0.9, 1.5, 3.9], 5)).toEqual([
    { from: -1, to: 0, count: 1 },
    { from: 0, to: 1, count: 3 },
    { from: 1, to: 2, count: 1 },
    { from: 2, to: 3, count: 0 },
    { from: 3, to: 4, count: 1 },
  ]);
});

test('a value on the highest limit and equal values are counted', () => {
  expect(histogram([0, 5], 5).at(-1)).toEqual({ from: 5, to: 6, count: 1 });
  expect(histogram([], 5)).toEqual([]);
});

test('every value is in exactly one class', () => {
  const value = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 2, max: 30 }),
      (values, wanted) => {
        const counted = histogram(values, wanted).reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(values.length);
      },
    ),
  );
});
