import { expect, test } from 'vitest';
import { correlation, jointPositions } from './joint-positions.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  positions: 4,
  swing: 1,
  correlation: 0.6,
  crisis_correlation: 0.9,
  crisis_swing: 2,
  days: 200,
  crisis_from: 101,
  crisis_days: 50,
  window: 20,
  stop_risk: 1,
};

test('four swings of 1% are 2.00% together if independent, 3.35% at correlation 0.6, 4.00% at 1; the stops cost 4%', () => {
  const swing = (rho: number) => jointPositions.formulas.calm_swing?.of({ ...values, correlation: rho }) ?? 0;
  expect([swing(0), swing(0.6), swing(1)].map((one) => one.toFixed(2))).toEqual(['2.00', '3.35', '4.00']);
  expect(jointPositions.formulas.planned_loss?.of(values)).toBe(4);
  expect(jointPositions.formulas.independent_bets?.of({ ...values, correlation: 1 })).toBe(1);
});

test('calm days and days of crisis swing as Markowitz says', () => {
  const { numbers } = spread(jointPositions, values, 1, 500);
  expect(errorsBetween(meanEstimate(numbers.variance), 4 + 12 * 0.6)).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.crisis_variance), 4 * (4 + 12 * 0.9))).toBeLessThan(3);
});

test('the measured correlation is that of the positions, and waits until its window is full', () => {
  const { measured_correlation, first, second } = jointPositions.run(
    { ...values, crisis_from: 0, days: 1000, window: 100 },
    3,
  ).series;
  expect(measured_correlation.slice(0, 99)).toEqual(Array.from({ length: 99 }, () => 0));
  expect(measured_correlation.at(-1)).toBeCloseTo(correlation(first.slice(-100), second.slice(-100)), 12);
  // Standard error (1 - rho^2) / sqrt(n - 1).
  expect(
    errorsBetween({ value: correlation(first, second), standardError: 0.64 / Math.sqrt(999) }, 0.6),
  ).toBeLessThan(3);
});

test('the crisis is drawn where it is set', () => {
  const { expected_swing } = jointPositions.run(values, 1).series;
  const calm = Math.sqrt(4 + 12 * 0.6);
  const inCrisis = 2 * Math.sqrt(4 + 12 * 0.9);
  expect([expected_swing[99], expected_swing[100], expected_swing[149], expected_swing[150]]).toEqual([
    calm,
    inCrisis,
    inCrisis,
    calm,
  ]);
});

test("correlation is Pearson's", () => {
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
  expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8, 12);
  expect(correlation([1, 2], [5, 5])).toBe(0);
});
