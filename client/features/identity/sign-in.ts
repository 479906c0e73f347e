import type { Auth } from '../../lib/backend/connect-auth.ts';
import type { SignInFields } from './sign-in-schema.ts';

/** Signs in with a password; throws the provider's AuthError when it is refused. */
export async function signIn(auth: Auth, { email, password }: SignInFields): Promise<void> {
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
}
