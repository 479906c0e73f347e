import { oneOrNone } from '#domain/kernel/one.ts';
import { randomBytes } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import type { Digest } from '../digest.ts';

/** A row of `auth.refresh_tokens`. */
export type RefreshTokenRow = {
  id: string;
  session_id: string;
  user_id: string;
  revoked: boolean;
  revoked_at: Date | null;
};

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows another one. It is derived, not drawn, so that a client whose answer was lost (or two
 * tabs that ask at the same moment) can be given the same successor again although only digests are stored.
 */
export function successorOf(digest: Digest, token: string): string {
  return digest('refresh-token-successor', token).toString('base64url');
}

export type NewRefreshTokenRow = {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Row id of the token that this one follows. */
  readonly parent: string | null;
  readonly createdAt: Date;
};

export async function storeRefreshToken(
  query: Query,
  digest: Digest,
  row: NewRefreshTokenRow,
): Promise<void> {
  await query(
    `insert into auth.refresh_tokens (token_hash, user_id, session_id, parent, created_at) values ($1, $2, $3, $4, $5)`,
    [digest('refresh-token', row.token), row.userId, row.sessionId, row.parent, row.createdAt],
  );
}

/** Gives a session another refresh token, in the caller's transaction. */
export async function renewRefreshToken(
  context: AuthContext,
  query: Query,
  userId: string,
  sessionId: string,
): Promise<string> {
  const createdAt = new Date(context.now());
  await query(
    'update auth.refresh_tokens set revoked = true, revoked_at = $2 where session_id = $1 and not revoked',
    [sessionId, createdAt],
  );
  const token = newRefreshToken();
  await storeRefreshToken(query, context.digest, { token, userId, sessionId, parent: null, createdAt });
  return token;
}

export async function findRefreshToken(
  query: Query,
  digest: Digest,
  token: string,
): Promise<RefreshTokenRow | undefined> {
  const { rows } = await query<RefreshTokenRow>(
    'select id, session_id, user_id, revoked, revoked_at from auth.refresh_tokens where token_hash = $1',
    [digest('refresh-token', token)],
  );
  return oneOrNone(rows);
}
