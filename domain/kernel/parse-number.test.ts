import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('reading a typed number', () => {
  test.each([
    ['20', 'en', 20],
    [' -0.75 ', 'en', -0.75],
    ['−3', 'en', -3],
    ['+3', 'en', 3],
    ['12.5', 'en', 12.5],
    ['12,5', 'en', 12.5],
    ['1,250', 'en', 1250],
    ['1,234.5', 'en', 1234.5],
    ['1,234,567', 'en', 1234567],
    ['1.250', 'en', 1.25],
    ['1,250', 'fr', 1.25],
    ['1 250,50', 'fr', 1250.5],
    ['1.250', 'es', 1250],
    ['0.125', 'es', 0.125],
    ['1.234.567,8', 'es', 1234567.8],
    ['12.5', 'es', 12.5],
    ['.5', 'en', 0.5],
    ['5.', 'en', 5],
    ['$60', 'en', 60],
    ['0.5%', 'en', 0.5],
    ['٣٫٥', 'ar', 3.5],
    ['१२', 'hi', 12],
    ['1,250', 'zh', 1250],
  ])('%j in %s is %d', (typed, locale, number) => {
    expect(parseNumber(typed, locale)).toBe(number);
  });

  test('takes the unit that is typed along', () => {
    expect(parseNumber('50 units', 'en', 'units')).toBe(50);
    expect(parseNumber('50 People', 'en', 'people')).toBe(50);
    expect(parseNumber('50 people', 'en', 'units')).toBeNull();
  });

  test.each(['', 'abc', '1.2.3,4,5', '1,2.3.4', '--1', '.', '1e3', '5-3'])('%j is no number', (typed) => {
    expect(parseNumber(typed, 'en')).toBeNull();
  });
});
