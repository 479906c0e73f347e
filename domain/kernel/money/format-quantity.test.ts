import { cents } from '#domain/kernel/money/cents.ts';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { formatQuantity } from './format-quantity.ts';

test.each([
  [18, '$', '$18'],
  [-60, '$', '−$60'],
  [3, '%', '3%'],
  [-3, '%', '−3%'],
  [-2, 'one-off costs', '−2 one-off costs'],
  [1234.5, 'units', '1,234.5 units'],
  [7, undefined, '7'],
])('%d %s is %s', (value, unit, words) => {
  expect(formatQuantity(value, unit, 'en')).toBe(words);
});

test('French sets a space before the percent sign', () => {
  expect(formatQuantity(3.5, '%', 'fr')).toMatch(/^3,5\s%$/);
});

test.each([
  ['es', '60\u00a0$'],
  ['fr', '60\u00a0$'],
  ['ar', '\u206660\u00a0US$\u2069'],
  ['zh', '$60'],
  ['hi', '$60'],
])('in %s sixty dollars are %s, as a price of sixty dollars is', (locale, words) => {
  expect(formatQuantity(60, '$', locale)).toBe(words);
  expect(formatMoney(cents(6000), 'USD', locale)).toBe(words);
});

test.each([
  [0.1, 'R', '\u20660.1 R\u2069'],
  [-30, 'units', '\u2066−30 units\u2069'],
  [-3, '%', '\u2066−3%\u2069'],
])('in an Arabic sentence %d %s stays in one piece', (value, unit, words) => {
  expect(formatQuantity(value, unit, 'ar')).toBe(words);
});
