import type { AnalyticsRows } from './contract.ts';
import { shiftDay } from './period.ts';

/** Of all cohorts for which a week is over: how many joined, and how many of them were active in it. */
export type RetentionPoint = { readonly week: number; readonly joined: number; readonly learners: number };

/** Whether a week of a cohort is over. @param today YYYY-MM-DD in UTC */
export function isWeekOver(cohortWeek: string, week: number, today: string): boolean {
  return shiftDay(cohortWeek, 7 * (week + 1)) <= today;
}

/**
 * How many come back after so many weeks, over all cohorts that have had the time. Later weeks rest on fewer cohorts.
 * @param today YYYY-MM-DD in UTC
 */
export function retentionCurve(
  rows: readonly AnalyticsRows['retention'][],
  today: string,
): readonly RetentionPoint[] {
  const points = new Map<number, RetentionPoint>();
  for (const { cohort_week, week, joined, learners } of rows) {
    if (!isWeekOver(cohort_week, week, today)) continue;
    const before = points.get(week) ?? { week, joined: 0, learners: 0 };
    points.set(week, { week, joined: before.joined + joined, learners: before.learners + learners });
  }
  return [...points.values()].toSorted((a, b) => a.week - b.week);
}
