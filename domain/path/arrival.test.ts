import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalAfter, paceFrom } from './arrival.ts';

const CHOSEN = { minutesADay: 15, daysAWeek: 5 };
/** Minutes of a path of some modules. */
const AHEAD = 600;

test('without a history the chosen minutes count, on all chosen days and on two fewer', () => {
  const pace = { fast: 75, slow: 45, basis: 'chosen', weeks: 0 };
  expect(paceFrom([], CHOSEN, AHEAD)).toEqual(pace);
  expect(paceFrom([90], CHOSEN, AHEAD)).toEqual(pace);
  expect(paceFrom([0, 0, 0], CHOSEN, AHEAD)).toEqual(pace);
  expect(paceFrom([], { minutesADay: 10, daysAWeek: 1 }, AHEAD)).toMatchObject({ fast: 10, slow: 10 });
});

test('with a history its quartiles count, and only of the last eight weeks', () => {
  expect(paceFrom([40, 60, 80, 100, 120], CHOSEN, AHEAD)).toEqual({
    fast: 100,
    slow: 60,
    basis: 'kept',
    weeks: 5,
  });
  expect(paceFrom([9000, ...Array.from({ length: 8 }, () => 50)], CHOSEN, AHEAD)).toEqual({
    fast: 50,
    slow: 50,
    basis: 'kept',
    weeks: 8,
  });
});

test('weeks without any minutes slow the path down, and never to a stand', () => {
  expect(paceFrom([80, 0, 0, 0], CHOSEN, AHEAD)).toEqual({ fast: 20, slow: 5, basis: 'kept', weeks: 4 });
});

test('a path that would take more than a year at the pace kept is told by the chosen minutes, for whoever takes it up again', () => {
  const weeks = [15, 0, 0, 0, 0, 0];
  expect(paceFrom(weeks, CHOSEN, 130)).toMatchObject({ basis: 'kept', weeks: 6 });
  expect(paceFrom(weeks, CHOSEN, 900)).toEqual({ fast: 75, slow: 45, basis: 'resumed', weeks: 6 });
  // What was chosen is no faster: then nothing is gained by it.
  expect(paceFrom(weeks, { minutesADay: 1, daysAWeek: 1 }, 900)).toMatchObject({ basis: 'kept' });
});

test('an arrival lies between two days, as far away as the minutes ask', () => {
  expect(arrivalAfter(150, paceFrom([], CHOSEN, AHEAD), '2026-11-23')).toEqual({
    from: '2026-12-07',
    to: '2026-12-17',
  });
  expect(arrivalAfter(0, paceFrom([], CHOSEN, AHEAD), '2026-11-23')).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  });
});

test('more minutes never arrive earlier, and the first day is never after the last', () => {
  const weeks = fc.array(fc.nat(300), { maxLength: 12 });
  fc.assert(
    fc.property(weeks, fc.nat(2000), fc.nat(2000), (kept, one, more) => {
      const pace = paceFrom(kept, CHOSEN, AHEAD);
      const near = arrivalAfter(one, pace, '2026-11-23');
      const far = arrivalAfter(one + more, pace, '2026-11-23');
      expect(near.from <= near.to && near.from <= far.from && near.to <= far.to).toBe(true);
    }),
  );
});
