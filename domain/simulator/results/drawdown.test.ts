import { expect, test } from 'vitest';
import { drawdownOf } from './drawdown.ts';

const curve = (...values: number[]) => values.map((value, at) => ({ at, value: BigInt(value) }));

test('the deepest fall counts in percent of the highest point before it', () => {
  // From 200 to 150 are 25%, from 400 to 320 only 20%, though it is more money.
  expect(drawdownOf(curve(100, 200, 150, 400, 320))).toEqual({ amount: 50n, percent: 25, from: 1, to: 2 });
});

test('a curve that only rises has none', () => {
  expect(drawdownOf(curve(100, 110, 110))).toEqual({ amount: 0n, percent: 0, from: 0, to: 0 });
  expect(() => drawdownOf([])).toThrow(RangeError);
});
