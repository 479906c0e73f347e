import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { findRefreshToken, type RefreshTokenRow, storeRefreshToken, successorOf } from './refresh-token.ts';
import type { AuthenticationMethod, Session } from './session.ts';

type SessionRow = {
  id: string;
  user_id: string;
  aal: string;
  amr: AuthenticationMethod[];
  not_after: Date | null;
  active_at: Date;
};

/** What became of a refresh token that was handed in. A reused one must be committed, so it is not thrown. */
export type Rotation =
  | { readonly outcome: 'rotated'; readonly session: Session; readonly userId: string }
  | { readonly outcome: 'reused'; readonly userId: string; readonly sessionId: string };

/**
 * Exchanges a refresh token, in the caller's transaction. A used token still leads to the current one for
 * `refresh_token_reuse_interval` seconds; used after that, somebody has a copy, and the session ends.
 *
 * @throws AuthError `refresh_token_not_found`, `session_expired`
 */
export async function rotateSession(context: AuthContext, query: Query, token: string): Promise<Rotation> {
  const session = await lockSession(context, query, token);
  // Read after the session is locked: a parallel exchange of the same token is over by now.
  const presented = session && (await findRefreshToken(query, context.digest, token));
  if (!presented) {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  requireLive(context, session);
  const rotated = presented.revoked
    ? await currentToken(context, query, token, presented)
    : await issueSuccessor(context, query, token, presented);
  if (rotated === undefined) {
    if (context.settings.enable_refresh_token_rotation) {
      await query('delete from auth.sessions where id = $1', [session.id]);
    }
    return { outcome: 'reused', userId: session.user_id, sessionId: session.id };
  }
  await query('update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1', [
    session.id,
    new Date(context.now()),
  ]);
  const { id, aal, amr } = session;
  return { outcome: 'rotated', session: { id, aal, amr, refreshToken: rotated }, userId: session.user_id };
}

/** @throws AuthError `session_expired` after the longest life of a session, or too long a pause between refreshes */
function requireLive({ settings, now }: AuthContext, session: SessionRow): void {
  if (session.not_after !== null && session.not_after.getTime() <= now()) {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  const { inactivity_timeout: longestPause } = settings.sessions;
  if (longestPause > 0 && session.active_at.getTime() + longestPause * 1000 <= now()) {
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
  }
}

async function lockSession(
  context: AuthContext,
  query: Query,
  token: string,
): Promise<SessionRow | undefined> {
  const { rows } = await query<SessionRow>(
    `select id, user_id, aal, amr, not_after, coalesce(refreshed_at, created_at) as active_at from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [context.digest('refresh-token', token)],
  );
  return oneOrNone(rows);
}

async function issueSuccessor(
  context: AuthContext,
  query: Query,
  token: string,
  presented: RefreshTokenRow,
): Promise<string> {
  const now = new Date(context.now());
  await query(
    'update auth.refresh_tokens set revoked = true, revoked_at = $2 where id = $1 and not revoked',
    [presented.id, now],
  );
  const successor = successorOf(context.digest, token);
  await storeRefreshToken(query, context.digest, {
    token: successor,
    userId: presented.user_id,
    sessionId: presented.session_id,
    parent: presented.id,
    createdAt: now,
  });
  return successor;
}

/** Follows the successors of a used token to the one that is valid now; undefined when it was used too long ago. */
async function currentToken(
  context: AuthContext,
  query: Query,
  token: string,
  presented: RefreshTokenRow,
): Promise<string | undefined> {
  const reusableUntil =
    (presented.revoked_at?.getTime() ?? 0) + context.settings.refresh_token_reuse_interval * 1000;
  if (context.now() > reusableUntil) return undefined;
  let text = token;
  let row = presented;
  while (row.revoked) {
    const successor = successorOf(context.digest, text);
    const next = await findRefreshToken(query, context.digest, successor);
    // A second factor gave the session another token. A tab that asks with the old one just now goes on as well.
    if (!next) return issueSuccessor(context, query, text, row);
    text = successor;
    row = next;
  }
  return text;
}
