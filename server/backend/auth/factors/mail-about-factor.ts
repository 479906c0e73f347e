import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import type { UserRow } from '../users/user-row.ts';

/**
 * Tells the owner of an account about a second factor that somebody, perhaps not they, has added or removed. An address
 * that nobody has confirmed may be a stranger's, who gets no mails about it.
 */
export async function mailAboutFactor(
  context: AuthContext,
  query: Query,
  { id, email, email_confirmed_at: confirmedAt }: UserRow,
  kind: 'factor_added' | 'factor_removed',
): Promise<void> {
  if (email !== null && confirmedAt !== null)
    await sendAccountMail(context, query, id, { kind, recipient: email });
}
