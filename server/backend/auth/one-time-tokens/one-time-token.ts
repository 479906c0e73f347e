import { randomBytes, randomInt } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';

/** What a one-time token is for, of what `auth.one_time_tokens` knows. */
export type TokenType = 'confirmation' | 'email_change_new' | 'email_change_current';

/** What goes into a mail: the token of the link, and the short code that can be typed in instead. */
export type OneTimeSecret = { readonly token: string; readonly code: string };

/** Replaces the user's token of this type by a new one, in the caller's transaction. */
export async function createOneTimeToken(
  context: AuthContext,
  query: Query,
  userId: string,
  type: TokenType,
  /** The mailbox that the token is sent to: it proves nothing about any other. */
  relatesTo: string,
): Promise<OneTimeSecret> {
  const { otp_length: length, otp_expiry: lifetime } = context.settings.email;
  const secret = {
    token: randomBytes(32).toString('base64url'),
    code: String(randomInt(10 ** length)).padStart(length, '0'),
  };
  const now = context.now();
  await query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       attempts = 0, redeemed_at = null, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      userId,
      type,
      context.digest('link', secret.token),
      hashCode(context, userId, secret.code),
      relatesTo,
      new Date(now),
      new Date(now + lifetime * 1000),
    ],
  );
  return secret;
}

/** A code is short, so its digest is bound to the account: equal codes of two accounts look different. */
export function hashCode(context: AuthContext, userId: string, code: string): Buffer {
  return context.digest('code', `${userId}:${code}`);
}
