import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** What somebody prefers, in `user_metadata`. */
export interface Preferences {
  language?: string;
  theme?: string;
  chart_colours?: string;
  /** An IANA name; empty for the zone of the device. */
  time_zone?: string;
}

/** Keeps a choice in the profile, so that other devices follow; does nothing for a visitor. */
export function useKeepPreference(): (preferences: Preferences) => void {
  const { auth } = useBackend();
  const { user } = useAuth();
  return (preferences) => {
    if (user === null) return;
    void auth.updateUser({ data: preferences }).then(({ error }) => {
      // The choice holds on this device either way; the profile gets it the next time.
      if (error !== null) console.error('A preference could not be kept in the profile', error);
    });
  };
}
