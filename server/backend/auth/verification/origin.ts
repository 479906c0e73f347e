import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import { InvalidTokenError } from '../../keys/access-tokens.ts';
import type { AuthContext } from '../context.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { answersChallenge, type CodeChallenge } from '../pkce/code-challenge.ts';

/** What a browser shows along with a token: its session, and the secret of the flow that it began. Empty for none. */
export type Evidence = { readonly access_token: string; readonly code_verifier: string };

/** How a browser has proved that it made the account, or belongs to whoever did. */
export type Origin =
  | { readonly kind: 'session'; readonly sessionId: string }
  /** The flow of the sign-up. */
  | { readonly kind: 'flow' };

/** Finds out whether this browser began what a token ends. @returns null for a browser that proves nothing */
export async function proveOrigin(
  context: AuthContext,
  query: Query,
  token: Pick<RedeemedToken, 'userId' | 'type' | 'flowId'>,
  { access_token: accessToken, code_verifier: verifier }: Evidence,
): Promise<Origin | null> {
  const sessionId = await ownSession(context, query, token.userId, accessToken);
  if (sessionId !== null) return { kind: 'session', sessionId };
  // Other mails can be asked for by anybody: their flow says nothing about who made the account.
  if (token.type !== 'confirmation' || token.flowId === null || verifier === '') return null;
  const { rows } = await query<CodeChallenge>(
    'select code_challenge as challenge, code_challenge_method as method from auth.flow_state where id = $1',
    [token.flowId],
  );
  const challenge = oneOrNone(rows);
  return challenge && answersChallenge(challenge, verifier) ? { kind: 'flow' } : null;
}

/** The session behind an access token, if it is open and the user's. */
async function ownSession(
  context: AuthContext,
  query: Query,
  userId: string,
  accessToken: string,
): Promise<string | null> {
  if (accessToken === '') return null;
  const identity = await context.tokens.verify(accessToken).catch((error: unknown) => {
    if (error instanceof InvalidTokenError) return null;
    throw error;
  });
  const sessionId = identity?.claims.session_id;
  if (identity?.userId !== userId || sessionId === undefined || !isUuid(sessionId)) return null;
  const { rowCount } = await query(
    'select from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
    [sessionId, userId, new Date(context.now())],
  );
  return rowCount > 0 ? sessionId : null;
}
