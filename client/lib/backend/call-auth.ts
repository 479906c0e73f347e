import { AuthApiError } from '@supabase/auth-js';
import { BackendError } from './backend-error.ts';
import type { connectAuth } from './connect-auth.ts';

/** What an endpoint is sent: the access token of whoever asks, and what goes as JSON. */
interface AuthRequest {
  token?: string;
  body?: Readonly<Record<string, unknown>>;
}

/**
 * Calls an endpoint of the auth service that the official client does not know.
 *
 * @param path below the service, such as `/factors`
 * @throws AuthApiError with the code of the service when it refuses, BackendError when something else answered
 * (`http_<status>`) or nothing did (`network`)
 */
export async function callAuth<Answer>(
  { url, anonKey }: Pick<Awaited<ReturnType<typeof connectAuth>>, 'url' | 'anonKey'>,
  method: 'POST' | 'DELETE',
  path: string,
  { token, body }: AuthRequest,
): Promise<Answer> {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: anonKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new BackendError('network', 0, String(error));
  });
  const { status } = response;
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw new BackendError(`http_${status}`, status, String(error));
  });
  // The contract between an endpoint and its one caller; the server's own tests hold it.
  if (response.ok) return answer as Answer;
  const { error_code: code = `http_${status}`, msg = '' } = { ...(answer as Refusal | null) };
  throw new AuthApiError(msg, status, code);
}

interface Refusal {
  error_code?: string;
  msg?: string;
}
