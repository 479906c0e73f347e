import { expect, test } from 'vitest';
import { expectancyOf } from './expectancy.ts';

const results = (wins: number, gain: number, losses: number) => [
  ...Array.from({ length: wins }, () => gain),
  ...Array.from({ length: losses }, () => -1),
];

test('fewer than 20 trades have a mean and no interval', () => {
  expect(expectancyOf([])).toEqual({
    trades: 0,
    mean: undefined,
    interval: undefined,
    stillNeeded: undefined,
  });
  expect(expectancyOf(results(5, 2, 5))).toEqual({
    trades: 10,
    mean: 0.5,
    interval: undefined,
    stillNeeded: undefined,
  });
});

test('20 wins of 2 R and 20 losses: 0.5 R, give or take 0.47, is told from luck', () => {
  // Deviation 1.5 sqrt(40 / 39) = 1.5191; 1.95996 x 1.5191 / sqrt(40) = 0.4708.
  const { mean, interval, stillNeeded } = expectancyOf(results(20, 2, 20));
  expect(mean).toBe(0.5);
  expect(interval?.[0]).toBeCloseTo(0.0292, 4);
  expect(interval?.[1]).toBeCloseTo(0.9708, 4);
  expect(stillNeeded).toBe(0);
});

test('22 wins of 1 R and 18 losses need 757 trades more', () => {
  // Mean 0.1, deviation sqrt((1 - 0.01) x 40 / 39) = 1.00766; (2.80159 x 10.0766)^2 = 796.96, so 797 in all.
  expect(expectancyOf(results(22, 1, 18)).stillNeeded).toBe(797 - 40);
});

test('as many wins as losses of one size: no number of trades can be named', () => {
  expect(expectancyOf(results(20, 1, 20))).toMatchObject({ mean: 0, stillNeeded: undefined });
});
