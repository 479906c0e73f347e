import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { NOTIFICATIONS_PER_OWNER } from '../limits/limits.ts';
import { secondsToWait } from '../../limits/rate-limit.ts';
import type { UserRow } from '../users/user-row.ts';
import type { AccountMailKind } from './account-mail.ts';
import { sendAccountMail } from './send-account-mail.ts';

/** What an owner is notified of, since perhaps it was not they who did it. */
export type OwnerNotification = Extract<
  AccountMailKind,
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
>;

/**
 * Notifies the owner of an account by mail of what was done to it, in the caller's transaction. An address that nobody has
 * confirmed may be a stranger's, who gets no mails about it. Nor does anybody get one after another: who has read so many
 * knows.
 *
 * @param user as they were before
 * @param address the new address, for `email_changed`
 */
export async function notifyOwner(
  context: AuthContext,
  query: Query,
  { id, email, email_confirmed_at: confirmedAt }: Pick<UserRow, 'id' | 'email' | 'email_confirmed_at'>,
  kind: OwnerNotification,
  address?: string,
): Promise<void> {
  if (email === null || confirmedAt === null) return;
  const limit = { name: 'owner_notifications', ...NOTIFICATIONS_PER_OWNER };
  if ((await secondsToWait(query, context.now(), limit, id)) > 0) return;
  await sendAccountMail(context, query, id, {
    kind,
    recipient: email,
    ...(address !== undefined && { address }),
  });
}
