import { cents } from './cents.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { LANGUAGES } from '../languages.ts';
import { moneyToType, parseMoney } from './parse-money.ts';

// spec: 116 Campaign budget is parsed as a number
test.each([
  ['1,250.50', 'USD', 'en', 125_050],
  ['1.250,50', 'EUR', 'es', 125_050],
  ['1.250,50', 'USD', 'en', 125_050],
  ['1 250,5 €', 'EUR', 'fr', 125_050],
  ['USD 250', 'USD', 'en', 25_000],
  ['1.250', 'EUR', 'es', 125_000],
  ['12,34,567', 'INR', 'hi', 123_456_700],
  ['١٬٢٥٠٫٥٠', 'USD', 'ar', 125_050],
  ['5,000', 'JPY', 'en', 5000],
  ['0', 'USD', 'en', 0],
])('%j in %s and %s is %d minor units', (typed, currency, locale, minorUnits) => {
  expect(parseMoney(typed, currency, locale)).toBe(minorUnits);
});

test.each([
  ['1.250', 'USD', 'en'],
  ['1,250', 'EUR', 'fr'],
  ['12.345', 'USD', 'en'],
  ['0.5', 'JPY', 'en'],
  ['-5', 'USD', 'en'],
  ['a lot', 'USD', 'en'],
  ['', 'USD', 'en'],
  ['99999999999999999', 'USD', 'en'],
])('%j in %s and %s is no amount', (typed, currency, locale) => {
  expect(parseMoney(typed, currency, locale)).toBeNull();
});

test('what is shown or put into a field is read back as the same amount', () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 12 }).map(cents);
  const locales = fc.constantFrom(...LANGUAGES);
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY');
  fc.assert(
    fc.property(amounts, currencies, locales, (amount, currency, locale) => {
      expect(parseMoney(moneyToType(amount, currency, locale), currency, locale)).toBe(amount);
      const shown = formatMoney(amount, currency, locale).replace(/\p{L}|[\u2066-\u2069]/gu, '');
      expect(parseMoney(shown, currency, locale)).toBe(amount);
    }),
  );
});
