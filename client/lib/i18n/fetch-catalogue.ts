import { i18n } from '@lingui/core';
import { addCatalogue, type CatalogueLoaders } from './load-catalogues.ts';
import { isLocale } from './locales.ts';

const added = new Set<CatalogueLoaders>();

/** Fetches the words of a part of the app that few open; rejects when they cannot be fetched. */
export async function fetchCatalogue(catalogue: CatalogueLoaders): Promise<void> {
  const locale = i18n.locale;
  const { messages } = await catalogue[isLocale(locale) ? locale : 'en']();
  if (!added.has(catalogue)) addCatalogue(catalogue);
  added.add(catalogue);
  // Another language may have been chosen meanwhile.
  if (i18n.locale === locale) i18n.load(locale, messages);
  else await fetchCatalogue(catalogue);
}
