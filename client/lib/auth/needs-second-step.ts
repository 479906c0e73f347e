import type { Session } from '@supabase/auth-js';

/**
 * Whether a session has passed the first step of signing in only, although its user has set up a second one. For what
 * to show; the database and the server decide by the same claim what such a session may do.
 */
export function needsSecondStep({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && assuranceLevel(access_token) !== 'aal2';
}

/** The `aal` claim of an access token; null when it cannot be read. */
function assuranceLevel(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : null;
  } catch {
    return null;
  }
}
