import { expect, test } from 'vitest';
import { barsOf } from '#tests/support/market/bars-of.ts';
import { averageTrueRange } from './average-true-range.ts';
import { directionalIndex } from './directional-index.ts';
import { valuesOver } from './indicator.ts';
import { trueRange } from './true-range.ts';

test('the true range reaches back over a gap: close 10, then 9 to 7 is 3, 14 to 12 is 4', () => {
  const [before, down, up] = barsOf([
    [11, 9, 10],
    [9, 7, 8],
    [14, 12, 13],
  ]);
  if (!before || !down || !up) throw new Error('three bars');
  expect([trueRange(before, down), trueRange(before, up)]).toEqual([3, 4]);
});

test('ATR of 2: ranges 2 and 3 are 2.5, then 9 over a gap makes (2.5 + 9) / 2', () => {
  const bars = barsOf([
    [10, 8, 9],
    [11, 9, 10],
    [12, 9, 11],
    [20, 18, 19],
  ]);
  expect(valuesOver(averageTrueRange(2), bars)).toEqual([undefined, undefined, 2.5, 5.75]);
});

test('ADX of 2: DI 100 by 6.5 and 0, then 0.5 and 3 by 10.25; the index (100 + 71.43) / 2, then (85.71 + 71.43) / 2', () => {
  // Movement: +2; 1 on both sides, which is none; -3; none. Ranges 3, 5, 7, 5; sums before keep a half.
  const bars = barsOf([
    [10, 8, 9],
    [12, 9, 11],
    [13, 8, 9],
    [12, 5, 6],
    [11, 6, 10],
  ]);
  const values = valuesOver(directionalIndex(2), bars);
  expect(values.slice(0, 2)).toEqual([undefined, undefined]);
  const near = (plus: number, minus: number, average: unknown) => ({
    plus: expect.closeTo(plus, 4),
    minus: expect.closeTo(minus, 4),
    average,
  });
  expect(values.slice(2)).toEqual([
    near(15.3846, 0, undefined),
    near(4.878, 29.2683, expect.closeTo(85.7143, 4)),
    near((100 * 0.25) / 10.125, (100 * 1.5) / 10.125, expect.closeTo(78.5714, 4)),
  ]);
});

test('where nothing moves there is no direction and no range', () => {
  const still = barsOf(Array.from({ length: 6 }, () => [7, 7, 7] as const));
  expect(valuesOver(directionalIndex(2), still).at(-1)).toEqual({ plus: 0, minus: 0, average: 0 });
  expect(valuesOver(averageTrueRange(2), still).at(-1)).toBe(0);
});
