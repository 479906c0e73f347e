import type { Query } from '../../database/database.ts';
import type { SignedIn } from '../authenticate.ts';
import { AuthError } from '../errors.ts';

/** Whether a session has still to pass the second factor that its account has. */
export async function lacksAal2(query: Query, { user, aal }: SignedIn): Promise<boolean> {
  if (aal === 'aal2') return false;
  const { rowCount } = await query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [user.id],
  );
  return rowCount > 0;
}

/**
 * Refuses a session that has not passed a second factor although the account has one: whoever only stole a password
 * must not get further with it.
 *
 * @throws AuthError `insufficient_aal`
 */
export async function requireAal2(
  query: Query,
  signedIn: SignedIn,
  status: 401 | 403 | 422,
  message: string,
): Promise<void> {
  if (await lacksAal2(query, signedIn)) throw new AuthError(status, 'insufficient_aal', message);
}
