import { endSessionsRequest } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';

/** Ends one session of somebody, or all of them; their tokens are refused from then on. */
export const endAccountSessions = adminAction(
  'end-account-sessions',
  endSessionsRequest,
  async (input, { query }) => {
    const { user_id: id, session_id: sessionId = null } = input;
    const { rowCount } = await query(
      'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id = $2)',
      [id, sessionId],
    );
    return { subjectId: id, details: { ended: rowCount }, answer: { ended: rowCount } };
  },
);
