import type { Query } from '../../database/database.ts';
import { noteProviders, saveOwnIdentity } from './own-identity.ts';

/**
 * Gives the user this address; mails to the old one, and wishes for another, are worth nothing from now on. Somebody
 * anonymous is so no longer.
 */
export async function setEmail(query: Query, userId: string, email: string, at: Date): Promise<void> {
  await query(
    `update auth.users set email = $2, email_change = null, is_anonymous = false, updated_at = $3 where id = $1`,
    [userId, email, at],
  );
  await saveOwnIdentity(query, userId, 'email', { sub: userId, email }, at);
  await noteProviders(query, userId);
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

/** Gives the user this phone number, under the same rules. */
export async function setPhone(query: Query, userId: string, phone: string, at: Date): Promise<void> {
  await query(
    `update auth.users set phone = $2, phone_change = null, is_anonymous = false, updated_at = $3 where id = $1`,
    [userId, phone, at],
  );
  await saveOwnIdentity(query, userId, 'phone', { sub: userId, phone }, at);
  await noteProviders(query, userId);
  await query(`delete from auth.one_time_tokens where user_id = $1 and token_type = 'phone_change'`, [
    userId,
  ]);
}
