import { useEffect } from 'react';
import { activateLocale } from '../i18n/activate-locale.ts';
import { isLocale } from '../i18n/locales.ts';
import { useAuth } from './auth-provider.tsx';

/** Shows the interface in the language of the signed-in user's profile, also on a device that never saw it. */
export function FollowProfileLanguage() {
  const language: unknown = useAuth().user?.user_metadata.language;
  useEffect(() => {
    if (isLocale(language) && language !== document.documentElement.lang) {
      activateLocale(language).catch((error: unknown) =>
        console.error('The language could not be loaded', error),
      );
    }
  }, [language]);
  return null;
}
