import type { Auth } from '../../../lib/backend/connect-auth.ts';

/** Sends the mail that confirms an address once more. Throws the provider's AuthError. */
export async function resendConfirmation(
  auth: Auth,
  email: string,
  redirectTo = `${location.origin}/`,
): Promise<void> {
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
  if (error !== null) throw error;
}
