import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correlationInterval, reviewItem } from './item-review.ts';

test.each([
  [29, 0.5, 'too-few'],
  [29, null, 'too-few'],
  [30, null, 'no-spread'],
  [30, -0.01, 'reversed'],
  [30, 0, 'weak'],
  [30, 0.19, 'weak'],
  [30, 0.2, 'sound'],
] as const)('%i answers with a discrimination of %s: %s', (answers, discrimination, review) => {
  expect(reviewItem(answers, discrimination)).toBe(review);
});

test('agrees with a published interval', () => {
  // R: cor.test on 10 pairs with r = 0.5 gives -0.189 to 0.859.
  const { low, high } = correlationInterval(0.5, 10);
  expect(low).toBeCloseTo(-0.189, 3);
  expect(high).toBeCloseTo(0.859, 3);
});

test('holds the correlation, within -1 and 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.999, max: 0.999, noNaN: true }),
      fc.integer({ min: 4, max: 100_000 }),
      (correlation, cases) => {
        const { low, high } = correlationInterval(correlation, cases);
        expect(low).toBeLessThanOrEqual(correlation + 1e-9);
        expect(high).toBeGreaterThanOrEqual(correlation - 1e-9);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
      },
    ),
  );
});
