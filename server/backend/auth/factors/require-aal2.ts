import type { Query } from '../../database/database.ts';
import type { SignedIn } from '../authenticate.ts';
import { AuthError } from '../errors.ts';

/**
 * Refuses a session that has not passed a second factor although the account has one: whoever only stole a password
 * must not get further with it.
 *
 * @throws AuthError `insufficient_aal`
 */
export async function requireAal2(
  query: Query,
  { user, aal }: SignedIn,
  status: 401 | 403 | 422,
  message: string,
): Promise<void> {
  if (aal === 'aal2') return;
  const { rowCount } = await query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [user.id],
  );
  if (rowCount > 0) throw new AuthError(status, 'insufficient_aal', message);
}
