import { oneOrNone } from '#domain/kernel/one.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { CODE_GUESSES } from '../limits/limits.ts';
import { hashCode, type TokenType } from './one-time-token.ts';

/** A token that was good, and is used up now. */
export type RedeemedToken = {
  readonly userId: string;
  readonly type: TokenType;
  /** The mailbox or phone that it was sent to. */
  readonly relatesTo: string;
  /** The PKCE flow that it was asked for in. */
  readonly flowId: string | null;
};

type TokenRow = {
  id: string;
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  code_hash: Buffer | null;
  flow_state_id: string | null;
};

/** A link as it is found, whether or not it can still be used. */
export type FoundLink = RedeemedToken & { readonly state: 'valid' | 'used' | 'expired' };

/** Looks at the token of a mail link without using it up; undefined when it is unknown or was replaced. */
export async function findLink(
  context: AuthContext,
  query: Query,
  token: string,
  types: readonly TokenType[],
): Promise<FoundLink | undefined> {
  const { rows } = await query<TokenRow & { state: FoundLink['state'] }>(
    `select id, user_id, token_type, relates_to, code_hash, flow_state_id,
       case when redeemed_at is not null then 'used' when expires_at <= $3 then 'expired' else 'valid' end as state
     from auth.one_time_tokens where token_hash = $1 and token_type = any($2)`,
    [context.digest('link', token), [...types], new Date(context.now())],
  );
  const row = oneOrNone(rows);
  return row && { ...toRedeemed(row), state: row.state };
}

/** Uses up the token of a mail link; undefined when it is unknown, used or expired. */
export async function redeemLink(
  context: AuthContext,
  query: Query,
  token: string,
  types: readonly TokenType[],
): Promise<RedeemedToken | undefined> {
  const hash = context.digest('link', token);
  await lockOwners(query, 'token_hash', hash);
  const { rows } = await query<TokenRow>(
    `update auth.one_time_tokens set redeemed_at = $2
     where token_hash = $1 and token_type = any($3) and redeemed_at is null and expires_at > $2
     returning id, user_id, token_type, relates_to, code_hash, flow_state_id`,
    [hash, new Date(context.now()), [...types]],
  );
  const row = oneOrNone(rows);
  return row && toRedeemed(row);
}

/**
 * Uses up a typed code; undefined when it is wrong, used, expired or was guessed at too often. The guess counts
 * before it is compared: the caller must commit whatever comes out.
 *
 * @param recipient the mail address or phone number that the code was sent to
 */
export async function redeemCode(
  context: AuthContext,
  query: Query,
  recipient: string,
  code: string,
  types: readonly TokenType[],
): Promise<RedeemedToken | undefined> {
  const now = new Date(context.now());
  await lockOwners(query, 'relates_to', recipient);
  const { rows } = await query<TokenRow>(
    `update auth.one_time_tokens set attempts = attempts + 1
     where relates_to = $1 and token_type = any($2) and redeemed_at is null and expires_at > $3 and attempts < $4
     returning id, user_id, token_type, relates_to, code_hash, flow_state_id`,
    [recipient, [...types], now, CODE_GUESSES],
  );
  const row = rows.find(
    (candidate) =>
      candidate.code_hash !== null &&
      timingSafeEqual(candidate.code_hash, hashCode(context, candidate.user_id, code)),
  );
  if (!row) return undefined;
  await query('update auth.one_time_tokens set redeemed_at = $2 where id = $1', [row.id, now]);
  return toRedeemed(row);
}

/** Locks the users before their tokens, in the order in which everything that changes an account takes them. */
async function lockOwners(query: Query, column: 'token_hash' | 'relates_to', value: unknown): Promise<void> {
  await query(
    `select from auth.users where id in (select user_id from auth.one_time_tokens where ${column} = $1)
     order by id for no key update`,
    [value],
  );
}

function toRedeemed(row: TokenRow): RedeemedToken {
  return {
    userId: row.user_id,
    type: row.token_type,
    relatesTo: row.relates_to,
    flowId: row.flow_state_id,
  };
}
