import { expect, test } from 'vitest';
import cases from '#tests/cases/days.json' with { type: 'json' };
import { isDay } from './is-day.ts';

test.each(cases)('$text is a day: $valid', ({ text, valid }) => {
  expect(isDay(text)).toBe(valid);
});
