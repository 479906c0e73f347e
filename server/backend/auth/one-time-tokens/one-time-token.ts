import { randomBytes, randomInt } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { SMS_CODE_SECONDS } from '../limits/limits.ts';

/** What a one-time token is for. */
export type TokenType =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'email_change_new'
  | 'email_change_current'
  | 'phone_change'
  | 'reauthentication';

/** What goes into a message: the token of the link, and the short code that can be typed in instead. */
export type OneTimeSecret = { readonly token: string; readonly code: string };

export type TokenOrder = {
  readonly userId: string;
  readonly type: TokenType;
  /** The mailbox or phone that the token is sent to: it proves nothing about any other. */
  readonly relatesTo: string;
  /** The PKCE flow that the token was asked for in. */
  readonly flowId?: string | null;
  /** The code of a text message; left out, one is drawn for a mail. */
  readonly smsCode?: string;
  /** False for a token that nobody is told: no code is right, so that guessing needs a message first. */
  readonly isSent?: boolean;
};

/** Before the tokens of PKCE flows, so that a link which is no good leads back in the way that its flow reads. */
const PKCE_PREFIX = 'pkce_';

/** Replaces the user's token of this type by a new one, in the caller's transaction. */
export async function createOneTimeToken(
  context: AuthContext,
  query: Query,
  { userId, type, relatesTo, flowId = null, smsCode, isSent = true }: TokenOrder,
): Promise<OneTimeSecret> {
  const { otp_length: length, otp_expiry: mailLifetime } = context.settings.email;
  const secret = {
    token: `${flowId === null ? '' : PKCE_PREFIX}${randomBytes(32).toString('base64url')}`,
    code: smsCode ?? String(randomInt(10 ** length)).padStart(length, '0'),
  };
  const now = context.now();
  const lifetime = smsCode === undefined ? mailLifetime : SMS_CODE_SECONDS;
  await query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       flow_state_id = excluded.flow_state_id, attempts = 0, redeemed_at = null,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      userId,
      type,
      context.digest('link', secret.token),
      isSent ? hashCode(context, userId, secret.code) : null,
      relatesTo,
      flowId,
      new Date(now),
      new Date(now + lifetime * 1000),
    ],
  );
  return secret;
}

/** Whether the token of a link was asked for in a PKCE flow. */
export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX);
}

/** A code is short, so its digest is bound to the account: equal codes of two accounts look different. */
export function hashCode(context: AuthContext, userId: string, code: string): Buffer {
  return context.digest('code', `${userId}:${code}`);
}
