import { expect, test } from 'vitest';
import { forecasts } from './forecasts.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = { forecasts: 200, chances: [50, 60, 70, 80, 90], sureness: 1 };
const { formulas } = forecasts;

test('a calibrated forecaster expects the mean of p (1 - p), and nobody does better by stating other chances', () => {
  expect(formulas.expected_brier?.of(values)).toBeCloseTo((0.25 + 0.24 + 0.21 + 0.16 + 0.09) / 5, 12);
  for (const sureness of [0, 0.5, 1.5, 3]) {
    expect(formulas.expected_brier?.of({ ...values, sureness }) ?? 0).toBeGreaterThan(
      formulas.calibrated_brier?.of(values) ?? 1,
    );
  }
});

test.each([0, 0.6, 1, 2, 3.5])(
  'score and overconfidence of a sureness of %d are those of the formulas',
  (sureness) => {
    const set = { ...values, sureness };
    const { numbers } = spread(forecasts, set, 1, 1000);
    expect(errorsBetween(meanEstimate(numbers.brier), formulas.expected_brier?.of(set) ?? 0)).toBeLessThan(3);
    expect(
      errorsBetween(meanEstimate(numbers.overconfidence), formulas.expected_overconfidence?.of(set) ?? 0),
    ).toBeLessThan(3);
  },
);

test('whoever always says 50% scores 0.25, whatever happens', () => {
  const { numbers } = forecasts.run({ ...values, sureness: 0 }, 4);
  expect(numbers.brier).toBeCloseTo(0.25, 12);
  expect(numbers.mean_stated).toBeCloseTo(50, 12);
});

test('odds are stated to the power of sureness: 80% is stated as 94% when the odds are squared', () => {
  const { series } = forecasts.run({ ...values, chances: [80], sureness: 2 }, 1);
  expect(series.level_stated[0]).toBeCloseTo((100 * 16) / 17, 10);
});

test('levels count every forecast once', () => {
  const { series, numbers } = forecasts.run(values, 2);
  expect(series.level_count.reduce((sum, count) => sum + count, 0)).toBe(200);
  const right = series.level_count.reduce(
    (sum, count, level) => sum + (count * (series.level_observed[level] ?? 0)) / 100,
    0,
  );
  expect(right).toBeCloseTo(2 * numbers.share_true, 8);
  expect(series.running_brier.at(-1)).toBe(numbers.brier);
});
