import { i18n } from '@lingui/core';
import { loadCatalogues } from './load-catalogues.ts';
import { directionOf, isLocale, type Locale } from './locales.ts';

const LANGUAGE_KEY = 'ledgerline.language';

/**
 * Loads a language's messages, shows the interface in it and remembers it on this device.
 * Rejects when the messages cannot be fetched; the interface then stays in the language it had.
 */
export async function activateLocale(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadCatalogues(locale) });
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
