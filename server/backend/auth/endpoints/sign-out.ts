import { audit } from '../audit.ts';
import { authenticate } from '../authenticate.ts';
import type { Endpoint } from '../context.ts';
import { validationFailed } from '../errors.ts';
import { closeSessions, isSignOutScope } from '../sessions/close-sessions.ts';

/** `POST /logout?scope=global|local|others`: refresh tokens end at once, access tokens with their session. */
export const signOut: Endpoint = async (context, request) => {
  const { user, sessionId } = await authenticate(context, request);
  const scope = new URLSearchParams(request.search).get('scope') ?? 'global';
  if (!isSignOutScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
  await context.database.transaction(async ({ query }) => {
    await closeSessions(query, user.id, scope, sessionId);
    await audit(context, query, request, 'logout', user.id);
  });
  return { status: 204, headers: { 'cache-control': 'no-store' } };
};
