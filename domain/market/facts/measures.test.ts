import { expect, test } from 'vitest';
import { autocorrelation, autocorrelationScore, correlation, laggedCorrelation } from './correlation.ts';
import { excessKurtosis } from './excess-kurtosis.ts';
import { tailIndex } from './tail-index.ts';

test('two of six values far out: mean 0, second moment 18/6, fourth 162/6, so 27/9 - 3 = 0', () => {
  expect(excessKurtosis([3, -3, 0, 0, 0, 0])).toBeCloseTo(0, 12);
  // Two points only is the least there is: 1 - 3.
  expect(excessKurtosis([1, -1])).toBeCloseTo(-2, 12);
});

test('the tail index of 1, e, e and e^2 from the largest three is 3 / (1 + 1 + 2)', () => {
  expect(tailIndex([1, -Math.E, Math.E, -(Math.E ** 2)], 3)).toBeCloseTo(0.75, 12);
});

test('quantiles of a Pareto distribution give its index back', () => {
  const values = Array.from({ length: 20_000 }, (_, place) => ((place + 0.5) / 20_000) ** (-1 / 3.5));
  expect(tailIndex(values, 200)).toBeCloseTo(3.5, 1);
});

test('a row that turns its sign has autocorrelation -1 at lag 1 and 1 at lag 2', () => {
  const row = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 1 : -1));
  expect(autocorrelation(row, 1)).toBeCloseTo(-1, 2);
  expect(autocorrelation(row, 2)).toBeCloseTo(1, 12);
});

test('what follows a row two places later correlates with it at lag 2', () => {
  expect(laggedCorrelation([1, 5, 2, 8, 3], [0, 0, 2, 10, 4, 16, 6], 2)).toBeCloseTo(1, 12);
  expect(correlation([1, 2, 3], [4, 4, 4])).toBe(0);
});

test('products of neighbours 2, 2 and -1 sum to 3, in standard errors of the root of 4 + 4 + 1', () => {
  expect(autocorrelationScore([1, 2, 1, -1])).toBeCloseTo(1, 12);
});
