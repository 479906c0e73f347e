import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import type { AuthContext } from '../context.ts';
import { mailRateExceeded, requestRateExceeded, tooSoon } from '../errors.ts';
import { addressBlock } from './address-block.ts';
import { MAIL_WINDOW_S, MAILS_PER_RECIPIENT, PASSWORD_GUESSES, REQUEST_WINDOW_S } from './limits.ts';
import { countHit, forgetHits, type RateLimit } from './rate-limit.ts';

/** The rates of `[auth.rate_limit]` that count requests of one visitor. */
export type RequestKind = 'sign_in_sign_ups' | 'token_refresh' | 'token_verifications';

/** @throws AuthError 429 when this visitor has asked too often */
export async function limitRequests(
  context: AuthContext,
  request: GatewayRequest,
  kind: RequestKind,
): Promise<void> {
  const limit: RateLimit = {
    name: kind,
    limit: context.settings.rate_limit[kind],
    windowSeconds: REQUEST_WINDOW_S,
    refusal: requestRateExceeded,
  };
  await countHit(context.database.query, context.now(), limit, addressBlock(request.address));
}

/**
 * Counts a mail before it is written, for known and unknown addresses alike: by visitor, by mailbox, and with
 * the pause between two mails to one mailbox.
 *
 * @throws AuthError 429
 */
export async function limitMail(context: AuthContext, request: GatewayRequest, email: string): Promise<void> {
  const { query } = context.database;
  const mailbox = context.digest('rate-limit', email).toString('base64url');
  const pause: RateLimit = {
    name: 'mail_pause',
    limit: 1,
    windowSeconds: context.settings.email.max_frequency,
    refusal: tooSoon,
  };
  if (pause.windowSeconds > 0) await countHit(query, context.now(), pause, mailbox);
  const byMailbox: RateLimit = { name: 'mail_to', ...MAILS_PER_RECIPIENT, refusal: mailRateExceeded };
  await countHit(query, context.now(), byMailbox, mailbox);
  const byVisitor: RateLimit = {
    name: 'email_sent',
    limit: context.settings.rate_limit.email_sent,
    windowSeconds: MAIL_WINDOW_S,
    refusal: mailRateExceeded,
  };
  await countHit(query, context.now(), byVisitor, addressBlock(request.address));
}

const PASSWORD_LIMIT: RateLimit = { name: 'password', ...PASSWORD_GUESSES, refusal: requestRateExceeded };

/**
 * Counts one guess at the password of an account, before the guess is checked.
 *
 * @param account the address typed in, whether or not it is registered
 * @throws AuthError 429
 */
export function limitPasswordGuesses(context: AuthContext, account: string): Promise<void> {
  return countHit(context.database.query, context.now(), PASSWORD_LIMIT, accountKey(context, account));
}

/** After the right password the count starts afresh. */
export function forgetPasswordGuesses(context: AuthContext, query: Query, account: string): Promise<void> {
  return forgetHits(query, PASSWORD_LIMIT, accountKey(context, account));
}

function accountKey(context: AuthContext, account: string): string {
  return context.digest('rate-limit', account).toString('base64url');
}
