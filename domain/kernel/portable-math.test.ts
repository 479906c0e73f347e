import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp, ln, wholePower } from './portable-math.ts';

/** Two results that differ by at most two units in the last place. */
function expectNear(value: number, expected: number): void {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(2 * Number.EPSILON * Math.abs(expected));
}

test.each([
  [1, Math.E],
  [-1, 0.36787944117144233],
  [0.5, 1.6487212707001282],
  [100, 2.6881171418161356e43],
  [-700, 9.85967654375977e-305],
  [0, 1],
])('exp(%d) is %d', (x, expected) => expectNear(exp(x), expected));

test.each([
  [2, Math.LN2],
  [10, Math.LN10],
  [0.5, -Math.LN2],
  [1.5, 0.4054651081081644],
  [1e-310, -713.8013788281542],
  [1, 0],
])('ln(%d) is %d', (x, expected) => expectNear(ln(x), expected));

test('what has no logarithm or no end says so', () => {
  expect([ln(0), ln(-1), ln(Number.POSITIVE_INFINITY)]).toEqual([-Infinity, Number.NaN, Infinity]);
  expect([exp(710), exp(-750), exp(Number.NaN)]).toEqual([Infinity, 0, Number.NaN]);
});

test('both agree with the functions of the engine to two units in the last place', () => {
  fc.assert(
    fc.property(fc.double({ min: -708, max: 709, noNaN: true }), (x) => expectNear(exp(x), Math.exp(x))),
  );
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => expectNear(ln(x), Math.log(x))),
  );
});

test('a whole power is the product', () => {
  expect([wholePower(2, 10), wholePower(1.5, 0), wholePower(2, -2)]).toEqual([1024, 1, 0.25]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (n) => {
      expect(wholePower(1.01, n)).toBeCloseTo(1.01 ** n, 10);
    }),
  );
});
