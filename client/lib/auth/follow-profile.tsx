import { useEffect } from 'react';
import { useBackend } from '../backend/backend-context.tsx';
import { chooseChartColours, isChartColours } from '../theme/chart-colours.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { isLocale } from '../i18n/locales.ts';
import { chooseTheme, isTheme } from '../theme/theme.ts';
import { useAuth } from './auth-provider.tsx';
import { saveUnsaved, unsavedPreferences } from './save-preferences.ts';

/**
 * Shows the interface as the profile of the signed-in user says, also on a device that never saw it. What was chosen here
 * and could not be kept, for the page was left or the connection broke, comes first and is kept now.
 */
export function FollowProfile() {
  const { auth } = useBackend();
  const { user } = useAuth();
  const userId = user?.id;
  const {
    language,
    theme,
    chart_colours: colours,
  }: Record<string, unknown> = { ...user?.user_metadata, ...(user && unsavedPreferences(user.id)) };
  useEffect(() => {
    if (userId !== undefined) void saveUnsaved(auth, userId);
  }, [auth, userId]);
  useEffect(() => {
    if (isLocale(language) && language !== document.documentElement.lang) {
      activateLocale(language).catch((error: unknown) =>
        console.error('The language could not be loaded', error),
      );
    }
  }, [language]);
  useEffect(() => {
    if (isTheme(theme)) chooseTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (isChartColours(colours)) chooseChartColours(colours);
  }, [colours]);
  return null;
}
