import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { renewRefreshToken } from './refresh-token.ts';
import type { AuthenticationMethod, Session } from './session.ts';

/** The second factor that a session has passed. */
export type PassedFactor = {
  readonly factorId: string;
  readonly method: Extract<
    AuthenticationMethod['method'],
    'totp' | 'mfa/phone' | 'mfa/webauthn' | 'mfa/recovery_code'
  >;
};

/**
 * Raises a session to aal2 with a refresh token of its own, and ends the user's sessions that have not passed a
 * factor: one of them may be the reason for the factor. In the caller's transaction, with the user locked.
 */
export async function raiseSession(
  context: AuthContext,
  query: Query,
  userId: string,
  sessionId: string,
  { factorId, method }: PassedFactor,
): Promise<Session> {
  const now = new Date(context.now());
  // Newest first, as clients are told.
  const { rows } = await query<Pick<Session, 'aal' | 'amr'>>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3,
       amr = jsonb_build_array(jsonb_build_object('method', $4::text, 'timestamp', $5::bigint)) || coalesce(
         (select jsonb_agg(entry) from jsonb_array_elements(amr) as entry where entry ->> 'method' <> $4), '[]')
     where id = $1 returning aal, amr`,
    [sessionId, factorId, now, method, Math.floor(context.now() / 1000)],
  );
  const session = one(rows);
  const refreshToken = await renewRefreshToken(context, query, userId, sessionId);
  await query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    userId,
    sessionId,
  ]);
  return { id: sessionId, ...session, refreshToken };
}

/** Takes the sessions that passed this factor back to aal1: it proves nothing any more. */
export async function lowerSessions(query: Query, factorId: string): Promise<void> {
  await query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(), amr = coalesce(
       (select jsonb_agg(entry) from jsonb_array_elements(amr) as entry
        where entry ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')), '[]')
     where factor_id = $1`,
    [factorId],
  );
}
