import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { type AuthError, userBanned } from '../errors.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { issueAuthCode } from '../pkce/flow-state.ts';
import { continueSession, openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { type Account, isBanned, loadAccount, lockUser } from '../users/user-row.ts';
import { applyToken } from './apply-token.ts';
import { type Evidence, type Origin, proveOrigin } from './origin.ts';

/**
 * What a token led to. `expired` and `banned` are no exceptions: the use of the token, or the wrong guess, is
 * committed with them.
 */
export type Verification =
  | {
      readonly outcome: 'signed-in';
      readonly account: Account;
      readonly session: Session;
      /** Whether the password is gone, and a new one is to be chosen. */
      readonly isHandedOver: boolean;
    }
  | { readonly outcome: 'auth-code'; readonly code: string }
  | { readonly outcome: 'other-mailbox' }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'banned' };

export const OTHER_MAILBOX =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Redeems a token and does what it stands for, in one transaction.
 *
 * @param evidence what the browser shows for having begun what the token ends. Null for a plain link, which anybody who
 *   saw it may have followed: in a PKCE flow it leads to an authorization code
 */
export function verify(
  context: AuthContext,
  request: GatewayRequest,
  redeem: (query: Query) => Promise<RedeemedToken | undefined>,
  evidence: Evidence | null,
): Promise<Verification> {
  return context.database.transaction(async ({ query }): Promise<Verification> => {
    const token = await redeem(query);
    const user = token && (await lockUser(query, token.userId));
    if (!token || !user) return { outcome: 'expired' };
    if (isBanned(user, context.now())) return { outcome: 'banned' };
    const origin = evidence && (await proveOrigin(context, query, token, evidence));
    const applied = await applyToken(context, query, request, user, token, origin);
    if (applied === 'expired' || applied === 'other-mailbox') return { outcome: applied };
    if (evidence === null && token.flowId !== null) {
      return { outcome: 'auth-code', code: await issueAuthCode(context, query, token.flowId, user.id) };
    }
    const session = await enter(context, query, request, token, origin);
    return {
      outcome: 'signed-in',
      account: await loadAccount(query, user.id),
      session,
      isHandedOver: applied === 'handed-over',
    };
  });
}

/** Whoever confirms an address in a session of theirs stays in it; whoever came to sign in gets a new one. */
async function enter(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  { userId, type }: RedeemedToken,
  origin: Origin | null,
): Promise<Session> {
  if (origin?.kind === 'session' && type !== 'magiclink' && type !== 'recovery') {
    return continueSession(context, query, userId, origin.sessionId);
  }
  const session = await openSession(context, query, request, userId, 'otp');
  await audit(context, query, request, 'login', userId);
  return session;
}

/** The error behind an outcome that opened no session. @param expired the words for a token that is no good */
export function verificationError(outcome: 'expired' | 'banned', expired: AuthError): AuthError {
  return outcome === 'banned' ? userBanned(403) : expired;
}
