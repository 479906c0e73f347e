import type { User } from '@supabase/auth-js';
import { useAuth } from './auth-provider.tsx';

/** The signed-in user, for components that only a ProtectedRoute renders; throws when nobody is signed in. */
export function useSignedInUser(): User {
  const { user } = useAuth();
  if (user === null) throw new Error('useSignedInUser must be used within a ProtectedRoute');
  return user;
}
