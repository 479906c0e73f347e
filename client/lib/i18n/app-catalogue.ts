import type { CatalogueLoaders } from './load-catalogues.ts';

/** Words of the signed-in app. */
export const appCatalogue: CatalogueLoaders = {
  en: () => import('../../locales/en/app.po'),
  es: () => import('../../locales/es/app.po'),
  fr: () => import('../../locales/fr/app.po'),
  ar: () => import('../../locales/ar/app.po'),
  zh: () => import('../../locales/zh/app.po'),
  hi: () => import('../../locales/hi/app.po'),
};
