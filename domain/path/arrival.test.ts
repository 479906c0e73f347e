import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalAfter, paceFrom } from './arrival.ts';

const CHOSEN = { minutesADay: 15, daysAWeek: 5 };

test('without a history the chosen minutes count, on all chosen days and on two fewer', () => {
  const pace = { fast: 75, slow: 45, basis: 'chosen', weeks: 0 };
  expect(paceFrom([], CHOSEN)).toEqual(pace);
  expect(paceFrom([90], CHOSEN)).toEqual(pace);
  expect(paceFrom([0, 0, 0], CHOSEN)).toEqual(pace);
  expect(paceFrom([], { minutesADay: 10, daysAWeek: 1 })).toMatchObject({ fast: 10, slow: 10 });
});

test('with a history its quartiles count, and only of the last eight weeks', () => {
  expect(paceFrom([40, 60, 80, 100, 120], CHOSEN)).toEqual({ fast: 100, slow: 60, basis: 'kept', weeks: 5 });
  expect(paceFrom([9000, ...Array.from({ length: 8 }, () => 50)], CHOSEN)).toEqual({
    fast: 50,
    slow: 50,
    basis: 'kept',
    weeks: 8,
  });
});

test('weeks without any minutes slow the path down, and never to a stand', () => {
  expect(paceFrom([80, 0, 0, 0], CHOSEN)).toEqual({ fast: 20, slow: 5, basis: 'kept', weeks: 4 });
});

test('an arrival lies between two days, as far away as the minutes ask', () => {
  expect(arrivalAfter(150, paceFrom([], CHOSEN), '2026-11-23')).toEqual({
    from: '2026-12-07',
    to: '2026-12-17',
  });
  expect(arrivalAfter(0, paceFrom([], CHOSEN), '2026-11-23')).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  });
});

test('more minutes never arrive earlier, and the first day is never after the last', () => {
  const weeks = fc.array(fc.nat(300), { maxLength: 12 });
  fc.assert(
    fc.property(weeks, fc.nat(2000), fc.nat(2000), (kept, one, more) => {
      const pace = paceFrom(kept, CHOSEN);
      const near = arrivalAfter(one, pace, '2026-11-23');
      const far = arrivalAfter(one + more, pace, '2026-11-23');
      expect(near.from <= near.to && near.from <= far.from && near.to <= far.to).toBe(true);
    }),
  );
});
