import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { keepPreferences, type Preferences } from '../../lib/auth/keep-preferences.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Keeps a choice in the profile, so that other devices follow; does nothing for a visitor. */
export function useKeepPreference(): (preferences: Preferences) => void {
  const { auth } = useBackend();
  const { user } = useAuth();
  return (preferences) => {
    if (user !== null) void keepPreferences(auth, user.id, preferences);
  };
}
