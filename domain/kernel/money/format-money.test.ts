import { cents } from './cents.ts';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './format-money.ts';

test.each([
  [4900, 'USD', 'en', '$49'],
  [4950, 'USD', 'en', '$49.50'],
  [4900, 'JPY', 'en', '¥4,900'],
  [4900, 'USD', 'ar', '\u206649\u00a0US$\u2069'],
])('%d minor units of %s in %s are %s', (amount, currency, locale, words) => {
  expect(formatMoney(cents(amount), currency, locale)).toBe(words);
});

test.each([
  ['USD', '\u20672\u00a0مليون\u00a0US$\u200e\u2069'],
  ['SAR', '\u20672\u00a0مليون\u00a0ر.س.\u200e\u2069'],
])('two million %s in Arabic read from right to left, since they hold a word', (currency, words) => {
  expect(formatAmount(2_000_000, currency, 'ar', { notation: 'compact' })).toBe(words);
});
