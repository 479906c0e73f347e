import { describe, expect, test } from 'vitest';
import { agreesWithStated, readStatedNumber } from './stated-number.ts';

describe('readStatedNumber', () => {
  test.each([
    ['$20.00', { value: 20, decimals: 2 }],
    ['$8,000', { value: 8000, decimals: 0 }],
    ['−$60', { value: -60, decimals: 0 }],
    ['-4.5%', { value: -4.5, decimals: 1 }],
    ['50 units', { value: 50, decimals: 0 }],
    ['1.125%', { value: 1.125, decimals: 3 }],
  ])('%s', (says, stated) => {
    expect(readStatedNumber(says)).toEqual(stated);
  });

  test('finds nothing to compare in a text without a number or with two', () => {
    expect(readStatedNumber('no loss')).toBeUndefined();
    expect(readStatedNumber('1 of 4')).toBeUndefined();
  });
});

describe('agreesWithStated', () => {
  test('compares at the precision that was printed', () => {
    expect(agreesWithStated(66.666, { value: 67, decimals: 0 })).toBe(true);
    expect(agreesWithStated(66.666, { value: 66.67, decimals: 2 })).toBe(true);
    expect(agreesWithStated(66.4, { value: 67, decimals: 0 })).toBe(false);
    expect(agreesWithStated(37.5, { value: 375, decimals: 0 })).toBe(false);
  });
});
