import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext } from '../context.ts';
import { requestRateExceeded } from '../errors.ts';
import { addressBlock } from '../../limits/address-block.ts';
import { PASSWORD_GUESSES, PASSWORD_GUESSES_BY_ANYBODY } from './limits.ts';
import { countHit, forgetHits, type RateLimit, secondsToWait } from '../../limits/rate-limit.ts';

const BY_VISITOR: RateLimit = { name: 'password', ...PASSWORD_GUESSES, refusal: requestRateExceeded };
const BY_ANYBODY = { name: 'password_of', ...PASSWORD_GUESSES_BY_ANYBODY };
const BY_SESSIONS: RateLimit = { name: 'password_change', ...PASSWORD_GUESSES, refusal: requestRateExceeded };

/**
 * Counts one guess at the password of an account, before the guess is checked. Each visitor has few. All visitors
 * together have many more, and somebody who signed in from the same address before is not held up by the others.
 *
 * @param account mail address or phone number as typed in, whether or not it is registered
 * @throws AuthError 429
 */
export async function limitPasswordGuesses(
  context: AuthContext,
  request: GatewayRequest,
  account: string,
): Promise<void> {
  const { query } = context.database;
  await countHit(query, context.now(), BY_VISITOR, visitorKey(context, request, account));
  const wait = await secondsToWait(query, context.now(), BY_ANYBODY, key(context, account));
  if (wait > 0 && !(await isKnownAddress(context, request, account))) throw requestRateExceeded(wait);
}

/**
 * Counts a guess at the present password by whoever holds a session of the account.
 *
 * @throws AuthError 429
 */
export function limitPasswordChanges(context: AuthContext, userId: string): Promise<void> {
  return countHit(context.database.query, context.now(), BY_SESSIONS, userId);
}

/** After the right password this visitor's count starts afresh. */
export function forgetPasswordGuesses(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  account: string,
): Promise<void> {
  return forgetHits(query, BY_VISITOR, visitorKey(context, request, account));
}

/** Notes from where somebody has signed in, in the caller's transaction. */
export async function rememberAddress(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  userId: string,
): Promise<void> {
  await query(
    `insert into auth.known_addresses (user_id, address_hash, last_seen_at) values ($1, $2, $3)
     on conflict (user_id, address_hash) do update set last_seen_at = excluded.last_seen_at`,
    [userId, addressHash(context, request), new Date(context.now())],
  );
}

async function isKnownAddress(
  context: AuthContext,
  request: GatewayRequest,
  account: string,
): Promise<boolean> {
  const { rowCount } = await context.database.query(
    `select from auth.known_addresses join auth.users on users.id = known_addresses.user_id
     where (users.email = $1 or users.phone = $1) and address_hash = $2`,
    [account, addressHash(context, request)],
  );
  return rowCount > 0;
}

function addressHash(context: AuthContext, request: GatewayRequest): Buffer {
  return context.digest('rate-limit', addressBlock(request.address));
}

function visitorKey(context: AuthContext, request: GatewayRequest, account: string): string {
  return key(context, `${addressBlock(request.address)} ${account}`);
}

function key(context: AuthContext, text: string): string {
  return context.digest('rate-limit', text).toString('base64url');
}
