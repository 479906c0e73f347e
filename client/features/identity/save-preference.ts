import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { savePreferences, type Preferences } from '../../lib/auth/save-preferences.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Saves a choice in the profile, so that other devices follow; does nothing for a visitor. */
export function useSavePreference(): (preferences: Preferences) => void {
  const { auth } = useBackend();
  const { user } = useAuth();
  return (preferences) => {
    if (user !== null) void savePreferences(auth, user.id, preferences);
  };
}
