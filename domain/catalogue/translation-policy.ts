import { LANGUAGES, type Language, type Localized } from './languages.ts';

/** How complete the translations of one kind of content have to be. */
export type TranslationPolicy = 'every-language' | 'every-language-or-english-only';

/**
 * The policy of each kind of content. Everything a visitor reads before enrolling is complete, so that a page never
 * changes its language halfway. A new kind may begin in English only; half a set of translations is never accepted.
 */
export const TRANSLATION_POLICY = {
  course: 'every-language',
  module: 'every-language',
  plan: 'every-language',
  question: 'every-language',
  site: 'every-language',
} as const satisfies Record<string, TranslationPolicy>;

/** The languages that `value` lacks under `policy`; empty when it is complete. */
export function missingLanguages(value: Localized<unknown>, policy: TranslationPolicy): Language[] {
  const missing = LANGUAGES.filter((language) => value[language] === undefined);
  const englishOnly = missing.length === LANGUAGES.length - 1;
  return policy === 'every-language-or-english-only' && englishOnly ? [] : missing;
}
