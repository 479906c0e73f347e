import type { ListedSession, ListSessionsResponse } from '#domain/identity/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

/** Tells somebody where they are signed in. The other sessions are ended by signing out with the scope `others`. */
export const listSessions: ProductFunction = async (_request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const { rows } = await query<ListedSession>(
    `select id, created_at as signed_in_at, coalesce(refreshed_at, created_at) as last_seen_at, user_agent,
       host(ip) as ip_address, aal <> 'aal1' as second_step, id::text = $2 as is_current
     from auth.sessions where user_id = $1 and coalesce(not_after, 'infinity') > $3
     order by is_current desc, last_seen_at desc, id`,
    [userId, caller.sessionId ?? '', now()],
  );
  const response: ListSessionsResponse = { sessions: rows };
  return Response.json(response);
};
