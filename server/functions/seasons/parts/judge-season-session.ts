import { judgeTrades, recordOf } from '#domain/exams/practical/judge-trades.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Query } from '../../../adapters/sql.ts';
import { plansOf } from '../../exams/practical/plans-of.ts';
import { loadSessionEvents } from '../../simulator/session-events.ts';

/** Judges the session that somebody has in a season, as it stands: once. A session of another kind it leaves alone. */
export async function judgeSeasonSession(query: Query, sessionId: string): Promise<void> {
  const { rows } = await query<{ practical: Practical; policy: Policy }>(
    `select seasons.practical, entries.policy from public.season_entries as entries
     join public.seasons on seasons.id = entries.season_id
     where entries.session_id = $1 and entries.record is null and seasons.frozen_at is null for update of entries`,
    [sessionId],
  );
  const entry = oneOrNone(rows);
  if (!entry) return;
  const { practical, policy } = entry;
  const planned = new Set((await plansOf(query, sessionId)).keys());
  const events = await loadSessionEvents(query, sessionId);
  const record = recordOf(judgeTrades(events, practical, policy, planned), practical);
  await query('update public.season_entries set record = $2, judged_through = $3 where session_id = $1', [
    sessionId,
    record,
    events.at(-1)?.sequence,
  ]);
}
