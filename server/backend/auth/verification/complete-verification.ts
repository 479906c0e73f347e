import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { type AuthError, userBanned } from '../errors.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { confirmEmail } from '../users/create-user.ts';
import { type Account, isBanned, loadAccount, lockUser, type UserRow } from '../users/user-row.ts';
import { applyEmailChange } from './email-change.ts';

/**
 * What a token led to. `expired` and `banned` are no exceptions: the use of the token, or the wrong guess, is
 * committed with them.
 */
export type Verification =
  | { readonly outcome: 'signed-in'; readonly account: Account; readonly session: Session }
  | { readonly outcome: 'other-mailbox' }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'banned' };

export const OTHER_MAILBOX =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Redeems a token and does what it stands for, in one transaction. */
export function verify(
  context: AuthContext,
  request: GatewayRequest,
  redeem: (query: Query) => Promise<RedeemedToken | undefined>,
): Promise<Verification> {
  return context.database.transaction(async ({ query }): Promise<Verification> => {
    const token = await redeem(query);
    const user = token && (await lockUser(query, token.userId));
    if (!token || !user) return { outcome: 'expired' };
    if (isBanned(user, context.now())) return { outcome: 'banned' };
    const applied = await apply(context, query, request, user, token);
    if (applied !== 'applied') return { outcome: applied };
    const session = await openSession(context, query, request, user.id, 'otp');
    await audit(context, query, request, 'login', user.id);
    return { outcome: 'signed-in', account: await loadAccount(query, user.id), session };
  });
}

async function apply(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  token: RedeemedToken,
): Promise<'applied' | 'other-mailbox' | 'expired'> {
  if (token.type !== 'confirmation') {
    const change = await applyEmailChange(context, query, user, token);
    if (change === 'applied') await audit(context, query, request, 'user_modified', user.id);
    return change;
  }
  // The mail proves its own mailbox and no other, should the address have changed since.
  if (token.relatesTo !== user.email) return 'expired';
  await confirmEmail(query, user.id, new Date(context.now()));
  return 'applied';
}

/** The error behind an outcome that opened no session. @param expired the words for a token that is no good */
export function verificationError(outcome: 'expired' | 'banned', expired: AuthError): AuthError {
  return outcome === 'banned' ? userBanned(403) : expired;
}
