import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** The languages of the interface, in the order they are offered. */
export const LOCALES = LANGUAGES;

export type Locale = Language;

/** Each language's name in that language, as a language switch shows it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
  zh: '中文',
  hi: 'हिन्दी',
};

/** Whether a text of unknown origin (storage, URL, profile) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The writing direction, as the `dir` attribute wants it. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
