import type { JobHandler, Schedule } from './jobs.ts';

export const CLEAN_UP: Schedule = { kind: 'engine/clean-up', everySeconds: 3600 };

/**
 * Removes what nobody can use any more: old counters, expired tokens, flows and sessions, finished jobs, old mails, and
 * what the audit log held for a year.
 */
export const cleanUp: JobHandler = async (_payload, query) => {
  await query(`delete from auth.rate_limits where window_start < now() - interval '1 day'`);
  await query(`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`);
  await query(`delete from auth.flow_state where created_at < now() - interval '2 days'`);
  await query(`delete from auth.sessions where not_after < now() - interval '1 day'`);
  await query(`delete from auth.refresh_tokens where revoked and revoked_at < now() - interval '1 day'`);
  await query('delete from auth.revocations where until < now()');
  await query(`delete from auth.known_addresses where last_seen_at < now() - interval '90 days'`);
  await query(`delete from auth.audit_log_entries where created_at < now() - interval '1 year'`);
  await query('delete from auth.oauth_states where expires_at < now()');
  await query('delete from auth.mfa_challenges where expires_at < now()');
  await query(
    `delete from engine.jobs where state <> 'waiting' and finished_at < now() - interval '30 days'`,
  );
  await query(`delete from engine.realtime_bodies where inserted_at < now() - interval '5 minutes'`);
  await query(`delete from realtime.messages where inserted_at < now() - interval '3 days'`);
  await query(`delete from engine.outbox where created_at < now() - interval '30 days'`);
};
