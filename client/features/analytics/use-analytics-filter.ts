import { useState } from 'react';
import * as v from 'valibot';
import { lastDays } from '#domain/analytics/period.ts';
import { isDay } from '#domain/kernel/time/is-day.ts';
import { defineTable } from '../../lib/table/table-state.ts';
import { useTableState } from '../../lib/table/use-table-state.ts';

/** What can be looked at, in the order of the tabs. */
export const ANALYTICS_VIEWS = ['growth', 'courses', 'quizzes', 'learning', 'retention', 'revenue'] as const;
export type AnalyticsView = (typeof ANALYTICS_VIEWS)[number];

/** The periods to choose from: so many days up to today, everything, or dates of one's own. */
export const PERIODS = ['7d', '28d', '90d', 'all', 'own'] as const;
type PeriodName = (typeof PERIODS)[number];

const LENGTHS: Readonly<Record<Exclude<PeriodName, 'all' | 'own'>, number>> = {
  '7d': 7,
  '28d': 28,
  '90d': 90,
};

const day = v.pipe(v.string(), v.check(isDay));
const analyticsTable = defineTable({
  filters: {
    view: v.picklist(ANALYTICS_VIEWS),
    period: v.picklist(PERIODS),
    from: day,
    to: day,
    course: v.pipe(v.string(), v.uuid()),
  },
  // Of the table of quiz items.
  sortable: ['item', 'answers', 'right', 'discrimination'],
  sort: { column: 'item', direction: 'ascending' },
});

/** What figures are asked for: days in UTC, both included (`from` null: from the first sign-up on), and a course or all. */
export interface AnalyticsQuestion {
  from: string | null;
  to: string;
  courseId: string | null;
}

/** What the Analytics tab shows, kept in the address. A period of one's own begins as the last four weeks. */
export function useAnalyticsFilter() {
  // The day does not change under somebody's hands.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { filters, ...table } = useTableState(analyticsTable);
  const { view = 'growth', period = '28d', course: courseId = null } = filters;
  const fourWeeks = lastDays(LENGTHS['28d'], today);
  const own = { from: filters.from ?? fourWeeks.from, to: filters.to ?? fourWeeks.to };
  const question: AnalyticsQuestion = { ...daysOf(period, own, today), courseId };
  return { ...table, view, period, own, question };
}

function daysOf(period: PeriodName, own: { from: string; to: string }, today: string) {
  if (period === 'own') return own;
  return period === 'all' ? { from: null, to: today } : lastDays(LENGTHS[period], today);
}
