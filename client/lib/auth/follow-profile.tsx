import { useEffect } from 'react';
import { chooseChartColours, isChartColours } from '../chart-colours.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { isLocale } from '../i18n/locales.ts';
import { chooseTheme, isTheme } from '../theme.ts';
import { useAuth } from './auth-provider.tsx';

/** Shows the interface as the profile of the signed-in user says, also on a device that never saw it. */
export function FollowProfile() {
  const {
    language,
    theme,
    chart_colours: colours,
  }: Record<string, unknown> = useAuth().user?.user_metadata ?? {};
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
