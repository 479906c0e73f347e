import type { ListedSession } from '#domain/identity/contract.ts';
import { aboutPersonRequest, endSessionsRequest } from '#domain/identity/people-contract.ts';
import { adminAction, adminReading } from '../admin-function.ts';
import { sessionsOf } from './list-sessions.ts';

/** Tells an admin where somebody is signed in. */
export const listAccountSessions = adminReading(
  'list-account-sessions',
  aboutPersonRequest,
  async (input, { query, caller, now }): Promise<{ sessions: readonly ListedSession[] }> => ({
    sessions: await sessionsOf(query, input.user_id, caller.sessionId, now()),
  }),
);

/** Ends one session of somebody, or all of them; their tokens are refused from then on. */
export const endAccountSessions = adminAction('end-account-sessions', endSessionsRequest, async (input, { query }) => {
  const { user_id: id, session_id: sessionId = null } = input;
  const { rowCount } = await query(
    'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id = $2)',
    [id, sessionId],
  );
  return { subjectId: id, details: { ended: rowCount }, answer: { ended: rowCount } };
});
