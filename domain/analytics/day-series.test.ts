import { expect, test } from 'vitest';
import { peakOf, seriesOf, totalOf } from './day-series.ts';

const rows = [
  { starts_on: '2026-11-01', measure: 'sign_ups', happened: 3 },
  { starts_on: '2026-11-03', measure: 'sign_ups', happened: 5 },
  { starts_on: '2026-11-03', measure: 'leads', happened: 2 },
] as const;

test('a part in which nothing happened is 0', () => {
  const parts = ['2026-11-01', '2026-11-02', '2026-11-03'];
  expect(seriesOf(rows, 'sign_ups', parts)).toEqual([3, 0, 5]);
  expect(seriesOf(rows, 'enrolments', parts)).toEqual([0, 0, 0]);
});

test('totals are of one measure', () => {
  expect([totalOf(rows, 'sign_ups'), totalOf(rows, 'leads'), totalOf(rows, 'enrolments')]).toEqual([8, 2, 0]);
});

test('the peak is the first of the highest', () => {
  expect(peakOf([1, 4, 4])).toBe(1);
  expect(peakOf([0, 0])).toBeNull();
  expect(peakOf([])).toBeNull();
});
