import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, preferredLocale } from './i18n/activate-locale.ts';
import { LOCALE_NAMES } from './i18n/locales.ts';

/**
 * Starts an entry: loads the language and whatever `connect` fetches side by side, then draws the app. When either
 * cannot be had, a page with Retry stands instead of a blank one.
 */
export async function mountApp<Connection>(
  connect: () => Promise<Connection>,
  draw: (connection: Connection) => ReactNode,
): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no #root');
  const root = createRoot(container);
  askForTypefaces();
  try {
    const [connection] = await Promise.all([connect(), activateLocale(preferredLocale())]);
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>{draw(connection)}</I18nProvider>
      </StrictMode>,
    );
  } catch (error) {
    console.error('The app could not start', error);
    if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en', messages: {} });
    root.render(
      <I18nProvider i18n={i18n}>
        <StartFailure />
      </I18nProvider>,
    );
  }
}

/** Typefaces are asked for before there is text to set in them, so that none moves when they come; without one a stand-in is used. */
function askForTypefaces(): void {
  const { fontFamily } = getComputedStyle(document.body);
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-serif');
  const letters = LOCALE_NAMES[preferredLocale()];
  for (const font of [`400 1em ${fontFamily}`, `600 1em ${fontFamily}`, `500 1em ${serif}`])
    document.fonts.load(font, letters).catch(() => undefined);
}

/** Says that the app could not start, and starts it again. */
function StartFailure() {
  return (
    <main className="page-column grid justify-items-start gap-4 py-16" role="alert">
      <h1 className="text-32">
        <Trans>The server could not be reached</Trans>
      </h1>
      <p className="text-muted">
        <Trans>Check your connection, then try again.</Trans>
      </p>
      <button
        type="button"
        className="min-h-11 rounded-control bg-ink px-6 py-2 font-semibold text-paper"
        onClick={() => location.reload()}
      >
        <Trans>Retry</Trans>
      </button>
    </main>
  );
}
