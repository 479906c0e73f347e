import { describe, expect, test } from 'vitest';
import { calculate, checkCondition } from './calculation.ts';

describe('calculate', () => {
  test.each([
    ['0.05 * 400', 20],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['100 / 5 / 2', 10],
    ['-3 + 5', 2],
    ['2 * -3', -6],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['100 * 0.98 ^ 2', 96.04],
    ['round(2 / 3, 2)', 0.67],
    ['round(10 * (1 + 0.25), 0) / 2', 6.5],
    ['min(3, 2) + max(3, 2)', 5],
    ['abs(-4) + sqrt(9) + floor(1.9) + ceil(1.1)', 10],
    ['ln(exp(2))', 2],
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
    ['0 / 0 + 1', 'divides by zero'],
    ['sqrt(-1)', 'is not a number'],
    ['9 ^ 9 ^ 9', 'is not a number'],
    ['1,000 + 1', 'was not expected'],
    ['round(2.5)', '"," is missing'],
    ['min(1, 2, 3)', '")" is missing'],
    ['round(2.5, 0.5)', 'whole number of digits'],
    ['2 % 3', '"% 3" cannot be read'],
    ['1 < 2', '"<" was not expected'],
    ['process.exit(1)', 'cannot be read'],
    ['constructor', '"constructor" is not known here'],
    ['shares * 2', '"shares" is not known here'],
  ])('%j is refused', (calculation, reason) => {
    expect(calculate(calculation)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('uses the variables it is given, and nothing that objects inherit', () => {
    const variables = { shares: 30, first_price: 28 };
    expect(calculate('shares * (40 - first_price)', variables)).toEqual({ ok: true, value: 360 });
    expect(calculate('toString', variables).ok).toBe(false);
  });
});

describe('checkCondition', () => {
  test.each([
    ['first < stop', true],
    ['first + 8 <= stop', true],
    ['first > stop', false],
    ['first >= 28', true],
    ['first = 28', true],
    ['first != 28', false],
  ])('%s is %s', (condition, value) => {
    expect(checkCondition(condition, { first: 28, stop: 36 })).toEqual({ ok: true, value });
  });

  test.each(['first', 'first < 2 < 3', 'first <'])('%s is refused', (condition) => {
    expect(checkCondition(condition, { first: 28 }).ok).toBe(false);
  });
});
