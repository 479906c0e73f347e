import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { endUnprovenAccess } from './confirm-address.ts';
import { createUser, type NewUser } from './create-user.ts';
import { findUserByEmail, type UserRow } from './user-row.ts';

/**
 * The user of an address, or an unconfirmed new one, in the caller's transaction. Whoever made an account with the address
 * and never confirmed it may be a stranger: nothing of theirs opens it from now on.
 */
export async function findOrCreateByEmail(
  context: AuthContext,
  query: Query,
  { email, passwordHash, metadata }: Pick<NewUser, 'passwordHash' | 'metadata'> & { readonly email: string },
): Promise<{ user: UserRow; isNew: boolean }> {
  const id = await createUser(query, {
    email,
    phone: null,
    passwordHash,
    metadata,
    createdAt: new Date(context.now()),
    confirmationSentAt: null,
  });
  const known = await findUserByEmail(query, email);
  if (id === undefined && known?.email_confirmed_at === null) {
    await endUnprovenAccess(query, known.id, 'email');
    await query('update auth.users set encrypted_password = $2 where id = $1', [known.id, passwordHash]);
  }
  const user = await findUserByEmail(query, email);
  if (!user) throw new Error('The account vanished inside its own transaction.');
  return { user, isNew: id !== undefined };
}
