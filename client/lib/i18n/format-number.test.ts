import { expect, test } from 'vitest';
import { formatQuantity } from './format-number.ts';

test.each([
  [18, '$', '$18'],
  [-60, '$', '−$60'],
  [3, '%', '3%'],
  [1234.5, 'units', '1,234.5 units'],
  [7, undefined, '7'],
])('%d %s is %s', (value, unit, words) => {
  expect(formatQuantity(value, unit, 'en')).toBe(words);
});

test('French sets a space before the percent sign', () => {
  expect(formatQuantity(3.5, '%', 'fr')).toMatch(/^3,5\s%$/);
});
