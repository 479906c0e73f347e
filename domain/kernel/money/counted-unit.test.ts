import { expect, test } from 'vitest';
import { countedUnit } from './counted-unit.ts';
import { formatQuantity } from './format-quantity.ts';

test.each([
  [1, 'days', 'day'],
  [-1, 'points', 'point'],
  [2, 'days', 'days'],
  [1.5, 'days', 'days'],
  [0, 'days', 'days'],
  [1, 'standard errors', 'standard error'],
  [1, 'losses', 'loss'],
  [1, 'tries', 'try'],
  [1, 'breaches', 'breach'],
  [1, 'rises', 'rise'],
  [1, 'people', 'person'],
  [1, 'loss', 'loss'],
  [1, 'times', 'times'],
  [1, 'billion dollars', 'billion dollars'],
  [1, 'of 100', 'of 100'],
  [1, 'R', 'R'],
])('%d %s: %s', (value, unit, counted) => {
  expect(countedUnit(value, unit)).toBe(counted);
});

test('a number that is written as 1 is one', () => {
  const written = (value: number, decimals: number) =>
    formatQuantity(value, 'days', 'en', { maximumFractionDigits: decimals });
  expect([written(1, 0), written(0.96, 1), written(1.04, 2)]).toEqual(['1 day', '1 day', '1.04 days']);
  expect(formatQuantity(1, 'days', 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })).toBe(
    '1.0 days',
  );
});
