/** The languages of the product, English first: it is the language content is written in. */
export const LANGUAGES = ['en', 'es', 'fr', 'ar', 'zh', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];

/** English names, for messages to authors. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  ar: 'Arabic',
  zh: 'Chinese',
  hi: 'Hindi',
};

/** A value in several languages. English is always there; it stands in for what is not translated. */
export type Localized<T = string> = { readonly en: T } & {
  readonly [L in Exclude<Language, 'en'>]?: T | undefined;
};

/** A database row that keeps English in its own columns and the other languages in `translations`. */
export type TranslatedRow = {
  readonly translations?: {
    readonly [language: string]: Readonly<Record<string, unknown>> | undefined;
  } | null;
};

/** Picks the value of `language`, or the English one. */
export function inLanguage<T>(value: Localized<T>, language: Language): T {
  return value[language] ?? value.en;
}

/**
 * A text column of a row in `language`; the row's own English column when there is no translation.
 *
 * @param column the name of a text column, also the key inside `translations[language]`
 */
export function localized<Column extends string>(
  row: TranslatedRow & { readonly [C in Column]: string },
  column: Column,
  language: Language,
): string {
  const translation = row.translations?.[language]?.[column];
  return typeof translation === 'string' && translation !== '' ? translation : row[column];
}

/** The languages that a text lacks; empty when it is complete. */
export function missingLanguages(value: Localized<unknown>): Language[] {
  return LANGUAGES.filter((language) => value[language] === undefined);
}
