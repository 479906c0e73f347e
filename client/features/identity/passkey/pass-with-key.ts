import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { ceremonyError } from './ceremony-error.ts';

/** Passes the second step with a security key; throws an AuthError when nothing comes of it. */
export async function passWithKey(auth: Auth, factorId: string): Promise<void> {
  const { error } = await auth.mfa.webauthn.authenticate({ factorId });
  if (error !== null) throw ceremonyError(error);
}
