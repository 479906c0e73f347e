import { expect, test } from 'vitest';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';
import { studentCdf, tailDays } from './tail-days.ts';

const values = {
  days: 200,
  later_days: 250,
  deviation: 1.5,
  tails: 'normal',
  freedom: 4,
  level: 95,
} as const;
const { formulas } = tailDays;

test('at 99% one expects 2.5 breaches in 250 days; the normal curve loses 1.645 deviations at 95%, 2.063 beyond it', () => {
  expect(formulas.expected_breaches?.of({ ...values, level: 99 })).toBeCloseTo(2.5, 10);
  expect(formulas.normal_value_at_risk?.of({ ...values, deviation: 1 })).toBeCloseTo(1.6449, 4);
  expect(formulas.normal_expected_shortfall?.of({ ...values, deviation: 1 })).toBeCloseTo(2.0627, 4);
});

test.each([
  {},
  { level: 99 },
  { tails: 'fat', level: 99 },
  { tails: 'fat', freedom: 8, level: 97.5 },
] as const)('as many days breach the normal limit as the formula says: %o', (given) => {
  const set = { ...values, ...given };
  const { breaches_of_normal, extreme_days } = spread(tailDays, set, 1, 1000).numbers;
  expect(errorsBetween(meanEstimate(breaches_of_normal), formulas.mean_breaches?.of(set) ?? 0)).toBeLessThan(
    3,
  );
  if (set.tails === 'fat')
    expect(errorsBetween(meanEstimate(extreme_days), formulas.mean_extreme_days?.of(set) ?? 0)).toBeLessThan(
      3,
    );
});

test("the chances of Student's t are those of its tables", () => {
  expect(studentCdf(2.7764451, 4)).toBeCloseTo(0.975, 8);
  expect(studentCdf(-1.859548, 8)).toBeCloseTo(0.05, 7);
  expect(studentCdf(0, 6)).toBe(0.5);
});

test('fat tails have the standard deviation that is set', () => {
  const { mean, standardError } = spread(
    tailDays,
    { ...values, tails: 'fat', freedom: 10, days: 1000 },
    2,
    300,
  ).numbers.deviation_measured;
  // A measured deviation is a little low on average, by less than an error here.
  expect(errorsBetween({ value: mean, standardError }, 1.5)).toBeLessThan(3);
});

test('the value at risk of 200 days at 95% is the tenth worst, the expected shortfall the mean of the ten', () => {
  const { numbers, series } = tailDays.run(values, 3);
  const worst = [...series.result].sort((a, b) => a - b).slice(0, 10);
  expect(numbers.value_at_risk).toBe(-(worst[9] ?? 0));
  expect(numbers.expected_shortfall).toBeCloseTo(-worst.reduce((sum, one) => sum + one, 0) / 10, 12);
  expect(numbers.worst_day).toBe(-(worst[0] ?? 0));
});
