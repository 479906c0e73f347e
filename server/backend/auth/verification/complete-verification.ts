import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { type AuthError, userBanned } from '../errors.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { issueAuthCode } from '../pkce/flow-state.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { type Account, isBanned, loadAccount, lockUser } from '../users/user-row.ts';
import { applyToken } from './apply-token.ts';

/**
 * What a token led to. `expired` and `banned` are no exceptions: the use of the token, or the wrong guess, is
 * committed with them.
 */
export type Verification =
  | { readonly outcome: 'signed-in'; readonly account: Account; readonly session: Session }
  | { readonly outcome: 'auth-code'; readonly code: string }
  | { readonly outcome: 'other-mailbox' }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'banned' };

export const OTHER_MAILBOX =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Redeems a token and does what it stands for, in one transaction.
 *
 * @param givesCode whether a token of a PKCE flow leads to an authorization code: when it came by a plain link, which
 *   anybody who saw it may have followed
 */
export function verify(
  context: AuthContext,
  request: GatewayRequest,
  redeem: (query: Query) => Promise<RedeemedToken | undefined>,
  givesCode: boolean,
): Promise<Verification> {
  return context.database.transaction(async ({ query }): Promise<Verification> => {
    const token = await redeem(query);
    const user = token && (await lockUser(query, token.userId));
    if (!token || !user) return { outcome: 'expired' };
    if (isBanned(user, context.now())) return { outcome: 'banned' };
    const applied = await applyToken(context, query, request, user, token);
    if (applied !== 'applied') return { outcome: applied };
    if (givesCode && token.flowId !== null) {
      return { outcome: 'auth-code', code: await issueAuthCode(context, query, token.flowId, user.id) };
    }
    const session = await openSession(context, query, request, user.id, 'otp');
    await audit(context, query, request, 'login', user.id);
    return { outcome: 'signed-in', account: await loadAccount(query, user.id), session };
  });
}

/** The error behind an outcome that opened no session. @param expired the words for a token that is no good */
export function verificationError(outcome: 'expired' | 'banned', expired: AuthError): AuthError {
  return outcome === 'banned' ? userBanned(403) : expired;
}
