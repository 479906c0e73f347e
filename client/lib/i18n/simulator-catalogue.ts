import type { CatalogueLoaders } from './load-catalogues.ts';

/** Words of the simulator. */
export const simulatorCatalogue: CatalogueLoaders = {
  en: () => import('../../locales/en/simulator.po'),
  es: () => import('../../locales/es/simulator.po'),
  fr: () => import('../../locales/fr/simulator.po'),
  ar: () => import('../../locales/ar/simulator.po'),
  zh: () => import('../../locales/zh/simulator.po'),
  hi: () => import('../../locales/hi/simulator.po'),
};
