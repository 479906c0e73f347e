import { callAuth } from '../../lib/backend/call-auth.ts';
import type { connectAuth } from '../../lib/backend/connect-auth.ts';

/**
 * Removes every second step of whoever has just come by a mail, with the password and the other sessions: somebody else set
 * it up. Throws AuthApiError when it has stood too long, BackendError when nothing of ours answered.
 */
export async function disownSecondStep(connection: Awaited<ReturnType<typeof connectAuth>>): Promise<void> {
  const { auth } = connection;
  const { data } = await auth.getSession();
  await callAuth(connection, 'DELETE', '/factors', { token: data.session?.access_token ?? '' });
  // The session knows the factors of its user.
  const { error } = await auth.refreshSession();
  if (error !== null) throw error;
}
