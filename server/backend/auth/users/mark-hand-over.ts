import type { Query } from '../../database/database.ts';

/**
 * Says for the rest of the caller's transaction that the account goes to its owner and that nothing may stay of whoever had
 * it before. Triggers of a project on updates of `auth.users.encrypted_password`, which a hand-over always makes, learn it
 * from the setting `auth.handed_over_user`, and clear what they keep themselves.
 */
export async function markHandOver(query: Query, userId: string): Promise<void> {
  await query(`select set_config('auth.handed_over_user', $1, true)`, [userId]);
}
