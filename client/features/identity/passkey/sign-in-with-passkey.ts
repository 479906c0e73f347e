import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { ceremonyError } from './ceremony-error.ts';

/** Signs in with a passkey that the browser offers, without an address; throws an AuthError when nothing comes of it. */
export async function signInWithPasskey(auth: Auth): Promise<void> {
  const { error } = await auth.signInWithPasskey();
  if (error !== null) throw ceremonyError(error);
}
