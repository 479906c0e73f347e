import { expect, test } from 'vitest';
import { isWeekOver, retentionCurve } from './retention-curve.ts';

test('a week is over when the next one has begun', () => {
  expect(isWeekOver('2026-11-09', 0, '2026-11-15')).toBe(false);
  expect(isWeekOver('2026-11-09', 0, '2026-11-16')).toBe(true);
  expect(isWeekOver('2026-11-09', 1, '2026-11-16')).toBe(false);
});

test('cohorts are added up, weeks that are not over left out', () => {
  const rows = [
    { cohort_week: '2026-11-02', joined: 40, week: 0, learners: 30 },
    { cohort_week: '2026-11-02', joined: 40, week: 1, learners: 20 },
    { cohort_week: '2026-11-02', joined: 40, week: 2, learners: 5 },
    { cohort_week: '2026-11-09', joined: 10, week: 0, learners: 6 },
    { cohort_week: '2026-11-09', joined: 10, week: 1, learners: 1 },
  ];
  expect(retentionCurve(rows, '2026-11-21')).toEqual([
    { week: 0, joined: 50, learners: 36 },
    { week: 1, joined: 40, learners: 20 },
  ]);
});
