import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('reading a typed number', () => {
  test.each([
    ['20', 20],
    [' -0.75 ', -0.75],
    ['−3', -3],
    ['12,5', 12.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1234567],
    ['$60', 60],
    ['0.5%', 0.5],
    ['٣٫٥', 3.5],
    ['१२', 12],
  ])('%j is %d', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });
  test.each(['', 'abc', '1.2.3', '--1', '.'])('%j is no number', (typed) => {
    expect(parseNumber(typed)).toBeNull();
  });
});
