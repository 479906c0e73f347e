import { expect, test } from 'vitest';
import { pricePath } from './price-path.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  start: 100,
  days: 100,
  drift: 0,
  volatility: 2,
  storm_chance: 5,
  storm_end: 20,
  storm_volatility: 3,
  jump_chance: 3,
  jump_mean: -8,
  jump_deviation: 4,
};

test('storms keep the mean of the price where it is, and jumps move it as Merton says', () => {
  const calmer = { ...values, jump_chance: 0 };
  expect(errorsBetween(meanEstimate(spread(pricePath, calmer, 1, 2000).numbers.final), 100)).toBeLessThan(3);
  const expected = pricePath.formulas.mean_final?.of(values) ?? 0;
  expect(expected).toBeCloseTo(100 * (1 + 0.03 * (Math.exp(-0.08 + 0.0008) - 1)) ** 100, 6);
  expect(
    errorsBetween(meanEstimate(spread(pricePath, values, 1, 2000).numbers.final), expected),
  ).toBeLessThan(3);
});

test('the share of stormy days is that of the two chances', () => {
  // In the long run begin / (begin + end) = 0.2; the first day is calm.
  const long = { ...values, days: 1000 };
  const { mean, standardError } = spread(pricePath, long, 2, 300).numbers.stormy_days;
  expect(errorsBetween({ value: mean / 1000, standardError: standardError / 1000 }, 0.2)).toBeLessThan(3);
});

test('days are as wild as they are set to be, and swings grow with the square root of days', () => {
  const calm = { ...values, storm_chance: 0, jump_chance: 0, days: 1000 };
  const { volatility_measured } = pricePath.run(calm, 5).numbers;
  expect(errorsBetween({ value: volatility_measured, standardError: 2 / Math.sqrt(2000) }, 2)).toBeLessThan(
    3,
  );
  const year = pricePath.formulas.swing_of_all_days?.of({ ...calm, volatility: 3.5, days: 365 });
  expect(year?.toFixed(1)).toBe('66.9');
});

test('a fall of half needs a gain as large as all that is left', () => {
  const crash = {
    ...values,
    days: 1,
    volatility: 0,
    storm_chance: 0,
    jump_chance: 100,
    jump_mean: -50,
    jump_deviation: 0,
  };
  const { numbers, series } = pricePath.run(crash, 1);
  expect(numbers.deepest_fall).toBeCloseTo(100 * (1 - Math.exp(-0.5)), 10);
  expect(numbers.gain_to_recover).toBeCloseTo(100 * (Math.exp(0.5) - 1), 10);
  expect(series.price.at(-1)).toBe(numbers.final);
});
