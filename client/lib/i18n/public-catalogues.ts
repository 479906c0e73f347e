import type { Messages } from '@lingui/core';
import { messages as coreAr } from '../../locales/ar/core.po';
import { messages as ar } from '../../locales/ar/public.po';
import { messages as coreEn } from '../../locales/en/core.po';
import { messages as en } from '../../locales/en/public.po';
import { messages as coreEs } from '../../locales/es/core.po';
import { messages as es } from '../../locales/es/public.po';
import { messages as coreFr } from '../../locales/fr/core.po';
import { messages as fr } from '../../locales/fr/public.po';
import { messages as coreHi } from '../../locales/hi/core.po';
import { messages as hi } from '../../locales/hi/public.po';
import { messages as coreZh } from '../../locales/zh/core.po';
import { messages as zh } from '../../locales/zh/public.po';
import type { Locale } from './locales.ts';

/** All words of the public pages in every language at once: for their server bundle, never for a browser. */
export const publicCatalogues: Readonly<Record<Locale, Messages>> = {
  en: { ...coreEn, ...en },
  es: { ...coreEs, ...es },
  fr: { ...coreFr, ...fr },
  ar: { ...coreAr, ...ar },
  zh: { ...coreZh, ...zh },
  hi: { ...coreHi, ...hi },
};
