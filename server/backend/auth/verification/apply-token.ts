import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { confirmEmail, confirmPhone, endUnprovenAccess } from '../users/confirm-address.ts';
import type { UserRow } from '../users/user-row.ts';
import { applyEmailChange } from './email-change.ts';
import { applyPhoneChange } from './phone-change.ts';

/** Whether what the token stood for has happened, waits for the other mailbox, or could not be. */
export type Applied = 'applied' | 'other-mailbox' | 'expired';

/**
 * Does what a redeemed token stands for, in the caller's transaction. A message proves its own mailbox or phone and
 * no other, should the address have changed since.
 *
 * @param user the locked row
 * @throws AuthError `email_exists`, `phone_exists` when a new address was taken meanwhile
 */
export async function applyToken(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  token: RedeemedToken,
): Promise<Applied> {
  switch (token.type) {
    case 'confirmation':
    case 'magiclink':
    case 'recovery':
      return proveAddress(context, query, user, token);
    case 'email_change_new':
    case 'email_change_current': {
      const change = await applyEmailChange(context, query, user, token);
      if (change === 'applied') await audit(context, query, request, 'user_modified', user.id);
      return change;
    }
    case 'phone_change':
      return applyPhoneChange(context, query, request, user, token);
    case 'reauthentication':
      return 'expired';
  }
}

async function proveAddress(
  context: AuthContext,
  query: Query,
  user: UserRow,
  token: RedeemedToken,
): Promise<Applied> {
  const now = new Date(context.now());
  const isOwnWish = token.type !== 'confirmation';
  if (token.relatesTo === user.email) {
    if (user.email_confirmed_at !== null) return 'applied';
    await endUnprovenAccess(query, user.id, isOwnWish ? 'email' : null);
    await confirmEmail(query, user.id, now);
    return 'applied';
  }
  if (token.relatesTo !== user.phone) return 'expired';
  if (user.phone_confirmed_at === null) {
    await endUnprovenAccess(query, user.id, isOwnWish && user.confirmed_at === null ? 'phone' : null);
    await confirmPhone(query, user.id, now);
  }
  return 'applied';
}
