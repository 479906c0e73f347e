import { oneOrNone } from '#domain/kernel/one.ts';
import { randomBytes } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { OAUTH_STATE_SECONDS } from '../limits/limits.ts';
import type { SignInAttempt } from './openid-provider.ts';

/** What is known about a sign-in while the visitor is at the provider. */
export type PendingSignIn = {
  readonly provider: string;
  readonly redirectTo: string;
  /** The flow that ends with a code (PKCE); null where the session stands in the fragment. */
  readonly flowId: string | null;
  /** Who wants to link the identity to their account, and the session that they began it in; null for a sign-in. */
  readonly linking: { readonly user: { readonly id: string }; readonly sessionId: string } | null;
};

/** 256 random bits. @returns the secrets of an attempt; all follow from the state, so that only its digest is kept */
export function newAttempt(context: AuthContext): SignInAttempt {
  return attemptOf(context, randomBytes(32).toString('base64url'));
}

/** The secrets of the attempt that a state belongs to. */
export function attemptOf(context: AuthContext, state: string): SignInAttempt {
  const derive = (what: string) => context.digest('oauth-state', `${what}:${state}`).toString('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('code-verifier') };
}

/**
 * Notes a sign-in that begins in this browser, in the caller's transaction. Linking is forgotten with the session that it
 * began in.
 */
export async function savePendingSignIn(
  context: AuthContext,
  query: Query,
  { state }: SignInAttempt,
  browser: string,
  pending: PendingSignIn,
): Promise<void> {
  const now = context.now();
  await query(
    `insert into auth.oauth_states (state_hash, browser_hash, provider, redirect_to, flow_state_id, linking_user_id,
       linking_session_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      context.digest('oauth-state', state),
      context.digest('oauth-state', `browser:${browser}`),
      pending.provider,
      pending.redirectTo,
      pending.flowId,
      pending.linking?.user.id ?? null,
      pending.linking?.sessionId ?? null,
      new Date(now),
      new Date(now + OAUTH_STATE_SECONDS * 1000),
    ],
  );
}

type StateRow = {
  provider: string;
  redirect_to: string;
  flow_state_id: string | null;
  linking_user_id: string | null;
  linking_session_id: string | null;
};

/**
 * Uses up a state. Undefined when it is unknown, used, too old, or began in another browser: whoever sends a victim
 * their own state must not sign the victim in as somebody else (RFC 6749, 10.12).
 */
export async function takePendingSignIn(
  context: AuthContext,
  query: Query,
  state: string,
  browser: string,
): Promise<PendingSignIn | undefined> {
  const { rows } = await query<StateRow>(
    `delete from auth.oauth_states where state_hash = $1 and browser_hash = $2 and expires_at > $3
     returning provider, redirect_to, flow_state_id, linking_user_id, linking_session_id`,
    [
      context.digest('oauth-state', state),
      context.digest('oauth-state', `browser:${browser}`),
      new Date(context.now()),
    ],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  const { linking_user_id: userId, linking_session_id: sessionId } = row;
  return {
    provider: row.provider,
    redirectTo: row.redirect_to,
    flowId: row.flow_state_id,
    linking: userId === null || sessionId === null ? null : { user: { id: userId }, sessionId },
  };
}
