import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Keeps the chosen language in the profile, so that other devices follow; does nothing for a visitor. */
export function useKeepLanguage(): (language: string) => void {
  const { auth } = useBackend();
  const { user } = useAuth();
  return (language) => {
    if (user === null) return;
    void auth.updateUser({ data: { language } }).then(({ error }) => {
      // The choice holds on this device either way; the profile gets it the next time.
      if (error !== null) console.error('The language could not be kept in the profile', error);
    });
  };
}
