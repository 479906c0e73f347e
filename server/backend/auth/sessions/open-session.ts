import { one } from '#domain/kernel/one.ts';
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { MAX_USER_AGENT_LENGTH } from '../limits/limits.ts';
import { rememberAddress } from '../limits/password-limits.ts';
import { newRefreshToken, renewRefreshToken, storeRefreshToken } from './refresh-token.ts';
import type { AuthenticationMethod, Session } from './session.ts';

/** Opens a session with its first refresh token and notes the sign-in, in the caller's transaction. */
export async function openSession(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  userId: string,
  method: AuthenticationMethod['method'],
): Promise<Session> {
  const now = new Date(context.now());
  const { timebox } = context.settings.sessions;
  const session: Session = {
    id: randomUUID(),
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(context.now() / 1000) }],
    refreshToken: newRefreshToken(),
  };
  await query(
    `insert into auth.sessions (id, user_id, aal, amr, user_agent, ip, not_after, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $8)`,
    [
      session.id,
      userId,
      session.aal,
      JSON.stringify(session.amr),
      request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      isIP(request.address) === 0 ? null : request.address,
      timebox === 0 ? null : new Date(now.getTime() + timebox * 1000),
      now,
    ],
  );
  const token = { token: session.refreshToken, userId, sessionId: session.id, parent: null, createdAt: now };
  await storeRefreshToken(query, context.digest, token);
  await rememberAddress(context, query, request, userId);
  await query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [userId, now]);
  return session;
}

/** Hands out a session once more, with a refresh token of its own, in the caller's transaction. @throws when it is gone */
export async function continueSession(
  context: AuthContext,
  query: Query,
  userId: string,
  sessionId: string,
): Promise<Session> {
  const { rows } = await query<Pick<Session, 'aal' | 'amr'>>(
    'select aal, amr from auth.sessions where id = $1',
    [sessionId],
  );
  const session = one(rows);
  return {
    id: sessionId,
    ...session,
    refreshToken: await renewRefreshToken(context, query, userId, sessionId),
  };
}
