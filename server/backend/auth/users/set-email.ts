import type { Query } from '../../database/database.ts';

/** Gives the user this address; mails to the old one, and wishes for another, are worth nothing from now on. */
export async function setEmail(query: Query, userId: string, email: string, at: Date): Promise<void> {
  await query('update auth.users set email = $2, email_change = null, updated_at = $3 where id = $1', [
    userId,
    email,
    at,
  ]);
  await query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [userId, email, at],
  );
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
