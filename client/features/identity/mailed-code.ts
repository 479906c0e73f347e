import type { Auth } from '../../lib/backend/connect-auth.ts';
import { type Redeemed, redeemMail } from './mail-link/redeem-mail.ts';

/** What a mailed link or code is for. */
export type MailedCodePurpose = 'sign-in' | 'new-password';

/** Asks for the mail. The answer is the same for an address without an account. Throws the provider's AuthError. */
export async function mailCode(auth: Auth, email: string, purpose: MailedCodePurpose): Promise<void> {
  const back = `${location.origin}/auth${location.search}`;
  const { error } =
    purpose === 'new-password'
      ? await auth.resetPasswordForEmail(email, { redirectTo: back })
      : await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: back } });
  if (error !== null) throw error;
}

/** Signs in with the code of the mail, typed in. Throws the provider's AuthError. */
export async function verifyMailedCode(
  auth: Auth,
  { email, code, purpose }: { email: string; code: string; purpose: MailedCodePurpose },
): Promise<Redeemed> {
  return redeemMail(auth, { email, token: code, type: purpose === 'new-password' ? 'recovery' : 'email' });
}
