import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

test('as much as in two seconds can be used at once, and then as much as comes', () => {
  const allowance = new Allowance(10, 0);
  for (let n = 0; n < 20; n += 1) expect(allowance.take(1, 0)).toBe(true);
  expect(allowance.take(1, 0)).toBe(false);
  expect(allowance.take(1, 50)).toBe(false);
  expect(allowance.take(1, 150)).toBe(true);
  expect(allowance.take(1, 150)).toBe(false);
});

test('what is refused uses nothing, and no more than two seconds are kept', () => {
  const allowance = new Allowance(10, 0);
  expect(allowance.take(21, 0)).toBe(false);
  expect(allowance.take(20, 0)).toBe(true);
  expect(allowance.take(21, 60_000)).toBe(false);
  expect(allowance.take(20, 60_000)).toBe(true);
});
