import { one } from '#domain/kernel/one.ts';
import type { Query } from '../database/database.ts';

/** How often something may happen; `name` separates the counters of different limits. */
export type RateLimit = {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** The error for a visitor who has to wait. */
  readonly refusal: (retryAfterSeconds: number) => Error;
};

type Counter = { hits: number; window_start: Date };

/**
 * Counts one more hit. The window begins with its first hit, so that a limit of one is a pause of exactly the
 * window's length. Counting before the work is done makes parallel attempts count too.
 *
 * @param subject what is counted: an address block or a digest of an account, never a readable mail address
 * @throws the limit's refusal once there were more hits than allowed
 */
export async function countHit(query: Query, now: number, limit: RateLimit, subject: string): Promise<void> {
  const wait = await secondsToWait(query, now, limit, subject);
  if (wait > 0) throw limit.refusal(wait);
}

/**
 * Counts one more hit, or several at once, and tells how long the visitor has to wait: 0 while there are not too many.
 */
export async function secondsToWait(
  query: Query,
  now: number,
  limit: Omit<RateLimit, 'refusal'>,
  subject: string,
  hits = 1,
): Promise<number> {
  const { rows } = await query<Counter>(
    `insert into auth.rate_limits as counter (key, window_start, hits) values ($1, $2, $4)
     on conflict (key) do update set
       hits = case when counter.window_start <= $3 then $4 else counter.hits + $4 end,
       window_start = case when counter.window_start <= $3 then excluded.window_start else counter.window_start end
     returning hits, window_start`,
    [counterKey(limit, subject), new Date(now), new Date(now - limit.windowSeconds * 1000), hits],
  );
  const counter = one(rows);
  if (counter.hits <= limit.limit) return 0;
  const endsAt = counter.window_start.getTime() + limit.windowSeconds * 1000;
  return Math.max(1, Math.ceil((endsAt - now) / 1000));
}

/** Forgets the hits, after a success has shown that nobody was guessing. */
export async function forgetHits(query: Query, limit: RateLimit, subject: string): Promise<void> {
  await query('delete from auth.rate_limits where key = $1', [counterKey(limit, subject)]);
}

function counterKey(limit: Pick<RateLimit, 'name'>, subject: string): string {
  return `${limit.name}:${subject}`;
}
