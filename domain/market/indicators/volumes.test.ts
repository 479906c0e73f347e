import { expect, test } from 'vitest';
import { barsOf } from '#tests/support/market/bars-of.ts';
import { valuesOver } from './indicator.ts';
import { onBalanceVolume } from './on-balance-volume.ts';
import { relativeVolume } from './relative-volume.ts';
import { volumeWeightedPrice } from './volume-weighted-price.ts';

test('on-balance volume: 5, a rise adds 7, the same close nothing, a fall takes 4', () => {
  const bars = barsOf([
    [10, 10, 10, 5],
    [12, 12, 12, 7],
    [12, 12, 12, 9],
    [11, 11, 11, 4],
  ]);
  expect(valuesOver(onBalanceVolume, bars)).toEqual([5, 12, 12, 8]);
});

test('VWAP: 2 at 10 and 1 at 13 are 11; the next day begins anew', () => {
  const [first, second, third] = barsOf([
    [12, 9, 9, 2],
    [15, 12, 12, 1],
    [20, 20, 20, 1],
  ]);
  if (!first || !second || !third) throw new Error('three bars');
  const tomorrow = { ...third, minute: 1440 };
  expect(valuesOver(volumeWeightedPrice, [first, second, tomorrow])).toEqual([10, 11, 20]);
});

test('before anything is traded there is no VWAP', () => {
  const bars = barsOf([
    [12, 9, 9, 0],
    [12, 9, 9, 3],
  ]);
  expect(valuesOver(volumeWeightedPrice, bars)).toEqual([undefined, 10]);
});

test('relative volume: 10 after 4 and 6 is 2, 4 after 6 and 10 is a half; after nothing it is none', () => {
  const bars = barsOf([4, 6, 10, 4, 0, 0, 5].map((volume) => [1, 1, 1, volume] as const));
  expect(valuesOver(relativeVolume(2), bars)).toEqual([undefined, undefined, 2, 0.5, 0, 0, undefined]);
});
