import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';

/** With `secure_password_change`, a session older than this makes no new way in: neither a password nor a passkey. */
const RECENT_SIGN_IN_MS = 24 * 3600 * 1000;

/** Whether somebody signed in so short a time ago that they need not prove again who they are. */
export async function isRecentSignIn(
  context: AuthContext,
  query: Query,
  sessionId: string,
): Promise<boolean> {
  const { rowCount } = await query('select from auth.sessions where id = $1 and created_at > $2', [
    sessionId,
    new Date(context.now() - RECENT_SIGN_IN_MS),
  ]);
  return rowCount > 0;
}
