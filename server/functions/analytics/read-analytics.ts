import { one } from '#domain/kernel/one.ts';
import {
  type AnalyticsSection,
  type ReadAnalyticsRequest,
  readAnalyticsRequest,
} from '#domain/analytics/contract.ts';
import { daysIn, type Period, unitOf } from '#domain/analytics/period.ts';
import type { Query } from '../../adapters/sql.ts';
import { adminReading } from '../admin-function.ts';
import { hasDemonstration } from '../has-demonstration.ts';
import { Refusal } from '../product-function.ts';

/** How each section is read; $1 and $2 are the period, $3 the course, $4 the unit. */
const READINGS: Readonly<Record<AnalyticsSection, string>> = {
  days: 'private.read_days($1, $2, $3, $4)',
  courses: 'private.read_course_funnel($1, $2, $3)',
  lessons: 'private.read_lesson_funnel($1, $2, $3)',
  items: 'private.read_quiz_items($1, $2, $3)',
  mistakes: 'private.read_mistakes($1, $2, $3)',
  learning: 'private.read_learning($3)',
  retention: 'private.read_retention($1, $2, $3)',
  revenue: 'private.read_revenue($1, $2, $4)',
};

/** A period of more days than this is a slip of the keyboard. */
const MOST_DAYS = 36_600;

/**
 * One section of the Analytics tab, for an admin. Every figure is counted in SQL, at one moment, which the answer names;
 * see docs/decisions/analytics.md.
 *
 * Refusals: 403 `admins-only`, 400 `invalid-request`.
 */
export const readAnalytics = adminReading(
  'read-analytics',
  readAnalyticsRequest,
  async (input, { query }) => {
    const period = await resolvePeriod(query, input);
    const days = daysIn(period);
    if (days < 1 || days > MOST_DAYS) throw new Refusal(400, 'invalid-request', { field: 'to' });
    const unit = unitOf(period);
    // Every parameter is typed here, whichever of them a section needs. Rows as JSON, so that days stay days.
    const { rows } = await query(
      `select
         coalesce((select jsonb_agg(to_jsonb(figures)) from ${READINGS[input.section]} as figures), '[]') as rows,
         now() as as_of,
         (select nullif(counted_until, '-infinity') from private.analytics_rollup) as counted_until
       from (select $1::date, $2::date, $3::uuid, $4::text) as given`,
      [period.from, period.to, input.course_id, unit],
    );
    return {
      ...one(rows),
      period: { ...period, unit },
      includes_demonstration: await hasDemonstration(query),
    };
  },
);

async function resolvePeriod(query: Query, { from, to }: ReadAnalyticsRequest): Promise<Period> {
  if (from !== null) return { from, to };
  const { rows } = await query<{ first: string }>(
    `select least((min(created_at) at time zone 'UTC')::date, $1::date)::text as first from auth.users`,
    [to],
  );
  return { from: one(rows).first, to };
}
