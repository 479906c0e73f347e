import { showOrigin } from '../../../lib/auth/show-origin.ts';
import { callAuth } from '../../../lib/backend/call-auth.ts';
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
 * @throws AuthApiError when it is unknown, BackendError when nothing of ours answered
 */
export async function previewLink(
  connection: Awaited<ReturnType<typeof connectAuth>>,
  { type, tokenHash, redirectTo }: MailLink,
): Promise<LinkPreview> {
  const query = new URLSearchParams({ redirect_to: redirectTo });
  const body = { type, token_hash: tokenHash, ...(await showOrigin(connection.auth)) };
  return callAuth(connection, 'POST', `/verify/preview?${query.toString()}`, { body });
}
