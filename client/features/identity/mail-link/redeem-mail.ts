import type { Session, VerifyOtpParams } from '@supabase/auth-js';
import { showOrigin } from '../../../lib/auth/show-origin.ts';
import type { Auth } from '../../../lib/backend/connect-auth.ts';

/** What became of it: signed in, signed in to an account without a password, or waiting for the other mailbox. */
export type Redeemed = 'signed-in' | 'new-password-needed' | 'other-mailbox';

/** Redeems the link or the code of a mail, and shows what proves this browser. Throws the provider's AuthError. */
export async function redeemMail(auth: Auth, mail: VerifyOtpParams): Promise<Redeemed> {
  const { data, error } = await auth.verifyOtp({ ...mail, ...(await showOrigin(auth)) });
  if (error !== null) throw error;
  if (data.session === null) return 'other-mailbox';
  return needsPassword(data.session) ? 'new-password-needed' : 'signed-in';
}

/** The service's own word beside the session. */
function needsPassword(session: Session & { new_password_needed?: boolean }): boolean {
  return session.new_password_needed === true;
}
