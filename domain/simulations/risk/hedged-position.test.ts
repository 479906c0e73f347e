import { expect, test } from 'vitest';
import { hedgedPosition } from './hedged-position.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  asset_volatility: 5,
  hedge_volatility: 4,
  correlation: 0.8,
  ratio: 1,
  hedge_cost: 0.01,
  reduced_to: 50,
  reduce_cost: 0.2,
  days: 60,
};
const { formulas } = hedgedPosition;

test('volatilities of 5% and 4% with a correlation of 0.8: ratio 1.0, remaining volatility 3.0%', () => {
  expect(formulas.best_ratio?.of(values)).toBeCloseTo(1, 12);
  expect(formulas.least_swing?.of(values)).toBeCloseTo(3, 12);
  expect(formulas.swing_at_ratio?.of(values)).toBeCloseTo(3, 12);
  for (const ratio of [0.5, 0.9, 1.1, 2])
    expect(formulas.swing_at_ratio?.of({ ...values, ratio }) ?? 0).toBeGreaterThan(3);
});

test.each([{}, { ratio: 2 }, { correlation: -0.5 }, { correlation: 0.3, ratio: 0.5 }])(
  'swings with and without the hedge, and its cost, are those of the formulas: %o',
  (given) => {
    const set = { ...values, ...given };
    const { numbers } = spread(hedgedPosition, set, 1, 1000);
    expect(errorsBetween(meanEstimate(numbers.variance_unhedged), 25)).toBeLessThan(3);
    expect(
      errorsBetween(meanEstimate(numbers.variance_hedged), formulas.variance_at_ratio?.of(set) ?? 0),
    ).toBeLessThan(3);
    expect(errorsBetween(meanEstimate(numbers.final_hedged), -0.6)).toBeLessThan(3);
  },
);

test('whoever reduces has a share of every move, and pays once', () => {
  const { series, numbers } = hedgedPosition.run(values, 4);
  const moves = series.asset_move.reduce((sum, move) => sum + move, 0);
  expect(numbers.final_reduced).toBeCloseTo(moves / 2 - 0.1, 10);
  expect(formulas.cost_of_reducing?.of(values)).toBeCloseTo(0.1, 12);
});
