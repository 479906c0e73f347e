import type { Query } from '../../database/database.ts';

/** Which sessions end: all of the user's, only this one, or all but this one. */
export type SignOutScope = 'global' | 'local' | 'others';

export function isSignOutScope(text: string): text is SignOutScope {
  return text === 'global' || text === 'local' || text === 'others';
}

/**
 * Ends sessions; their refresh tokens go with them, and unless only one session ends, codes that would open others.
 *
 * @param ownSession the session that `local` and `others` speak of; null is no session
 */
export async function closeSessions(
  query: Query,
  userId: string,
  scope: SignOutScope,
  ownSession: string | null,
): Promise<void> {
  if (scope !== 'local') await query('delete from auth.flow_state where user_id = $1', [userId]);
  if (scope === 'global') await query('delete from auth.sessions where user_id = $1', [userId]);
  if (scope === 'local')
    await query('delete from auth.sessions where user_id = $1 and id = $2', [userId, ownSession]);
  if (scope === 'others') {
    await query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
      userId,
      ownSession,
    ]);
  }
}
