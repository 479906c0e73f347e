import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notify-owner.ts';
import { redeemCode } from '../one-time-tokens/redeem-token.ts';
import { checkNewPassword } from '../passwords/policy.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { isRecentSignIn } from '../sessions/is-recent-sign-in.ts';
import type { UserRow } from './user-row.ts';

export type PasswordChange = {
  readonly password: string;
  /** The code of `GET /reauthenticate`; empty without one. */
  readonly nonce: string;
};

/**
 * Checks a new password and hashes it; nothing is written yet, and no connection is held.
 *
 * @throws AuthError `weak_password`, `same_password`, `reauthentication_needed`, `reauthentication_not_valid`
 */
export async function preparePassword(
  context: AuthContext,
  user: UserRow,
  sessionId: string,
  { password, nonce }: PasswordChange,
): Promise<string> {
  if (user.is_anonymous) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  checkNewPassword(password, context.settings);
  const { secure_password_change: asksAgain } = context.settings.email;
  if (asksAgain && !(await isRecentSignIn(context, context.database.query, sessionId)))
    await requireNonce(context, user, nonce);
  if (
    user.encrypted_password !== null &&
    (await context.passwords.verify(user.encrypted_password, password))
  ) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}

/**
 * Stores the new password and tells the owner. What was mailed under the old one stops working, and sessions end.
 *
 * @param ownSession the session that goes on; null ends every one
 */
export async function changePassword(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  passwordHash: string,
  ownSession: string | null,
): Promise<void> {
  await query(
    'update auth.users set encrypted_password = $2, email_change = null, phone_change = null, updated_at = $3 where id = $1',
    [user.id, passwordHash, new Date(context.now())],
  );
  await query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  await closeSessions(query, user.id, 'others', ownSession);
  await audit(context, query, request, 'user_updated_password', user.id);
  await notifyOwner(context, query, user, 'password_changed');
}

/** A transaction of its own: a wrong guess counts whatever becomes of the change. */
async function requireNonce(context: AuthContext, user: UserRow, nonce: string): Promise<void> {
  if (nonce === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const recipient = user.email ?? user.phone ?? '';
  const token = await context.database.transaction(({ query }) =>
    redeemCode(context, query, recipient, nonce, ['reauthentication']),
  );
  if (token?.userId !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
