import { expect, test } from 'vitest';
import { leveragedPosition } from './leveraged-position.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  side: 'long',
  margin: 500,
  leverage: 20,
  entry: 100,
  maintenance: 0.5,
  volatility: 1.5,
  funding: 0,
  days: 10,
} as const;
const { formulas } = leveragedPosition;

test('$500 at 20 times leverage hold $10,000; with a maintenance margin of 0.5% the forced exit comes after a fall of 4.5%', () => {
  expect(formulas.position_value?.of(values)).toBe(10_000);
  expect(formulas.forced_exit_distance?.of(values)).toBe(4.5);
  expect(formulas.forced_exit_price?.of(values)).toBeCloseTo(95.5, 10);
  expect(formulas.forced_exit_price?.of({ ...values, side: 'short' })).toBeCloseTo(104.5, 10);
});

test('funding of 0.03% every 8 hours on $10,000 is $270 in 30 days, 54% of the margin', () => {
  const set = { ...values, funding: 0.03, days: 30 };
  expect(formulas.funding_total?.of(set)).toBeCloseTo(270, 8);
  expect(formulas.funding_percent?.of(set)).toBeCloseTo(54, 8);
  const still = { ...set, volatility: 0.1, leverage: 2 };
  expect(leveragedPosition.run(still, 1).numbers.funding_paid).toBeCloseTo(27, 8);
  expect(leveragedPosition.run({ ...still, side: 'short' }, 1).numbers.funding_paid).toBeCloseTo(-27, 8);
});

test.each([
  {},
  { side: 'short' },
  { leverage: 5, volatility: 4, days: 30 },
  { leverage: 50, volatility: 3, days: 30 },
] as const)('without funding as many are forced out as the reflection principle says: %o', (given) => {
  const set = { ...values, ...given };
  const { liquidated } = spread(leveragedPosition, set, 1, 3000).numbers;
  expect(errorsBetween(meanEstimate(liquidated), formulas.chance_of_forced_exit?.of(set) ?? 0)).toBeLessThan(
    3,
  );
});

test('within one day, too, as many are forced out as must be', () => {
  const set = { ...values, volatility: 4.5, days: 1 };
  const { liquidated } = spread(leveragedPosition, set, 6, 40_000).numbers;
  const chance = formulas.chance_of_forced_exit?.of(set) ?? 0;
  expect(errorsBetween(meanEstimate(liquidated), chance)).toBeLessThan(3);
});

test('funding alone can force an exit', () => {
  const { liquidated, days_held } = leveragedPosition.run(
    { ...values, volatility: 0.1, funding: 0.5, days: 30 },
    1,
  ).numbers;
  // 4.5% of the value at 0.5% a payment is used up by the ninth, on the third day.
  expect([liquidated, days_held]).toEqual([1, 3]);
});

test('no more than the margin is lost, and it is gone after a forced exit', () => {
  for (const { numbers, series } of spread(leveragedPosition, values, 2, 200).runs) {
    expect(numbers.result).toBeGreaterThanOrEqual(-500);
    if (numbers.liquidated === 1) expect([numbers.result, series.margin_left.at(-1)]).toEqual([-500, 0]);
    else expect(numbers.result).toBeCloseTo(100 * ((series.price.at(-1) ?? 0) - 100), 8);
  }
});

test('less margin than must be left is refused', () => {
  expect(leveragedPosition.conflict?.({ ...values, leverage: 50, maintenance: 2 })).toBe(
    'has less margin than must be left: less leverage, or less maintenance.',
  );
});
