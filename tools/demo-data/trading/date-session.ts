import type { Query } from '#server/adapters/sql.ts';

/** What happened lies evenly between the first moment and the last. */
const DATE = `
with events as (
  update private.simulator_events set occurred_at = $2::timestamptz + ($3::timestamptz - $2::timestamptz) * sequence
    / (select max(sequence) from private.simulator_events where session_id = $1)
  where session_id = $1 returning sequence, kind, event, occurred_at
), plans as (
  update private.simulator_plans set planned_at = occurred_at from events
  where session_id = $1 and kind = 'placed' and event::jsonb ->> 'clientOrderId' = client_order_id
), trades as (
  update private.simulator_trades set recorded_at = occurred_at from events where session_id = $1 and sequence = closing
), reviews as (
  update private.simulator_reviews set written_at = $3 where session_id = $1
), tries as (
  update private.simulator_tries set started_at = $2 where session_id = $1
), grades as (
  update private.simulator_grades set graded_at = $3 where session_id = $1
)
update public.simulator_sessions set started_at = $2, ended_at = case when ended_at is not null then $3::timestamptz end
where id = $1`;

/**
 * Says of a session that has just been written when it began and when it was left or ended, in milliseconds: the product's calls
 * have written the time of now.
 */
export async function dateSession(query: Query, id: string, from: number, to: number): Promise<void> {
  await query(DATE, [id, new Date(from), new Date(to)]);
}
