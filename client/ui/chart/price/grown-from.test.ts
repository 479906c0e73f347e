import { expect, test } from 'vitest';
import { grownFrom } from './grown-from.ts';

test('a row that has gone on is told from its last value on', () => {
  expect(grownFrom([undefined, 1, 2, 3], [undefined, 1, 2, 4])).toBe(3);
  expect(grownFrom([undefined, 1, 2, 3], [undefined, 1, 2, 3, 5])).toBe(3);
});

test('a row that is another one is told anew', () => {
  expect(grownFrom([], [1, 2])).toBeNull();
  expect(grownFrom([1, 2, 3, 4], [1, 2, 3])).toBeNull();
  expect(grownFrom([1, 2, 3, 4], [9, 9, 9, 4, 5])).toBeNull();
});
