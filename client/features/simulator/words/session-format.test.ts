import { expect, test } from 'vitest';
import { PRESETS } from '#domain/market/generator/presets.ts';
import { formatBooked } from '#domain/simulator/ledger/format-booked.ts';
import { formatR, formatTicks, priceDecimals, ticksOfPrice } from './session-format.ts';

test.each([
  ['share', 2],
  ['currency_pair', 5],
  ['coin', 2],
  ['index', 2],
] as const)('prices of a %s have %i decimals', (name, digits) => {
  expect(priceDecimals(PRESETS[name].instrument)).toBe(digits);
});

test('ticks are worded as prices, and read back', () => {
  const { instrument } = PRESETS.coin;
  expect(formatTicks(48_001, instrument, 'en')).toBe('24,000.50');
  expect(ticksOfPrice(24_000.5, instrument)).toBe(48_001);
});

test('amounts of the books are shown in cents, with a true minus', () => {
  expect(formatBooked('-4896000000', 'USD', 'en')).toBe('−$48.96');
  expect(formatBooked(9_792_000_000n, 'USD', 'en', true)).toBe('+$97.92');
  expect(formatBooked('-400000', 'USD', 'en', true)).toBe('$0.00');
});

test('in Arabic a sign stays on its side of the amount', () => {
  expect(formatBooked('-4896000000', 'USD', 'ar')).toMatch(/^\u2066−.*\u2069$/);
  expect(formatR(2, 'ar')).toMatch(/^\u2066\+.* R\u2069$/);
});

test('results in R keep one decimal', () => {
  expect([formatR(-1, 'en'), formatR(2.04, 'en'), formatR(0.04, 'en')]).toEqual([
    '−1.0 R',
    '+2.0 R',
    '0.0 R',
  ]);
});
