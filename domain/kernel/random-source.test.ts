import { expect, test } from 'vitest';
import { RandomSource, splitMix64 } from './random-source.ts';

test('xoshiro128** gives the numbers of its reference implementation', () => {
  // Blackman and Vigna's xoshiro128starstar.c 1.1 from the state 1, 2, 3, 4, as in the tests of Rust's rand_xoshiro.
  const random = new RandomSource([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, () => random.word())).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

test('SplitMix64 gives the numbers of its reference implementation', () => {
  // Vigna's splitmix64.c for the seed 1234567, as on Rosetta Code.
  expect(splitMix64(1234567n, 5)).toEqual([
    6457827717110365317n,
    3203168211198807973n,
    9817491932198370423n,
    4593380528125082431n,
    16408922859458223821n,
  ]);
});

test('a seed gives the same numbers each time, and the next seed others', () => {
  const row = (seed: number) => {
    const random = RandomSource.from(seed);
    return Array.from({ length: 5 }, () => random.word());
  };
  expect(row(7)).toEqual(row(7));
  expect(row(8)).not.toEqual(row(7));
  expect(row(Number.MAX_SAFE_INTEGER)).toHaveLength(5);
});

test('numbers between 0 and 1, events, whole numbers and normal numbers have the moments they should', () => {
  const random = RandomSource.from(1);
  const count = 40_000;
  const mean = (draw: () => number) =>
    Array.from({ length: count }, draw).reduce((sum, value) => sum + value, 0) / count;
  const errors = 3 / Math.sqrt(count);
  expect(Math.abs(mean(() => random.uniform()) - 1 / 2)).toBeLessThan(errors * Math.sqrt(1 / 12));
  expect(Math.abs(mean(() => Number(random.happens(0.3))) - 0.3)).toBeLessThan(errors * Math.sqrt(0.21));
  expect(Math.abs(mean(() => random.below(6)) - 2.5)).toBeLessThan(errors * Math.sqrt(35 / 12));
  expect(Math.abs(mean(() => random.normal()))).toBeLessThan(errors);
  expect(Math.abs(mean(() => random.normal() ** 2) - 1)).toBeLessThan(errors * Math.sqrt(2));
  expect(Math.abs(mean(() => random.normal() ** 4) - 3)).toBeLessThan(errors * Math.sqrt(96));
});
