import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundMultiples, roundRange, roundStep } from './round-steps.ts';

test.each([
  [0, 100, 5, 20],
  [0, 1, 5, 0.2],
  [12, 97, 5, 20],
  [0, 0.9, 5, 0.2],
  [5, 5, 5, 1],
])('from %d to %d in about %d parts is counted in %d', (low, high, wanted, step) => {
  expect(roundStep(low, high, wanted)).toBe(step);
});

test('multiples are printed as they are thought', () => {
  expect(roundMultiples(-0.2, 0.35, 0.1)).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  expect(roundMultiples(3, 27, 10)).toEqual([10, 20]);
});

test('a widened range holds the old one, ends on multiples, and has about as many as wanted', () => {
  const limits = fc.tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(limits, fc.integer({ min: 2, max: 12 }), ([from, width], wanted) => {
      const [low, high] = [from / 100, (from + width) / 100];
      const range = roundRange(low, high, wanted);
      expect(range.low).toBeLessThanOrEqual(low + 1e-6);
      expect(range.high).toBeGreaterThanOrEqual(high - 1e-6);
      const multiples = roundMultiples(range.low, range.high, range.step);
      expect(multiples.at(0)).toBeCloseTo(range.low, 6);
      expect(multiples.at(-1)).toBeCloseTo(range.high, 6);
      expect(multiples.length).toBeGreaterThan(wanted / 2);
      expect(multiples.length).toBeLessThan(2 * wanted + 2);
    }),
  );
});
