import { expect, test } from 'vitest';
import { formatDay } from './format-date.ts';

test.each([
  ['en', 'November 20, 2026'],
  ['es', '20 de noviembre de 2026'],
])('a day in %s is %s, whatever the time zone', (locale, words) => {
  expect(formatDay('2026-11-20', locale)).toBe(words);
});
