import type { ListedSession } from '#domain/identity/contract.ts';
import { aboutPersonRequest } from '#domain/identity/people-contract.ts';
import { adminReading } from '../admin-function.ts';
import { sessionsOf } from './list-sessions.ts';

/** Tells an admin where somebody is signed in. */
export const listAccountSessions = adminReading(
  'list-account-sessions',
  aboutPersonRequest,
  async (input, { query, caller, now }): Promise<{ sessions: readonly ListedSession[] }> => ({
    sessions: await sessionsOf(query, input.user_id, caller.sessionId, now()),
  }),
);
