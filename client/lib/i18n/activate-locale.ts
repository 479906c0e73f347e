import { i18n, type Messages } from '@lingui/core';
import { directionOf, isLocale, type Locale } from './locales.ts';

const LANGUAGE_KEY = 'ledgerline.language';

const catalogues: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../locales/en.po'),
  es: () => import('../../locales/es.po'),
  fr: () => import('../../locales/fr.po'),
  ar: () => import('../../locales/ar.po'),
  zh: () => import('../../locales/zh.po'),
  hi: () => import('../../locales/hi.po'),
};

/**
 * Loads a language's messages, shows the interface in it and remembers it on this device.
 * Rejects when the messages cannot be fetched; the interface then stays in the language it had.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  rememberLocale(locale);
}

/** The language to start in: chosen earlier on this device, else the browser's first that we speak, else English. */
export function preferredLocale(): Locale {
  const candidates = [rememberedLocale(), ...navigator.languages.map((language) => language.slice(0, 2))];
  return candidates.find(isLocale) ?? 'en';
}

function rememberedLocale(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null; // Storage is blocked: the browser's language decides.
  }
}

function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // Storage is blocked: the choice lasts for this page only.
  }
}
