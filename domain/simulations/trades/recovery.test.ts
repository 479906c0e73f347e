import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recovery } from './recovery.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = { start: 100, changes: [-40], rate: 2, volatility: 0, periods: 60 };

test.each([
  [-10, '11.1'],
  [-40, '66.7'],
  [-50, '100.0'],
  [-77.5, '344.4'],
  [-95, '1900.0'],
])('a change of %d%% needs a gain of %s%%', (change, gain) => {
  expect(recovery.run({ ...values, changes: [change] }, 1).numbers.gain_needed.toFixed(1)).toBe(gain);
  expect(recovery.formulas.gain_for_loss?.of({ ...values, changes: [change] })?.toFixed(1)).toBe(gain);
});

test('changes multiply: 10% down and 10% up are 1% down', () => {
  const { numbers, series } = recovery.run({ ...values, changes: [-10, 10] }, 1);
  expect(numbers.chained).toBeCloseTo(-1, 10);
  expect(numbers.added_up).toBe(0);
  expect(series.money.slice(0, 3).map(Math.round)).toEqual([100, 90, 99]);
});

test('a steady climb takes as many periods as the formula says', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: -1 }), fc.integer({ min: 1, max: 20 }), (change, rate) => {
      const set = { ...values, changes: [change], rate, periods: 500 };
      const { recovered, periods_taken } = recovery.run(set, 1).numbers;
      expect([recovered, periods_taken]).toEqual([1, recovery.formulas.periods_needed?.of(set)]);
    }),
    { seed: 3 },
  );
});

test('a climb that swings keeps its mean', () => {
  const set = { ...values, volatility: 5 };
  const { final } = spread(recovery, set, 1, 2000).numbers;
  expect(errorsBetween(meanEstimate(final), 60 * 1.02 ** 60)).toBeLessThan(3);
});

test('nothing lost is nothing to make good, and too short a climb does not reach the start', () => {
  expect(recovery.run({ ...values, changes: [5] }, 1).numbers).toMatchObject({
    gain_needed: 0,
    recovered: 1,
    periods_taken: 0,
  });
  expect(recovery.run({ ...values, periods: 10 }, 1).numbers).toMatchObject({
    recovered: 0,
    periods_taken: 10,
  });
});
