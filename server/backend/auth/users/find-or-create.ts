import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { createUser, type NewUser } from './create-user.ts';
import { findUserByEmail, type UserRow } from './user-row.ts';

/** The user of an address, or an unconfirmed new one, in the caller's transaction. */
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
  const user = await findUserByEmail(query, email);
  if (!user) throw new Error('The account vanished inside its own transaction.');
  return { user, isNew: id !== undefined };
}
