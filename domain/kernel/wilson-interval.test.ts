import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

test('agrees with published figures', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20.
  for (const [count, total, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
  ] as const) {
    const interval = wilsonInterval(count, total);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  }
});

test('says nothing about nobody', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

test('holds the share, stays between 0 and 1, and mirrors itself', () => {
  const cases = fc
    .integer({ min: 1, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(cases, ([count, total]) => {
      const { share, low, high } = wilsonInterval(count, total) ?? { share: Number.NaN, low: 0, high: 0 };
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(wilsonInterval(total - count, total)?.high).toBeCloseTo(1 - low, 10);
    }),
  );
});
