import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [4900, 'USD', 'en', '$49'],
  [4950, 'USD', 'en', '$49.50'],
  [4900, 'JPY', 'en', '¥4,900'],
  [4900, 'USD', 'ar', '\u206649\u00a0US$\u2069'],
])('%d minor units of %s in %s are %s', (amount, currency, locale, words) => {
  expect(formatMoney(amount, currency, locale)).toBe(words);
});
