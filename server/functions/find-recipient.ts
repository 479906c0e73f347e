import type { Query } from '../adapters/sql.ts';

/** Somebody with a confirmed address. */
export type Recipient = {
  readonly recipient: string;
  /** What the profile says; mails to people who said nothing are in English. */
  readonly language: unknown;
};

/** Whom to write to about an account; undefined without an address that its owner has confirmed: it may be a stranger's. */
export async function findRecipient(query: Query, userId: string): Promise<Recipient | undefined> {
  const { rows } = await query<Recipient>(
    `select email as recipient, raw_user_meta_data -> 'language' as language from auth.users
     where id = $1 and email is not null and email_confirmed_at is not null`,
    [userId],
  );
  return rows[0];
}
