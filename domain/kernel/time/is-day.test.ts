import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['21/11/2026', false],
  ['2026-11-21T00:00:00Z', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
