import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS_OPEN, closeAfter, isOpen, nextOpenMinute, openStretches, weekdays } from './open-hours.ts';

const exchange = weekdays(810, 1200);
const [friday, week] = [4 * 1440, 7 * 1440];

test('an exchange is open from 13:30 to 20:00 on weekdays', () => {
  expect([809, 810, 1199, 1200].map((minute) => isOpen(exchange, minute))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpen(exchange, 5 * 1440 + 900)).toBe(false);
  expect(isOpen(exchange, week + 900)).toBe(true);
});

test('after the close of Friday comes Monday', () => {
  expect(nextOpenMinute(exchange, friday + 1199)).toBe(friday + 1199);
  expect(nextOpenMinute(exchange, friday + 1200)).toBe(week + 810);
  expect(nextOpenMinute(exchange, 3 * week + 6 * 1440)).toBe(4 * week + 810);
  expect(() => nextOpenMinute([], 0)).toThrow('never open');
});

test('a day order ends at the close; of a market that never closes, with the day', () => {
  expect(closeAfter(exchange, week + 1000)).toBe(week + 1200);
  expect(closeAfter(ALWAYS_OPEN, 3 * week + 1440 + 5)).toBe(3 * week + 2 * 1440);
  expect(() => closeAfter(exchange, 0)).toThrow('closed');
});

test('the stretches of a day are its open minutes', () => {
  expect(openStretches(exchange, 5)).toEqual([]);
  expect(openStretches([{ from: 0, to: friday + 1320 }], 11)).toEqual([{ from: 0, to: 1320 }]);
  const hours = fc.constantFrom(exchange, ALWAYS_OPEN, [{ from: 1300, to: 3000 }]);
  fc.assert(
    fc.property(hours, fc.nat(30), fc.nat(1439), (some, day, minute) => {
      const isIn = openStretches(some, day).some(({ from, to }) => from <= minute && minute < to);
      expect(isIn).toBe(isOpen(some, day * 1440 + minute));
    }),
  );
});
