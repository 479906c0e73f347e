import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import { AuthError } from '../errors.ts';
import { noteProviders } from '../users/own-identity.ts';
import { findIdentitiesOf, findUserByEmail, type IdentityRow } from '../users/user-row.ts';

/**
 * Takes a way to sign in from an account, in the caller's transaction with the user locked. The address or number that came with it goes
 * too, unless another identity has it; since when the account has been confirmed stays, as second factors are judged by it.
 *
 * @throws AuthError `identity_not_found`, `single_identity_not_deletable`, `email_conflict_identity_not_deletable`
 */
export async function unlinkIdentity(
  query: Query,
  userId: string,
  identityId: string,
  at: Date,
): Promise<void> {
  const identities = await findIdentitiesOf(query, [userId]);
  const identity = identities.find(({ id }) => id === identityId);
  if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  const left = identities.filter(({ id }) => id !== identityId);
  if (left.length === 0) {
    const message = 'User must have at least 1 identity after unlinking';
    throw new AuthError(422, 'single_identity_not_deletable', message);
  }
  await query('delete from auth.identities where id = $1', [identityId]);
  if (identity.provider === 'phone') {
    await query(
      `update auth.users set phone = null, phone_confirmed_at = null,
         email_confirmed_at = case when email_confirmed_at is not null then confirmed_at end where id = $1`,
      [userId],
    );
  }
  await retainAddressOf(query, userId, left, at);
  if (!left.some(({ provider }) => provider === 'email' || provider === 'phone')) {
    await query('update auth.users set encrypted_password = null where id = $1', [userId]);
  }
  await noteProviders(query, userId);
}

/** Makes the account's address one that an identity still stands for; the oldest that has one, if the own one is gone. */
async function retainAddressOf(
  query: Query,
  userId: string,
  left: readonly IdentityRow[],
  at: Date,
): Promise<void> {
  const { rows } = await query<{ email: string | null }>('select email from auth.users where id = $1', [
    userId,
  ]);
  const current = one(rows).email;
  if (current === null || left.some(({ email }) => email === current)) return;
  const heir = left.find(({ email }) => email !== null);
  if (heir?.email && (await findUserByEmail(query, heir.email))) {
    const message = 'Unable to unlink identity due to email conflict';
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
  }
  const isVerified = heir?.identity_data.email_verified === true;
  await query(
    `update auth.users set email = $2, email_confirmed_at = case when $3 then coalesce(email_confirmed_at, $4) end,
       email_change = null, updated_at = $4 where id = $1`,
    [userId, heir?.email ?? null, isVerified, at],
  );
}
