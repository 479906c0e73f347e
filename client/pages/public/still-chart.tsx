import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../lib/i18n/locales.ts';
import { publicCatalogues } from '../../lib/i18n/public-catalogues.ts';

/** What only a script could move: the cursor, what it reads, and the table that it fills. */
const MOVED = /<input type="range"[^>]*>|<p aria-hidden="true"[^>]*>[^<]*<\/p>|<details[\s\S]*?<\/details>/g;

/** A chart of the app as HTML that needs no script, as it starts. */
export function stillChart(chart: ReactElement, locale: Locale): string {
  const i18n = setupI18n({ locale, messages: { [locale]: publicCatalogues[locale] } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{chart}</I18nProvider>).replaceAll(MOVED, '');
}
