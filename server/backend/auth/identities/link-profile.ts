import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import { lockSignedIn } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError, emailExists } from '../errors.ts';
import type { PendingSignIn } from '../oauth/oauth-state.ts';
import type { ExternalProfile } from '../oauth/profile.ts';
import { noteProviders } from '../users/own-identity.ts';
import { findUserByEmail, type UserRow } from '../users/user-row.ts';
import { fillMetadata, findIdentityOwner, lockIdentity, saveIdentity } from './external-identity.ts';

/**
 * Links an identity to the account of somebody who is signed in, in the caller's transaction. Their session must still be
 * there: a provider takes its time to answer, and the account may have changed hands meanwhile.
 *
 * @throws AuthError `identity_already_exists`, `email_exists`, `user_banned`, `user_not_found`, `session_not_found`
 */
export async function linkProfile(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  linking: NonNullable<PendingSignIn['linking']>,
  profile: ExternalProfile,
): Promise<void> {
  // The identity is locked before its user, as everywhere.
  await lockIdentity(query, profile);
  const user = await lockSignedIn(context, query, linking);
  const userId = user.id;
  const owner = await findIdentityOwner(query, profile);
  if (owner !== undefined) {
    const message = `Identity is already linked${owner === userId ? '' : ' to another user'}`;
    throw new AuthError(422, 'identity_already_exists', message);
  }
  const now = new Date(context.now());
  await saveIdentity(query, userId, profile, now);
  if (user.email === null) await takeAddress(query, user, profile, now);
  await fillMetadata(query, userId, profile);
  await noteProviders(query, userId);
  await audit(context, query, request, 'identity_linked', userId);
}

/** Somebody without an address gets the verified one of the identity, and is anonymous no longer. */
async function takeAddress(query: Query, user: UserRow, profile: ExternalProfile, now: Date): Promise<void> {
  const email = profile.emailVerified ? profile.email : null;
  if (email !== null && (await findUserByEmail(query, email))) throw emailExists();
  await query(
    `update auth.users set email = $2, email_confirmed_at = $3, is_anonymous = false, updated_at = $4 where id = $1`,
    [user.id, email, email === null ? null : now, now],
  );
}
