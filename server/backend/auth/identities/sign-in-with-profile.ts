import { randomUUID } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError, userBanned } from '../errors.ts';
import type { ExternalProfile } from '../oauth/profile.ts';
import { confirmEmail, endUnprovenAccess } from '../users/confirm-address.ts';
import { noteProviders } from '../users/own-identity.ts';
import { findUserByEmail, isBanned, lockUser, type UserRow } from '../users/user-row.ts';
import { fillMetadata, findIdentityOwner, lockIdentity, saveIdentity } from './external-identity.ts';

/**
 * Finds or makes the account of somebody whom an outside provider vouches for, in the caller's transaction: by the
 * identity, else by an address that the provider has verified, else a new one.
 *
 * @returns the id of the user
 * @throws AuthError `provider_email_needs_verification`, `email_address_not_provided`, `signup_disabled`, `user_banned`, `conflict`
 */
export async function signInWithProfile(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  profile: ExternalProfile,
  emailOptional: boolean,
): Promise<string> {
  await lockIdentity(query, profile);
  const now = new Date(context.now());
  const owner = await findIdentityOwner(query, profile);
  let known = owner ?? (await ownerOfAddress(query, profile, emailOptional));
  if (known === undefined) {
    const created = await createExternalUser(context, query, request, profile);
    if (created !== undefined) return created;
    // Somebody signed up with the address at this very moment.
    known = await ownerOfAddress(query, profile, emailOptional);
  }
  const user = known === undefined ? undefined : await lockUser(query, known);
  if (!user || isBanned(user, context.now())) throw userBanned(403);
  if (!(await stillLeadsTo(query, user, owner, profile))) {
    throw new AuthError(409, 'conflict', 'The account was changed at this moment, sign in again');
  }
  if (owner === undefined) await adoptAccount(query, user, profile, now);
  await saveIdentity(query, user.id, profile, now);
  await fillMetadata(query, user.id, profile);
  await noteProviders(query, user.id);
  await audit(context, query, request, owner === undefined ? 'identity_linked' : 'login', user.id);
  return user.id;
}

/** Whether what led to the account is still there once it is locked: it may have changed hands while this waited for it. */
async function stillLeadsTo(
  query: Query,
  user: UserRow,
  owner: string | undefined,
  profile: ExternalProfile,
): Promise<boolean> {
  if (owner === undefined) return user.email === profile.email;
  return (await findIdentityOwner(query, profile)) === owner;
}

/** The account with the address of the profile. An address that the provider has not verified proves nothing. */
async function ownerOfAddress(
  query: Query,
  { provider, email, emailVerified }: ExternalProfile,
  emailOptional: boolean,
): Promise<string | undefined> {
  if (email === null) {
    if (emailOptional) return undefined;
    const message = 'Error getting user email from external provider';
    throw new AuthError(422, 'email_address_not_provided', message);
  }
  if (!emailVerified) {
    const message = `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`;
    throw new AuthError(403, 'provider_email_needs_verification', message);
  }
  return (await findUserByEmail(query, email))?.id;
}

/**
 * Prepares an account with the same address for its new identity. Whoever made an account with an address that they
 * never confirmed may have been a stranger who waits for its owner: nothing of theirs opens it from now on.
 */
async function adoptAccount(query: Query, user: UserRow, profile: ExternalProfile, now: Date): Promise<void> {
  if (user.email_confirmed_at === null) {
    await endUnprovenAccess(query, user.id, 'email');
    await query('delete from auth.identities where user_id = $1', [user.id]);
    await query(`update auth.users set raw_user_meta_data = raw_user_meta_data || $2::jsonb where id = $1`, [
      user.id,
      JSON.stringify(profile.data),
    ]);
  }
  await confirmEmail(query, user.id, now);
}

/** @returns the id; undefined when the address has just been taken */
async function createExternalUser(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  profile: ExternalProfile,
): Promise<string | undefined> {
  if (!context.settings.enable_signup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const id = randomUUID();
  const now = new Date(context.now());
  const { rowCount } = await query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $5) on conflict do nothing`,
    [id, profile.email, profile.email === null ? null : now, JSON.stringify(profile.data), now],
  );
  if (rowCount === 0) return undefined;
  await saveIdentity(query, id, profile, now);
  await noteProviders(query, id);
  await audit(context, query, request, 'user_signedup', id);
  return id;
}
