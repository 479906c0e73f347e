import { expect, test } from 'vitest';
import { barsOf } from '#tests/support/market/bars-of.ts';
import { bollingerBands } from './bollinger-bands.ts';
import { valuesOver } from './indicator.ts';
import { macd } from './macd.ts';
import { relativeStrengthIndex } from './relative-strength-index.ts';
import { stochastic } from './stochastic.ts';

test('RSI of 3 changes: +2, -1, +3 give 5/3 by 5/3 + 1/3, then -1 gives 10/9 by 10/9 + 5/9', () => {
  const values = valuesOver(relativeStrengthIndex(3), [10, 12, 11, 14, 13]);
  expect(values.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(values.slice(3)).toEqual([expect.closeTo(83.3333, 4), expect.closeTo(66.6667, 4)]);
});

test('RSI is 100 where all rises, 0 where all falls, and 0 where nothing moves', () => {
  const last = (values: readonly number[]) => valuesOver(relativeStrengthIndex(2), values).at(-1);
  expect([last([1, 2, 3, 4]), last([4, 3, 2, 1]), last([5, 5, 5, 5])]).toEqual([100, 0, 0]);
});

test('MACD of 2, 3 and 2: differences 2/3, 7/6 and 31/36, signals 11/12 and 95/108', () => {
  // Slow: 7/3, 31/6, 79/12. Fast begins at the second value, so that both begin at the third: 3, 19/3, 67/9.
  const values = valuesOver(macd(2, 3, 2), [1, 2, 4, 8, 8]);
  expect(values.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  const near = (macdLine: number, signal: number, histogram: number) => ({
    macd: expect.closeTo(macdLine, 12),
    signal: expect.closeTo(signal, 12),
    histogram: expect.closeTo(histogram, 12),
  });
  expect(values.slice(3)).toEqual([near(7 / 6, 11 / 12, 1 / 4), near(31 / 36, 95 / 108, -1 / 54)]);
});

test('MACD of 12, 26 and 9 has its first value at the 34th, and is 0 where nothing moves', () => {
  const values = valuesOver(
    macd(12, 26, 9),
    Array.from({ length: 36 }, () => 50),
  );
  expect(values.findIndex((value) => value !== undefined)).toBe(33);
  expect(values.at(-1)).toEqual({ macd: 0, signal: 0, histogram: 0 });
});

test('Bollinger bands of 2, 4, 4, 6: mean 4, variance 8/4, two deviations are 2 sqrt 2', () => {
  const reach = 2 * Math.sqrt(2);
  const values = valuesOver(bollingerBands(4, 2), [2, 4, 4, 6]);
  expect(values.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(values[3]).toEqual({
    upper: expect.closeTo(4 + reach, 12),
    middle: 4,
    lower: expect.closeTo(4 - reach, 12),
    position: expect.closeTo((2 + reach) / (2 * reach), 12),
    bandwidth: expect.closeTo(Math.sqrt(2), 12),
  });
});

test('bands of what never changes meet, and there is no place between them', () => {
  const [, , last] = valuesOver(bollingerBands(3, 2), [9, 9, 9]);
  expect(last).toEqual({ upper: 9, middle: 9, lower: 9, position: undefined, bandwidth: 0 });
});

test('stochastic of 3, 2 and 2: raw 400/9, 87.5 and 200/7, the first value at the fifth bar', () => {
  // (9 - 5) / (14 - 5), (13 - 6) / (14 - 6), (10 - 8) / (15 - 8); averages of two, then of two of those.
  const bars = barsOf([
    [10, 5, 8],
    [12, 6, 11],
    [14, 8, 9],
    [13, 9, 13],
    [15, 10, 10],
  ]);
  const values = valuesOver(stochastic(3, 2, 2), bars);
  expect(values.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(values[4]).toEqual({ k: expect.closeTo(58.0357, 4), d: expect.closeTo(62.004, 3) });
});

test('stochastic of bars without any range is 0', () => {
  const still = barsOf(Array.from({ length: 5 }, () => [7, 7, 7] as const));
  expect(valuesOver(stochastic(3, 2, 2), still).at(-1)).toEqual({ k: 0, d: 0 });
});
