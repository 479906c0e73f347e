import type { GatewayRequest } from '../gateway/exchange.ts';
import type { AuthContext } from './context.ts';
import { AuthError, userBanned } from './errors.ts';
import { isUuid } from './exchange/uuid.ts';
import { findUserById, isBanned, type UserRow } from './users/user-row.ts';

/** Somebody who is signed in, read from the database now: a token alone does not outlive its session. */
export type SignedIn = {
  readonly user: UserRow;
  readonly sessionId: string;
  /** The assurance level of the session now, which may be newer than that of the token. */
  readonly aal: string;
};

/**
 * Finds the user and the session behind the access token that the gateway has verified.
 *
 * @throws AuthError `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`
 */
export async function authenticate(context: AuthContext, request: GatewayRequest): Promise<SignedIn> {
  const { userId, claims } = request.identity;
  if (userId === null)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const sessionId = claims.session_id;
  if (!isUuid(userId)) throw new AuthError(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (sessionId === undefined || !isUuid(sessionId)) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID');
  }
  const user = await findUserById(context.database.query, userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { rows } = await context.database.query<{ aal: string }>(
    'select aal from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
    [sessionId, userId, new Date(context.now())],
  );
  const [session] = rows;
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user, context.now())) throw userBanned(403);
  return { user, sessionId, aal: session.aal };
}
