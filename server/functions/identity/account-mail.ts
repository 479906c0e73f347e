import type { Query } from '../../adapters/sql.ts';

/** A mail about the end of an account. */
export type AccountMail = {
  readonly kind: 'deletion_requested' | 'deletion_cancelled' | 'account_deleted';
  readonly recipient: string;
  /** What the profile says; mails to people who said nothing are in English. */
  readonly language: unknown;
  /** The day that the mail speaks of. */
  readonly date?: Date;
};

/** Puts a mail into the outbox, in the caller's transaction. */
export type MailAccount = (query: Query, mail: AccountMail) => Promise<void>;

/** Whom to write to about an account; undefined without an address that its owner has confirmed: it may be a stranger's. */
export async function findRecipient(
  query: Query,
  userId: string,
): Promise<Pick<AccountMail, 'recipient' | 'language'> | undefined> {
  const { rows } = await query<{ recipient: string; language: unknown }>(
    `select email as recipient, raw_user_meta_data -> 'language' as language from auth.users
     where id = $1 and email is not null and email_confirmed_at is not null`,
    [userId],
  );
  return rows[0];
}
