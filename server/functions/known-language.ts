import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** The language that a client names; English for none and for one that the product does not speak. */
export function knownLanguage(name: string | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? 'en';
}
