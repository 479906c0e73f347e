import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinBets } from './trades/coin-bets.ts';
import { bands, errorsBetween, quantile, seedOfRun, shareOf, spread, spreadOf } from './spread.ts';

const parameters = { start: 25, win_chance: 60, payoff: 1, flips: 10, stake: 20, cap: 0 };

test('mean, deviation and standard error of results', () => {
  const result = spreadOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(result.mean).toBe(5);
  expect(result.deviation).toBeCloseTo(2.138, 3);
  expect(result.standardError).toBeCloseTo(0.7559, 4);
  expect(spreadOf([3])).toEqual({ mean: 3, deviation: 0, standardError: 0, sorted: [3] });
});

test('a value lies so many standard errors from an estimate', () => {
  expect(errorsBetween({ value: 10, standardError: 2 }, 15)).toBeCloseTo(2.5, 6);
  expect(errorsBetween({ value: 0.1 + 0.2, standardError: 0 }, 0.3)).toBe(0);
  expect(errorsBetween({ value: 1, standardError: 0 }, 2)).toBe(Infinity);
});

test('quantiles lie between the nearest results, as R and NumPy compute them', () => {
  const sorted = [1, 2, 3, 4, 12];
  expect([0, 0.25, 0.5, 0.875, 1].map((share) => quantile(sorted, share).value)).toEqual([1, 2, 3, 8, 12]);
});

test('the standard error of a quantile is that of theory: for the median of normal results 1.2533 s / root n', () => {
  const sorted = Array.from({ length: 1001 }, (_, place) => place / 1000);
  // For equal steps the error of the median is 1 / (2 root n).
  expect(quantile(sorted, 0.5).standardError).toBeCloseTo(0.5 / Math.sqrt(1001), 4);
});

test('a share comes with its binomial error, also where all or none are counted', () => {
  const results = Array.from({ length: 96 }, (_, place) => place % 4);
  const { value, standardError } = shareOf(results, (one) => one === 1);
  expect(value).toBe(0.25);
  expect(standardError).toBeCloseTo(Math.sqrt((0.26 * 0.74) / 100), 12);
  expect(shareOf([1, 1, 1], (one) => one === 0)).toEqual({ value: 0, standardError: Math.sqrt(10 / 49 / 7) });
});

test('the first of many runs is the path of the seed, and no two runs have the same seed', () => {
  const { runs, numbers } = spread(coinBets, parameters, 7, 20);
  expect(runs[0]).toEqual(coinBets.run(parameters, 7));
  expect(runs[1]).not.toEqual(runs[0]);
  expect(numbers.final.sorted).toHaveLength(20);
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.nat(2 ** 20 - 1), (seed, run) => {
      expect(Number.isSafeInteger(seedOfRun(seed, run))).toBe(true);
    }),
  );
});

test('bands go through the quantiles of every place', () => {
  const { runs } = spread(coinBets, parameters, 7, 21);
  const [low = [], middle = [], high = []] = bands(runs, 'wealth', [0, 0.5, 1]);
  expect(middle).toHaveLength(11);
  expect([low[0], middle[0], high[0]]).toEqual([25, 25, 25]);
  const ends = runs.map(({ numbers }) => numbers.final).sort((a, b) => a - b);
  expect([low[10], middle[10], high[10]]).toEqual([ends[0], ends[10], ends[20]]);
});
