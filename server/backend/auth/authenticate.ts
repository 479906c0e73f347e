import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../database/database.ts';
import type { GatewayRequest } from '../http/exchange.ts';
import type { AuthContext } from './context.ts';
import { AuthError, userBanned } from './errors.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { findUserById, isBanned, lockUser, type UserRow } from './users/user-row.ts';

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
  return readSession(context, context.database.query, userId, sessionId, findUserById);
}

/**
 * Locks the user in the caller's transaction, and makes sure that the session is still there. A body that arrives slowly or
 * a hash takes its time after `authenticate`: whoever was thrown out meanwhile must not finish what they began.
 *
 * @throws AuthError `user_not_found`, `session_not_found`, `user_banned`
 */
export async function lockSignedIn(
  context: AuthContext,
  query: Query,
  { user, sessionId }: Pick<SignedIn, 'sessionId'> & { readonly user: Pick<UserRow, 'id'> },
): Promise<UserRow> {
  return (await readSession(context, query, user.id, sessionId, lockUser)).user;
}

async function readSession(
  context: AuthContext,
  query: Query,
  userId: string,
  sessionId: string,
  readUser: typeof findUserById,
): Promise<SignedIn> {
  const user = await readUser(query, userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { rows } = await query<{ aal: string }>(
    'select aal from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
    [sessionId, userId, new Date(context.now())],
  );
  const session = oneOrNone(rows);
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user, context.now())) throw userBanned(403);
  return { user, sessionId, aal: session.aal };
}
