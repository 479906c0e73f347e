import { expect, test } from 'vitest';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';
import { volatilitySizing } from './volatility-sizing.ts';

const values = {
  account: 20_000,
  target: 1,
  volatility: 2,
  storm: 3,
  storm_from: 101,
  storm_days: 50,
  days: 200,
  measure: 'true',
  memory: 94,
  most_leverage: 3,
} as const;
const { formulas } = volatilitySizing;

test('$20,000 with a planned swing of 1%: $10,000 at a volatility of 2.0%, $40,000 at 0.5% unless leverage is limited', () => {
  expect(formulas.position_calm?.of(values)).toBe(10_000);
  expect(formulas.position_calm?.of({ ...values, volatility: 0.5 })).toBe(40_000);
  expect(formulas.position_calm?.of({ ...values, volatility: 0.5, most_leverage: 1 })).toBe(20_000);
});

test('fixed units swing three times as far in a storm three times as wild, a size by volatility as planned', () => {
  const { numbers } = spread(volatilitySizing, values, 1, 500);
  expect(errorsBetween(meanEstimate(numbers.calm_variance_fixed), 1)).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.storm_variance_fixed), 9)).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.storm_variance_sized), 1)).toBeLessThan(3);
});

test('a measured size is late: the first day of the storm finds the calm size, later ones a smaller one', () => {
  const { size } = volatilitySizing.run({ ...values, measure: 'measured' }, 2).series;
  const { mean } = spread(volatilitySizing, { ...values, measure: 'measured' }, 2, 200).numbers
    .storm_variance_sized;
  expect(size[100]).toBeGreaterThan(2 * (size[149] ?? 1));
  expect(mean).toBeGreaterThan(1.1);
  expect(mean).toBeLessThan(9);
});

test('the measure is that of RiskMetrics', () => {
  const { measured_volatility, result_fixed } = volatilitySizing.run(
    { ...values, measure: 'measured' },
    3,
  ).series;
  const [first = 0, second = 0] = measured_volatility;
  // Fixed units hold half of the account in the asset.
  const move = 2 * (result_fixed[0] ?? 0);
  expect(second * second).toBeCloseTo(0.94 * first * first + 0.06 * move * move, 10);
});
