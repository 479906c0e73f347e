import { expect, test } from 'vitest';
import { roundTo } from './round-to.ts';

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [0.125, 2, 0.13],
  [2.5, 0, 3],
  [0, 2, 0],
  [-0.001, 2, 0],
  [59.8, 2, 59.8],
  [1e-7, 2, 0],
  [1e22, 2, 1e22],
])('roundTo(%d, %d) is %d', (value, digits, expected) => {
  expect(roundTo(value, digits)).toBe(expected);
});
