import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Identity } from '../http/exchange.ts';

const CHANNEL = 'auth_revocations';
/** After so many changes, entries that have no effect any more are dropped. */
const PRUNE_EVERY = 1000;

/** Knows whose access tokens are refused before their time: of ended sessions, of banned and deleted users. */
export type Revocations = {
  isRevoked(identity: Pick<Identity, 'userId' | 'claims'>): boolean;
  close(): Promise<void>;
};

/**
 * Keeps a copy of `auth.revocations` in memory, current within moments: a look-up per request would cost more than the
 * request.
 *
 * @param now current time in milliseconds
 */
export async function watchRevocations(
  database: Database,
  log: Log,
  now: () => number = Date.now,
): Promise<Revocations> {
  /** End of the refusal in milliseconds, by session or user. */
  const ends = new Map<string, number>();
  let changes = 0;

  function note(subject: string, end: number): void {
    ends.set(subject, end);
    changes += 1;
    if (changes % PRUNE_EVERY !== 0) return;
    for (const [id, until] of ends) if (until <= now()) ends.delete(id);
  }

  async function load(): Promise<void> {
    const { rows } = await database.query<{ subject: string; until: Date }>(
      'select subject, until from auth.revocations where until > now()',
    );
    for (const { subject, until } of rows) note(subject, until.getTime());
  }

  // Listening begins before loading, so that nothing falls between the two.
  const close = await database.listen(CHANNEL, (payload) => {
    const [subject = '', seconds] = payload.split(' ');
    if (subject !== '') return note(subject, Number(seconds) * 1000);
    // After a lost connection: what happened meanwhile is in the table.
    load().catch((error: unknown) => log.error('ended sessions could not be read', { error }));
  });
  await load();

  const isEnded = (subject: string | null | undefined) =>
    typeof subject === 'string' && (ends.get(subject) ?? 0) > now();
  return {
    isRevoked: ({ userId, claims: { session_id: session, act } }) =>
      [session, userId, act?.sub, act?.session_id].some(isEnded),
    close,
  };
}
