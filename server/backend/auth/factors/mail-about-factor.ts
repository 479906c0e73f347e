import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import type { UserRow } from '../users/user-row.ts';

/** Tells the owner of an account about a second factor that somebody, perhaps not they, has added or removed. */
export async function mailAboutFactor(
  context: AuthContext,
  query: Query,
  { id, email }: UserRow,
  kind: 'factor_added' | 'factor_removed',
): Promise<void> {
  if (email !== null) await sendAccountMail(context, query, id, { kind, recipient: email });
}
