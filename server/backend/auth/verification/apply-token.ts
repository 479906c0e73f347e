import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { confirmEmail, confirmPhone, endUnprovenAccess } from '../users/confirm-address.ts';
import type { UserRow } from '../users/user-row.ts';
import { applyEmailChange } from './email-change.ts';
import type { Origin } from './origin.ts';
import { applyPhoneChange } from './phone-change.ts';

/**
 * Whether what the token stood for has happened, waits for the other mailbox, or could not be. `handed-over`: it has
 * happened, and the account is its owner's from now on, without password and anything else that was set before.
 */
export type Applied = 'applied' | 'handed-over' | 'other-mailbox' | 'expired';

/**
 * Does what a redeemed token stands for, in the caller's transaction. A message proves its own mailbox or phone and
 * no other, should the address have changed since.
 *
 * @param user the locked row
 * @param origin what proves that this browser began what the token ends; null for nothing
 * @throws AuthError `email_exists`, `phone_exists` when a new address was taken meanwhile, `no_authorization`
 */
export async function applyToken(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  token: RedeemedToken,
  origin: Origin | null,
): Promise<Applied> {
  switch (token.type) {
    case 'confirmation':
    case 'magiclink':
    case 'recovery':
      return proveAddress(context, query, user, token, origin);
    case 'email_change_new':
    case 'email_change_current': {
      if (needsSession(context, token, origin)) {
        throw new AuthError(401, 'no_authorization', 'Sign in to the account that is to have this address');
      }
      const change = await applyEmailChange(context, query, user, token, origin !== null);
      if (change === 'applied') await audit(context, query, request, 'user_modified', user.id);
      return change;
    }
    case 'phone_change':
      return applyPhoneChange(context, query, request, user, token);
    case 'reauthentication':
      return 'expired';
  }
}

/**
 * Whether a new address needs a session of its account beside the mail: a stranger may have asked for the address of
 * somebody else, who must not become the owner of a stranger's account by a press.
 */
export function needsSession(
  { settings }: AuthContext,
  { type }: Pick<RedeemedToken, 'type'>,
  origin: Origin | null,
): boolean {
  return (
    settings.email.confirmation_page !== undefined &&
    type === 'email_change_new' &&
    origin?.kind !== 'session'
  );
}

/**
 * Whether the password that an account was made with outlives its confirmation by a browser that proves nothing. As with
 * GoTrue, except where a page asks for a new one.
 */
export function retainsPassword(
  { settings }: AuthContext,
  { type }: Pick<RedeemedToken, 'type'>,
  origin: Origin | null,
): boolean {
  return origin !== null || (type === 'confirmation' && settings.email.confirmation_page === undefined);
}

async function proveAddress(
  context: AuthContext,
  query: Query,
  user: UserRow,
  token: RedeemedToken,
  origin: Origin | null,
): Promise<Applied> {
  const now = new Date(context.now());
  if (token.relatesTo === user.email) {
    if (user.email_confirmed_at !== null) return 'applied';
    const keeps = retainsPassword(context, token, origin);
    // Where nobody has signed in yet, the password is all that can have been prepared.
    const isUntouched = keeps && user.last_sign_in_at === null;
    if (origin === null && !isUntouched) await endUnprovenAccess(query, user.id, 'email', keeps);
    await confirmEmail(query, user.id, now);
    return keeps ? 'applied' : 'handed-over';
  }
  if (token.relatesTo !== user.phone) return 'expired';
  if (user.phone_confirmed_at === null) {
    const isOwnWish = token.type !== 'confirmation';
    if (isOwnWish && user.confirmed_at === null) await endUnprovenAccess(query, user.id, 'phone');
    else await closeSessions(query, user.id, 'global', null);
    await confirmPhone(query, user.id, now);
  }
  return 'applied';
}
