import { describe, expect, test } from 'vitest';
import { calculate, roundTo } from './calculation.ts';

describe('calculate', () => {
  test.each([
    ['0.05 * 400', 20],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['100 / 5 / 2', 10],
    ['-3 + 5', 2],
    ['2 * -3', -6],
    ['round(2 / 3, 2)', 0.67],
    ['round(10 * (1 + 0.25), 0) / 2', 6.5],
    [' 7 ', 7],
  ])('%s is %d', (calculation, value) => {
    const result = calculate(calculation);
    expect(result.ok && result.value).toBeCloseTo(value, 12);
  });

  test.each([
    ['', 'ends too early'],
    ['2 +', 'ends too early'],
    ['(2 + 3', '")" is missing'],
    ['2 3', '"3" was not expected'],
    ['1 / 0', 'divides by zero'],
    ['1,000 + 1', 'was not expected'],
    ['round(2.5)', '"," is missing'],
    ['round(2.5, 0.5)', 'whole number of digits'],
    ['2 ^ 3', '"^ 3" cannot be read'],
    ['process.exit(1)', 'cannot be read'],
    ['constructor', 'cannot be read'],
  ])('%j is refused', (calculation, reason) => {
    expect(calculate(calculation)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [0.125, 2, 0.13],
  [2.5, 0, 3],
  [0, 2, 0],
  [59.8, 2, 59.8],
])('roundTo(%d, %d) is %d', (value, digits, expected) => {
  expect(roundTo(value, digits)).toBe(expected);
});
