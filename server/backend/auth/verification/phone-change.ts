import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { phoneExists } from '../errors.ts';
import { mayReceive } from '../limits/message-limits.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { confirmPhone } from '../users/confirm-address.ts';
import { issuePhoneCode } from '../users/phone-code.ts';
import { setPhone } from '../users/set-address.ts';
import { findUserByPhone, type UserRow } from '../users/user-row.ts';

/**
 * Notes the wish for another number, in the caller's transaction. Nothing is sent to a number that belongs to somebody
 * else, and nobody is told so.
 *
 * @returns the code to send to the new number once the transaction is over; null when none is to be sent
 */
export async function requestPhoneChange(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  phone: string,
): Promise<string | null> {
  await query('update auth.users set phone_change = $2, updated_at = $3 where id = $1', [
    user.id,
    phone,
    new Date(context.now()),
  ]);
  await audit(context, query, request, 'user_modified', user.id);
  if (await findUserByPhone(query, phone)) return null;
  // A code that was just sent goes on working.
  if (!(await mayReceive(context, query, { channel: 'sms', kind: 'change', recipient: phone }))) return null;
  return issuePhoneCode(context, query, user.id, 'phone_change', phone);
}

/**
 * Changes the number once its phone has answered.
 *
 * @param user the locked row
 * @throws AuthError `phone_exists` when the number was taken meanwhile
 */
export async function applyPhoneChange(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  token: RedeemedToken,
): Promise<'applied' | 'expired'> {
  if (user.phone_change === null || token.relatesTo !== user.phone_change) return 'expired';
  if (await findUserByPhone(query, user.phone_change)) throw phoneExists();
  const now = new Date(context.now());
  await setPhone(query, user.id, user.phone_change, now);
  await confirmPhone(query, user.id, now);
  await audit(context, query, request, 'user_modified', user.id);
  return 'applied';
}
