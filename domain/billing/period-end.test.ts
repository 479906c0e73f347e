import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodEnd } from './period-end.ts';

test.each([
  ['2026-11-21T08:30:00.000Z', 1, '2026-12-21T08:30:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 1, '2027-01-31T00:00:00.000Z'],
  ['2027-01-31T12:00:00.000Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2028-01-31T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 12, '2027-11-30T12:00:00.000Z'],
])('%s and %i months end at %s', (start, months, end) => {
  expect(periodEnd(new Date(start), months).toISOString()).toBe(end);
});

test('a period is never shorter than 28 days a month, nor longer than 31', () => {
  const anyDate = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 24 }), (start, months) => {
      const days = (periodEnd(start, months).getTime() - start.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28 * months);
      expect(days).toBeLessThanOrEqual(31 * months);
    }),
  );
});
