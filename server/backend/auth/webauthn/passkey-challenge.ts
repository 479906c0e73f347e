import { oneOrNone } from '#domain/kernel/one.ts';
import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { CHALLENGE_LIFETIME_S } from '../limits/limits.ts';

/** Stores a challenge. @param sessionId whose answer counts; null where nobody is signed in yet */
export async function storeChallenge(
  context: AuthContext,
  sessionId: string | null,
  challenge: string,
): Promise<{ readonly challenge_id: string; readonly expires_at: number }> {
  const { query } = context.database;
  const id = randomUUID();
  const now = context.now();
  const expiresAt = new Date(now + CHALLENGE_LIFETIME_S * 1000);
  // A session adds one passkey at a time: nobody fills the table by asking again and again.
  await query('delete from auth.webauthn_challenges where expires_at <= $1 or session_id = $2', [
    new Date(now),
    sessionId,
  ]);
  await query(
    `insert into auth.webauthn_challenges (id, session_id, challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [id, sessionId, challenge, new Date(now), expiresAt],
  );
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/**
 * Uses a challenge up, outside of any transaction: whatever becomes of the answer, there is no second one.
 *
 * @param sessionId the session that asked; null for a sign-in
 * @throws AuthError `webauthn_challenge_not_found`, `webauthn_challenge_expired`
 */
export async function takeChallenge(
  context: AuthContext,
  sessionId: string | null,
  id: string,
): Promise<string> {
  const { rows } = await context.database.query<{ challenge: string; expires_at: Date }>(
    `delete from auth.webauthn_challenges where id = $1 and session_id is not distinct from $2
     returning challenge, expires_at`,
    [isUuid(id) ? id : null, sessionId],
  );
  const taken = oneOrNone(rows);
  if (!taken) {
    throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  if (taken.expires_at.getTime() <= context.now()) {
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  }
  return taken.challenge;
}
