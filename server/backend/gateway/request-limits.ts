import { addressBlock } from '../limits/address-block.ts';
import { secondsToWait } from '../limits/rate-limit.ts';
import type { Query } from '../database/database.ts';
import type { Log } from '../log.ts';

/**
 * How many requests are answered in a minute, for each address block (`pages`, and `data` and `calls` without an
 * account) and for each account (`account`, data and calls together). 0 sets no limit.
 */
export type RequestLimitSettings = {
  /** HTML pages. */
  readonly pages: number;
  /** The data service, `/rest/v1`. */
  readonly data: number;
  /** The functions, `/functions/v1`. */
  readonly calls: number;
  readonly account: number;
};

export type RequestKind = keyof RequestLimitSettings;

/** Counts one request; gives the seconds to wait, 0 while there were not too many. */
export type CountRequest = (kind: RequestKind, subject: string) => Promise<number>;

type Counter = {
  /** Requests that the database has not counted yet. */
  uncounted: number;
  lastAt: number;
  /** Until when everything is refused, in milliseconds since 1970. */
  refusedUntil: number;
};

const WINDOW_SECONDS = 60;

/** Counters of visitors who went away are forgotten once there are this many. */
const MOST_COUNTERS = 10_000;

/** With a twentieth of a limit at a time, a process asks the database at most twenty times a minute for a visitor. */
const BATCHES_PER_WINDOW = 20;

/**
 * Holds everybody to the limits of an installation, over all its processes: PostgreSQL counts, told of many requests at a
 * time so that counting costs next to nothing. A visitor can exceed a limit by one batch for each process. When the
 * database cannot count, requests are let through: what they ask for needs it anyway.
 *
 * @param now milliseconds since 1970
 */
export function createRequestLimits(
  query: Query,
  settings: RequestLimitSettings,
  log: Log,
  now: () => number = Date.now,
): CountRequest {
  const counters = new Map<string, Counter>();
  return async (kind, visitor) => {
    const limit = settings[kind];
    if (limit === 0) return 0;
    const subject = kind === 'account' ? visitor : addressBlock(visitor);
    const counter = counterOf(counters, `${kind}:${subject}`, now());
    if (counter.refusedUntil > now()) return Math.ceil((counter.refusedUntil - now()) / 1000);
    counter.uncounted += 1;
    if (counter.uncounted < Math.max(1, Math.floor(limit / BATCHES_PER_WINDOW))) return 0;

    const hits = counter.uncounted;
    counter.uncounted = 0;
    const rule = { name: `requests.${kind}`, limit, windowSeconds: WINDOW_SECONDS };
    try {
      const wait = await secondsToWait(query, now(), rule, subject, hits);
      if (wait === 0) return 0;
      counter.refusedUntil = now() + wait * 1000;
      log.warn('too many requests', { kind, subject, seconds: wait });
      return wait;
    } catch (error) {
      log.error('requests could not be counted', { kind, error });
      return 0;
    }
  };
}

function counterOf(counters: Map<string, Counter>, key: string, now: number): Counter {
  const known = counters.get(key);
  if (known) {
    known.lastAt = now;
    return known;
  }
  if (counters.size >= MOST_COUNTERS) {
    for (const [other, { lastAt }] of counters) {
      if (lastAt < now - WINDOW_SECONDS * 1000) counters.delete(other);
    }
  }
  const fresh = { uncounted: 0, lastAt: now, refusedUntil: 0 };
  counters.set(key, fresh);
  return fresh;
}
