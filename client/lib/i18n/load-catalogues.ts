import type { Messages } from '@lingui/core';
import type { Locale } from './locales.ts';

/** How to fetch one catalogue in each language. */
export type CatalogueLoaders = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;

/** Words of lib, ui and /auth: every entry needs them. */
const coreCatalogue: CatalogueLoaders = {
  en: () => import('../../locales/en/core.po'),
  es: () => import('../../locales/es/core.po'),
  fr: () => import('../../locales/fr/core.po'),
  ar: () => import('../../locales/ar/core.po'),
  zh: () => import('../../locales/zh/core.po'),
  hi: () => import('../../locales/hi/core.po'),
};

const loaded: CatalogueLoaders[] = [coreCatalogue];

/** Adds a catalogue to those that are loaded with a language; before anything of it is drawn. */
export function addCatalogue(catalogue: CatalogueLoaders): void {
  loaded.push(catalogue);
}

/** Fetches all messages of a language; rejects when one catalogue cannot be fetched. */
export async function loadCatalogues(locale: Locale): Promise<Messages> {
  const catalogues = await Promise.all(loaded.map((catalogue) => catalogue[locale]()));
  return Object.assign({}, ...catalogues.map(({ messages }) => messages));
}
