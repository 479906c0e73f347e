import { isLocale } from './locales.ts';

/** A row of the catalogue: English in its columns, the other languages in `translations`. */
export interface TranslatedRow {
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
}

/**
 * The text of a column in a language, English where it has not been translated.
 * @param row a row with a `translations` column
 * @param field a text column of that row
 * @param locale the language wanted; unknown languages get English
 */
export function localizedText<Field extends string>(
  row: TranslatedRow & Readonly<Record<Field, string | null>>,
  field: Field,
  locale: string,
): string {
  const translated = isLocale(locale) ? row.translations?.[locale]?.[field] : undefined;
  return typeof translated === 'string' && translated !== '' ? translated : (row[field] ?? '');
}
