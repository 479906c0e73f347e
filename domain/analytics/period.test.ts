import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/period-parts.json' with { type: 'json' };
import { daysIn, lastDays, partsOf, type PeriodUnit, shiftDay, unitOf } from './period.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the last days end today', () => {
  expect(lastDays(7, '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(daysIn(lastDays(28, '2026-03-01'))).toBe(28);
});

test('long periods are shown in longer parts', () => {
  expect(unitOf(lastDays(92, '2026-11-21'))).toBe('day');
  expect(unitOf(lastDays(93, '2026-11-21'))).toBe('week');
  expect(unitOf(lastDays(731, '2026-11-21'))).toBe('week');
  expect(unitOf(lastDays(732, '2026-11-21'))).toBe('month');
});

test('parts are named by their first day, weeks by their Monday', () => {
  expect(partsOf({ from: '2026-11-20', to: '2026-11-23' }, 'week')).toEqual(['2026-11-16', '2026-11-23']);
  expect(partsOf({ from: '2026-11-30', to: '2027-01-01' }, 'month')).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
  expect(partsOf({ from: '2026-11-02', to: '2026-11-01' }, 'day')).toEqual([]);
});

const units: readonly PeriodUnit[] = ['day', 'week', 'month'];

test.each(cases)('$day is in the $unit of $starts_on', ({ day: on, unit: name, starts_on: start }) => {
  const unit = units.find((known) => known === name);
  expect(unit && partsOf({ from: on, to: on }, unit)).toEqual([start]);
});

test('a period has as many parts of a day as it has days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (from, days) => {
      const period = { from, to: shiftDay(from, days - 1) };
      expect(partsOf(period, 'day')).toHaveLength(daysIn(period));
    }),
  );
});
