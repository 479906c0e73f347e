import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Recipient } from '#server/mails/mail-template.ts';
import type { Query } from '../adapters/sql.ts';

/** The condition, on a row of `auth.users`, that its owner has confirmed the address: any other may be a stranger's. */
export const HAS_CONFIRMED_ADDRESS =
  'users.email is not null and users.email_confirmed_at is not null and users.deleted_at is null';

/** Whom to write to about an account; undefined without an address that its owner has confirmed. */
export async function findRecipient(query: Query, userId: UserId): Promise<Recipient | undefined> {
  const { rows } = await query<Recipient>(
    `select email as recipient, raw_user_meta_data -> 'language' as language from auth.users
     where id = $1 and ${HAS_CONFIRMED_ADDRESS}`,
    [userId],
  );
  return oneOrNone(rows);
}
