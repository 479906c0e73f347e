import { audit } from '../audit.ts';
import { authenticate } from '../authenticate.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { lacksAal2 } from '../factors/require-aal2.ts';
import { closeSessions, isSignOutScope } from '../sessions/close-sessions.ts';

/**
 * `POST /logout?scope=global|local|others`: refresh tokens end at once, access tokens with their session.
 *
 * A session that has not passed the second factor of its account ends itself and no other: whoever only stole a password
 * must not sign the owner out.
 */
export const signOut: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const { user, sessionId } = signedIn;
  const scope = new URLSearchParams(request.search).get('scope') ?? 'global';
  if (!isSignOutScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
  const { database } = context;
  const endsItselfOnly = scope !== 'local' && (await lacksAal2(database.query, signedIn));
  const refusal = 'AAL2 session is required to sign out other sessions when MFA is enabled.';
  if (endsItselfOnly && scope === 'others') throw new AuthError(422, 'insufficient_aal', refusal);
  await database.transaction(async ({ query }) => {
    await closeSessions(query, user.id, endsItselfOnly ? 'local' : scope, sessionId);
    await audit(context, query, request, 'logout', user.id);
  });
  if (endsItselfOnly) throw new AuthError(403, 'insufficient_aal', refusal);
  return { status: 204, headers: { 'cache-control': 'no-store' } };
};
