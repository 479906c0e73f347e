import { useEffect, useState } from 'react';
import type { Auth } from '../backend/connect-auth.ts';

/** The address of whoever is signed in, for /auth, which has no provider of the user; empty until it is known. */
export function useSessionEmail(auth: Auth): string {
  const [email, setEmail] = useState('');
  useEffect(() => {
    auth
      .getSession()
      .then(({ data }) => setEmail(data.session?.user.email ?? ''))
      .catch((error: unknown) => console.error('The session could not be read', error));
  }, [auth]);
  return email;
}
