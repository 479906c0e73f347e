import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnerDay, type SeenDay } from './learner-day.ts';
import { mailDue, type MailFacts, nextMailTurn } from './mail-turn.ts';

const at = (moment: string) => new Date(moment);
const facts: MailFacts = {
  reminder: true,
  summary: true,
  hour: 18,
  chosenAt: at('2026-11-01T00:00:00Z'),
  zone: 'UTC',
  day: '2026-11-24',
  mailedOn: null,
  farewellAt: null,
  lastHere: at('2026-11-23T12:00:00Z'),
  isDone: false,
};
/** A Tuesday at the hour. */
const HOUR = at('2026-11-24T18:02:00Z');

test('at the hour, and not before, not late at night, not twice', () => {
  expect(mailDue(facts, HOUR)).toBe('reminder');
  expect(mailDue(facts, at('2026-11-24T17:59:00Z'))).toBeNull();
  expect(mailDue(facts, at('2026-11-24T20:59:00Z'))).toBe('reminder');
  expect(mailDue(facts, at('2026-11-24T21:00:00Z'))).toBeNull();
  expect(mailDue({ ...facts, mailedOn: '2026-11-24' }, HOUR)).toBeNull();
  expect(mailDue({ ...facts, mailedOn: '2026-11-23' }, HOUR)).toBe('reminder');
});

test('none once something was done that day, none unasked, none for an hour that had passed when it was chosen', () => {
  expect(mailDue({ ...facts, isDone: true }, HOUR)).toBeNull();
  expect(mailDue({ ...facts, reminder: false }, HOUR)).toBeNull();
  expect(mailDue({ ...facts, chosenAt: at('2026-11-24T18:01:00Z') }, HOUR)).toBeNull();
});

test('on Mondays the summary comes instead, also to whoever was there today', () => {
  const monday = { ...facts, day: '2026-11-23', lastHere: at('2026-11-22T12:00:00Z') };
  const hour = at('2026-11-23T18:00:00Z');
  expect(mailDue(monday, hour)).toBe('summary');
  expect(mailDue({ ...monday, isDone: true }, hour)).toBe('summary');
  expect(mailDue({ ...monday, reminder: false }, hour)).toBe('summary');
  expect(mailDue({ ...monday, summary: false }, hour)).toBe('reminder');
});

test('after two weeks one farewell, then nothing until they are back', () => {
  const silent = { ...facts, lastHere: at('2026-11-10T12:00:00Z') };
  expect(mailDue({ ...silent, lastHere: at('2026-11-11T12:00:00Z') }, HOUR)).toBe('reminder');
  expect(mailDue(silent, HOUR)).toBe('farewell');
  const told = { ...silent, farewellAt: at('2026-11-23T18:00:00Z') };
  expect(mailDue(told, HOUR)).toBeNull();
  expect(
    mailDue({ ...told, lastHere: at('2026-11-24T08:00:00Z'), farewellAt: at('2026-11-23T18:00:00Z') }, HOUR),
  ).toBe('reminder');
  // Silent again, they are told again.
  expect(mailDue({ ...silent, farewellAt: at('2026-10-01T18:00:00Z') }, HOUR)).toBe('farewell');
});

describe('the next turn', () => {
  test.each([
    ['UTC', '2026-11-24T18:02:00Z', '2026-11-25T18:00:00.000Z'],
    ['UTC', '2026-11-24T03:00:00Z', '2026-11-24T18:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-24T11:00:00Z', '2026-11-24T12:30:00.000Z'],
    ['Pacific/Auckland', '2026-11-24T11:00:00Z', '2026-11-25T05:00:00.000Z'],
    // The night in which the clocks go back, and the one in which they go forward.
    ['Europe/Berlin', '2026-10-24T17:00:00Z', '2026-10-25T17:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28T18:00:00Z', '2026-03-29T16:00:00.000Z'],
    ['Nowhere/At-All', '2026-11-24T11:00:00Z', '2026-11-24T18:00:00.000Z'],
  ])('in %s after %s is %s', (zone, now, next) => {
    expect(nextMailTurn(at(now), 18, zone).toISOString()).toBe(next);
  });
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Apia',
];

test('whoever flies around the world while clocks change gets at most one mail a learner’s day, and misses none at home', () => {
  const journey = fc.array(
    fc.record({ zone: fc.constantFrom(...ZONES), hours: fc.integer({ min: 1, max: 60 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(
      journey,
      fc.integer({ min: 5, max: 23 }),
      fc.constantFrom('2026-03-20', '2026-10-20'),
      (legs, hour, from) => {
        let now = Date.parse(`${from}T00:00:00Z`);
        let seen: SeenDay | null = null;
        let mailedOn: string | null = null;
        const mailed: string[] = [];
        for (const { zone, hours } of legs) {
          for (const end = now + hours * 3_600_000; now < end; now += 3_600_000) {
            const moment = new Date(now);
            const day = learnerDay(moment, zone, seen);
            seen = { day, at: moment };
            const wishes = { ...facts, summary: false, hour, chosenAt: new Date(0), lastHere: moment };
            if (mailDue({ ...wishes, zone, day, mailedOn }, moment) === null) continue;
            mailedOn = day;
            mailed.push(day);
          }
        }
        expect(new Set(mailed).size).toBe(mailed.length);
        if (legs.every(({ zone }) => zone === legs[0]?.zone)) {
          const whole = Math.floor((now - Date.parse(`${from}T00:00:00Z`) - 26 * 3_600_000) / 86_400_000);
          expect(mailed.length).toBeGreaterThanOrEqual(Math.max(whole, 0));
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('the turn after a turn is the next day’s, whatever the clocks do', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 5, max: 23 }),
      fc.integer({ min: 0, max: 364 * 24 }),
      (zone, hour, passed) => {
        const now = new Date(Date.parse('2026-01-01T00:00:00Z') + passed * 3_600_000);
        const next = nextMailTurn(now, hour, zone);
        const apart = (nextMailTurn(next, hour, zone).getTime() - next.getTime()) / 3_600_000;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect([23, 24, 25]).toContain(apart);
      },
    ),
    { numRuns: 60 },
  );
});
