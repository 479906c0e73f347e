import { oneOrNone } from '#domain/kernel/one.ts';
import { tradingFacts } from '#domain/simulator/critique/trading-facts.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadTradingEvents } from '../../simulator/session-events.ts';

/** What lies longer ago is for the critique to tell. */
const JUST_MINUTES = 5;

/**
 * The stop that a learner has just moved away from the price, or taken back, in a session of theirs that is no exam, as
 * `session:event`.
 */
export async function stopJustWidened(
  query: Query,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  // Most calls end here: what happened last is no such thing.
  const { rows } = await query<{ sequence: number }>(
    `select max(events.sequence)::int as sequence from private.simulator_events as events
     join public.simulator_sessions as sessions on sessions.id = events.session_id
     where session_id = $1 and sessions.user_id = $2 and events.kind in ('replaced', 'cancelled')
       and events.occurred_at > $3::timestamptz - make_interval(mins => $4)
       and not exists (select from public.practical_attempts where practical_attempts.session_id = sessions.id)
     having max(events.sequence) is not null`,
    [sessionId, userId, now, JUST_MINUTES],
  );
  const latest = oneOrNone(rows);
  if (!latest) return undefined;
  const { stopMoves } = tradingFacts(await loadTradingEvents(query, sessionId));
  return stopMoves.some(({ sequence }) => sequence === latest.sequence)
    ? `${sessionId}:${latest.sequence}`
    : undefined;
}
