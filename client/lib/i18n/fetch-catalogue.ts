import { i18n } from '@lingui/core';
import { addCatalogue, type CatalogueLoaders } from './load-catalogues.ts';
import { isLocale } from './locales.ts';

const added = new Set<CatalogueLoaders>();

/** Fetches the words of a part of the app that few open; rejects when they cannot be fetched. */
export async function fetchCatalogue(catalogue: CatalogueLoaders): Promise<void> {
  if (!added.has(catalogue)) addCatalogue(catalogue);
  added.add(catalogue);
  // The first language is fetched beside the first screen, perhaps without what has just been added.
  if (i18n.locale === '') await new Promise<void>(onceActive);
  const { locale } = i18n;
  const { messages } = await catalogue[isLocale(locale) ? locale : 'en']();
  i18n.load(locale, messages);
}

function onceActive(resolve: () => void): void {
  const stop = i18n.on('change', () => {
    stop();
    resolve();
  });
}
