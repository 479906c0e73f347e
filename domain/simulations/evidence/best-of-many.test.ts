import { expect, test } from 'vitest';
import { bestOfMany, hitChances } from './best-of-many.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = { strategies: 50, days: 250, later_days: 250, hit_rate: 50, skilled: 0, skill: 2 };
const { formulas } = bestOfMany;

test('52% in 250 days lie 0.63 standard errors above a coin; the best of 50 coins is expected near 57%', () => {
  expect(formulas.standard_error?.of(values)).toBeCloseTo(3.162, 3);
  expect(2 / (formulas.standard_error?.of(values) ?? 1)).toBeCloseTo(0.63, 2);
  expect(formulas.expected_best?.of(values)).toBeCloseTo(57.1, 1);
});

test('the expected best of many is near that of normal numbers in the tables of order statistics', () => {
  // Expected maxima of n standard normal numbers (David and Nagaraja, 2003, appendix): 1.53875 of 10, 2.24907 of 50.
  const best = (strategies: number) => formulas.expected_best?.of({ ...values, strategies, days: 2500 }) ?? 0;
  expect(best(10)).toBeCloseTo(50 + 1.53875, 1);
  expect(best(50)).toBeCloseTo(50 + 2.24907, 1);
  expect(best(1)).toBeCloseTo(50, 8);
});

test.each([{}, { strategies: 5, hit_rate: 40, days: 60 }, { strategies: 200, later_days: 100 }])(
  'the best, and what is left of it, of %o are those of the formulas',
  (given) => {
    const set = { ...values, ...given };
    const { best, best_later } = spread(bestOfMany, set, 1, 1000).numbers;
    expect(errorsBetween(meanEstimate(best), formulas.expected_best?.of(set) ?? 0)).toBeLessThan(3);
    expect(errorsBetween(meanEstimate(best_later), set.hit_rate)).toBeLessThan(3);
  },
);

test('the chances of hits are those of the binomial distribution', () => {
  expect(hitChances(50, 4).map((chance) => chance * 16)).toEqual(
    [1, 5, 11, 15, 16].map((one) => expect.closeTo(one, 9)),
  );
  expect(hitChances(30, 3)[1]).toBeCloseTo(0.784, 10);
});

test('some of the strategies may have skill, and the best is more often one of them', () => {
  const set = { ...values, skilled: 5, skill: 6 };
  const { best_is_skilled, best_later } = spread(bestOfMany, set, 2, 300).numbers;
  expect(best_is_skilled.mean).toBeGreaterThan(0.5);
  expect(best_later.mean).toBeGreaterThan(52);
  expect(bestOfMany.conflict?.({ ...set, strategies: 4 })).toBe(
    'has more skilled strategies than strategies.',
  );
});
