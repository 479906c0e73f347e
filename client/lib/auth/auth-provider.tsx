import type { Session, User } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Auth } from '../backend/connect-auth.ts';

/** Who is signed in. `loading` is true until the first session, or its absence, is known. */
export interface AuthState {
  user: User | null;
  session: Session | null;
  loading: boolean;
}

const AuthContext = createContext<AuthState | null>(null);

/**
 * Follows the auth client: its first session, then every change (signed in or out, token refreshed, user updated,
 * password recovery, MFA challenge verified).
 */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ user: null, session: null, loading: true });
  useEffect(() => {
    const accept = (session: Session | null) =>
      setState({ user: session?.user ?? null, session, loading: false });
    // The subscription also delivers the initial session, after any session in the URL has been read.
    const { data } = auth.onAuthStateChange((_event, session) => accept(session));
    return () => data.subscription.unsubscribe();
  }, [auth]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** The auth state; throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
