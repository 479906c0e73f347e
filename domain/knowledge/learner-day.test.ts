import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayStart, daysBetween, isTimeZone, learnerDay, type SeenDay } from './learner-day.ts';

const on = (moment: string, zone: string, last: SeenDay | null = null) =>
  learnerDay(new Date(moment), zone, last);

describe("a learner's day", () => {
  test.each([
    ['2026-11-24T03:59:59Z', 'UTC', '2026-11-23'],
    ['2026-11-24T04:00:00Z', 'UTC', '2026-11-24'],
    ['2026-11-24T01:30:00Z', 'America/New_York', '2026-11-23'],
    ['2026-11-23T22:29:59Z', 'Asia/Kolkata', '2026-11-23'],
    ['2026-11-23T22:30:00Z', 'Asia/Kolkata', '2026-11-24'],
    // The clock jumps from 02:00 to 03:00 here, so that 04:00 comes three hours after midnight.
    ['2026-03-29T01:59:59Z', 'Europe/Berlin', '2026-03-28'],
    ['2026-03-29T02:00:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-11-24T12:00:00Z', 'Mars/Olympus', '2026-11-24'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(on(moment, zone)).toBe(day);
  });

  test('flying west repeats no day', () => {
    const last = { day: '2026-11-24', at: new Date('2026-11-23T20:00:00Z') };
    expect(on('2026-11-24T05:00:00Z', 'Pacific/Honolulu', last)).toBe('2026-11-24');
  });

  test('flying east over the date line skips no day', () => {
    // 23:00 in Honolulu, and six hours later 05:00 of the day after the next in Kiritimati.
    const last = { day: '2026-11-23', at: new Date('2026-11-24T09:00:00Z') };
    expect(on('2026-11-24T15:00:00Z', 'Pacific/Kiritimati', last)).toBe('2026-11-24');
  });

  test('who stays in a zone has its days, over every change of clocks', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    const step = fc.integer({ min: 0, max: 80 * 3600 });
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        fc.array(step, { maxLength: 60 }),
        (zone, steps) => {
          let at = start;
          let last: SeenDay | null = null;
          for (const seconds of steps) {
            at += seconds * 1000;
            const day = learnerDay(new Date(at), zone, last);
            expect(day).toBe(learnerDay(new Date(at), zone, null));
            last = { day, at: new Date(at) };
          }
        },
      ),
    );
  });

  test('whoever changes zones at will gets at most one new day in 23 hours, and none twice', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC', 'Asia/Tokyo'];
    const move = fc.record({
      hours: fc.double({ min: 0, max: 60, noNaN: true }),
      zone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 40 }), (moves) => {
        let at = Date.parse('2026-11-01T12:00:00Z');
        let last: SeenDay = { day: learnerDay(new Date(at), 'UTC', null), at: new Date(at) };
        for (const { hours, zone } of moves) {
          at += hours * 3_600_000;
          const day = learnerDay(new Date(at), zone, last);
          expect(daysBetween(last.day, day)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(last.day, day)).toBeLessThanOrEqual(1 + (hours + 1) / 24);
          last = { day, at: new Date(at) };
        }
      }),
    );
  });
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-23', '2027-11-23')).toBe(365);
});

test('a name of a zone is told from any other text', () => {
  expect(['Europe/Berlin', 'UTC', '', 'Mars/Olympus', '<b>'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'no zone',
])('a day begins at its first moment, in %s', (zone) => {
  for (let n = 0; n < 400; n++) {
    const day = addDays('2026-01-01', n);
    const start = dayStart(day, zone);
    expect(learnerDay(start, zone, null), day).toBe(day);
    expect(learnerDay(new Date(start.getTime() - 1), zone, null), day).toBe(addDays(day, -1));
  }
});
