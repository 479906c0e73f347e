import type { JobHandler, Schedule } from './jobs.ts';

export const CLEAN_UP: Schedule = { kind: 'engine/clean-up', everySeconds: 3600 };

/** Removes what nobody can use any more: old rate-limit counters, expired one-time tokens, finished jobs, old mails. */
export const cleanUp: JobHandler = async (_payload, query) => {
  await query(`delete from auth.rate_limits where window_start < now() - interval '1 day'`);
  await query(`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`);
  await query('delete from auth.oauth_states where expires_at < now()');
  await query('delete from auth.mfa_challenges where expires_at < now()');
  await query(
    `delete from engine.jobs where state <> 'waiting' and finished_at < now() - interval '30 days'`,
  );
  await query(`delete from engine.outbox where created_at < now() - interval '30 days'`);
};
