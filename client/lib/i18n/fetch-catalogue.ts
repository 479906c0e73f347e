import { i18n } from '@lingui/core';
import { addCatalogue, type CatalogueLoaders } from './load-catalogues.ts';
import { isLocale } from './locales.ts';

/** Fetches the words of a part of the app that few open; rejects when they cannot be fetched. */
export async function fetchCatalogue(catalogue: CatalogueLoaders): Promise<void> {
  const locale = i18n.locale;
  const { messages } = await catalogue[isLocale(locale) ? locale : 'en']();
  addCatalogue(catalogue);
  // Another language may have been chosen meanwhile.
  if (i18n.locale === locale) i18n.load(locale, messages);
  else await fetchCatalogue(catalogue);
}
