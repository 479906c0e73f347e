import { AuthApiError } from '@supabase/auth-js';
import { BackendError } from '../../lib/backend/backend-error.ts';
import type { connectAuth } from '../../lib/backend/connect-auth.ts';

/**
 * Removes every second step of whoever has just come by a mail, with the password and the other sessions: somebody else set
 * it up. Throws AuthApiError when it has stood too long, BackendError when nothing answered.
 */
export async function disownSecondStep({
  auth,
  url,
  anonKey,
}: Awaited<ReturnType<typeof connectAuth>>): Promise<void> {
  const { data } = await auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  const response = await fetch(`${url}/auth/v1/factors`, {
    method: 'DELETE',
    headers: { apikey: anonKey, authorization },
  }).catch((error: unknown) => {
    throw new BackendError('network', 0, String(error));
  });
  if (!response.ok) {
    const { error_code: code = '', msg = '' } = (await response.json()) as {
      error_code?: string;
      msg?: string;
    };
    throw new AuthApiError(msg, response.status, code);
  }
  // The session knows the factors of its user.
  const { error } = await auth.refreshSession();
  if (error !== null) throw error;
}
