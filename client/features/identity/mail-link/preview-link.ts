import { AuthApiError } from '@supabase/auth-js';
import { showOrigin } from '../../../lib/auth/show-origin.ts';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import type { connectAuth } from '../../../lib/backend/connect-auth.ts';
import type { MailLink } from './mail-link.ts';

/** What a link would do; the server's answer, see `server/backend/auth/endpoints/preview-token.ts`. */
export interface LinkPreview {
  state: 'valid' | 'used' | 'expired';
  /** The mailbox that it was sent to. */
  email: string;
  /** The address that the present one is to give way to, in the mail to the present one. */
  new_email?: string;
  /** `hand-over`: earlier sessions end, the password goes, and a new one is chosen. */
  effect: 'confirm' | 'hand-over' | 'sign-in' | 'new-password' | 'change-email' | 'sign-in-first';
  /** Where to go afterwards. */
  redirect_to: string;
  /** Whether it belongs to whoever is signed in here. */
  is_own: boolean;
}

/**
 * Asks what the link of a mail would do, without using it up.
 * @throws AuthApiError when it is unknown, BackendError when nothing answered
 */
export async function previewLink(
  { auth, url, anonKey }: Awaited<ReturnType<typeof connectAuth>>,
  { type, tokenHash, redirectTo }: MailLink,
): Promise<LinkPreview> {
  const query = new URLSearchParams({ redirect_to: redirectTo });
  const response = await fetch(`${url}/auth/v1/verify/preview?${query.toString()}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ type, token_hash: tokenHash, ...(await showOrigin(auth)) }),
  }).catch((error: unknown) => {
    throw new BackendError('network', 0, String(error));
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { error_code: code = '', msg = '' } = answer as { error_code?: string; msg?: string };
    throw new AuthApiError(msg, response.status, code);
  }
  return answer as LinkPreview;
}
