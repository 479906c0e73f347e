import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCdf, normalDensity, normalQuantile } from './normal-distribution.ts';

test.each([
  // The first three are the check values of Wichura's paper.
  [0.25, -0.6744897501960817],
  [0.001, -3.0902323061678136],
  [1e-20, -9.262340089798407],
  [0.975, 1.959963984540054],
  [0.5, 0],
])('a normal variable stays below its quantile with probability %d', (probability, expected) => {
  expect(normalQuantile(probability)).toBeCloseTo(expected, 13);
});

test.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-3, 0.001349898031630095],
  [-8, 6.220960574271785e-16],
  [40, 1],
])('the probability to stay below %d', (value, expected) => {
  expect(Math.abs(normalCdf(value) - expected)).toBeLessThan(1e-14);
});

test('quantile and probability undo each other, and lie the same on both sides', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 0.999_999, noNaN: true }), (probability) => {
      expect(normalCdf(normalQuantile(probability))).toBeCloseTo(probability, 10);
      expect(normalQuantile(1 - probability)).toBeCloseTo(-normalQuantile(probability), 6);
    }),
  );
});

test('the density is the slope of the probability', () => {
  expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 14);
  expect((normalCdf(1.0001) - normalCdf(0.9999)) / 0.0002).toBeCloseTo(normalDensity(1), 6);
});
