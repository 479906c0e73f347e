import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { isRecentSignIn } from './is-recent-sign-in.ts';

/**
 * With `secure_password_change`, whoever finds a device with an old session on it must neither make a way in that outlives
 * the session nor put up a second step that keeps the owner out.
 *
 * @param what is being done, for the message
 * @throws AuthError `reauthentication_needed`
 */
export async function requireRecentSignIn(
  context: AuthContext,
  query: Query,
  sessionId: string,
  what: string,
): Promise<void> {
  if (!context.settings.email.secure_password_change) return;
  if (await isRecentSignIn(context, query, sessionId)) return;
  throw new AuthError(403, 'reauthentication_needed', `${what} requires a recent sign-in`);
}
