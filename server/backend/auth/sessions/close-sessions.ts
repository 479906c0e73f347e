import type { Query } from '../../database/database.ts';

/** Which sessions end: all of the user's, only this one, or all but this one. */
export type SignOutScope = 'global' | 'local' | 'others';

export function isSignOutScope(text: string): text is SignOutScope {
  return text === 'global' || text === 'local' || text === 'others';
}

/** Ends sessions; their refresh tokens go with them. */
export async function closeSessions(
  query: Query,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  if (scope === 'global') await query('delete from auth.sessions where user_id = $1', [userId]);
  else if (scope === 'local')
    await query('delete from auth.sessions where user_id = $1 and id = $2', [userId, sessionId]);
  else await query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
}
