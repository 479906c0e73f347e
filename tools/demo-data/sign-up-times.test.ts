import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from './durations.ts';
import { signUpTimes } from './sign-up-times.ts';

const UNTIL = Date.parse('2026-11-01T12:00:00Z');
const SINCE = UNTIL - 270 * DAY;

test('as many times as learners, in order, inside the span', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.nat(), (count, seed) => {
      const times = signUpTimes(count, seed, SINCE, UNTIL);
      expect(times).toHaveLength(count);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => time >= SINCE && time < UNTIL)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('more from month to month, and more on a Monday than on a Saturday', () => {
  const times = signUpTimes(20_000, 1, SINCE, UNTIL);
  const months = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const weekdays = [0, 0, 0, 0, 0, 0, 0];
  for (const time of times) {
    const month = Math.floor((time - SINCE) / (30 * DAY));
    const weekday = new Date(time).getUTCDay();
    months[month] = (months[month] ?? 0) + 1;
    weekdays[weekday] = (weekdays[weekday] ?? 0) + 1;
  }
  expect((months.at(-1) ?? 0) / (months[0] ?? 1)).toBeGreaterThan(2);
  expect(months).toEqual(months.toSorted((one, other) => one - other));
  expect((weekdays[1] ?? 0) / (weekdays[6] ?? 1)).toBeGreaterThan(1.3);
});

test('the same seed gives the same times, another one others', () => {
  const times = signUpTimes(100, 1, SINCE, UNTIL);
  expect(signUpTimes(100, 1, SINCE, UNTIL)).toEqual(times);
  expect(signUpTimes(100, 2, SINCE, UNTIL)).not.toEqual(times);
});
