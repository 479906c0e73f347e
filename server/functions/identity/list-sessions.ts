import type { UserId } from '#domain/kernel/ids.ts';
import type { ListedSession, ListSessionsResponse } from '#domain/identity/contract.ts';
import type { Query } from '../../adapters/sql.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

/** Tells somebody where they are signed in. The other sessions are ended by signing out with the scope `others`. */
export const listSessions: ProductFunction = async (_request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const response: ListSessionsResponse = {
    sessions: await sessionsOf(query, userId, caller.sessionId, now()),
  };
  return Response.json(response);
};

/** The sessions of an account; `currentId` is the one that asks. */
export async function sessionsOf(
  query: Query,
  userId: UserId,
  currentId: string | null,
  now: Date,
): Promise<readonly ListedSession[]> {
  const { rows } = await query<ListedSession>(
    `select id, created_at as signed_in_at, coalesce(refreshed_at, created_at) as last_seen_at, user_agent,
       host(ip) as ip_address, aal <> 'aal1' as second_step, id::text = $2 as is_current
     from auth.sessions where user_id = $1 and coalesce(not_after, 'infinity') > $3
     order by is_current desc, last_seen_at desc, id`,
    [userId, currentId ?? '', now],
  );
  return rows;
}
