import type { CatalogueLoaders } from './load-catalogues.ts';

/** Words that only admins see. */
export const adminCatalogue: CatalogueLoaders = {
  en: () => import('../../locales/en/admin.po'),
  es: () => import('../../locales/es/admin.po'),
  fr: () => import('../../locales/fr/admin.po'),
  ar: () => import('../../locales/ar/admin.po'),
  zh: () => import('../../locales/zh/admin.po'),
  hi: () => import('../../locales/hi/admin.po'),
};
