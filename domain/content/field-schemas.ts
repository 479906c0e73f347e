import { unfoldChinese } from './unfold-chinese.ts';
import * as v from 'valibot';
import type { Language } from '../kernel/languages.ts';
import { nearestWord } from './nearest-word.ts';

/*
 * The building blocks of the content schemas. Their messages are for teachers, and each continues a sentence
 * that begins with the name of the field: "`minutes` " + "must be a whole number from 1 to 60."
 */

/** A block of `key: value` lines with exactly these keys (`v.optional` ones may be left out). */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return unknownKeyMessage(String(issue.input), Object.keys(entries));
    if (issue.expected?.startsWith('"'))
      return `is missing. Add a line \`${JSON.parse(issue.expected)}: …\`.`;
    return `must be a block of \`key: value\` lines with the keys ${Object.keys(entries).join(', ')}.`;
  });
}

function unknownKeyMessage(key: string, known: readonly string[]): string {
  const nearest = nearestWord(key, known);
  if (nearest !== undefined) return `is not a key of this block. Did you mean \`${nearest}\`?`;
  return `is not a key of this block. Remove it; the keys are ${known.join(', ')}.`;
}

const TEXT_MESSAGE = 'must be a text. Write it on one line, or below the key after `|`.';

/** A text that is not blank. */
export const text = v.pipe(
  v.string(TEXT_MESSAGE),
  v.check((value) => value.trim() !== '', 'must not be empty.'),
);

/** A short name in lower case, as used for ids and folder names: `gap-loss`. */
export const identifier = v.pipe(
  v.string(TEXT_MESSAGE),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be a short name of small letters, digits and hyphens, like `gap-loss`.',
  ),
);

/** A day, kept as its text: `2026-11-20`. */
export const day = v.pipe(
  v.string('must be a day like 2026-11-20.'),
  v.isoDate('must be a day like 2026-11-20.'),
  v.check(
    (value) => new Date(`${value}T00:00:00Z`).toISOString().startsWith(value),
    'is not a day of the calendar.',
  ),
);

export const webAddress = v.pipe(
  v.string(TEXT_MESSAGE),
  v.regex(/^https:\/\/[^\s]+$/, 'must be a web address that starts with https://.'),
);

export const anyNumber = v.pipe(v.number('must be a number.'), v.finite('must be a number.'));

/** A whole number from `least` to `most`, both included. */
export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

/** One of a few fixed words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, `must be one of: ${words.join(', ')}.`);
}

/** A list with at least `least` entries. */
export function list<const Item extends v.GenericSchema>(item: Item, least = 0) {
  return v.pipe(
    v.array(item, 'must be a list. Put every entry on a line of its own, after `- `.'),
    v.minLength(least, `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}.`),
  );
}

/** A value in several languages; which must be there is decided by the translation policy, not by the schema. */
export function inLanguages<
  const Item extends v.GenericSchema,
  const Chinese extends v.GenericSchema<v.InferInput<Item>, v.InferOutput<Item>> = Item,
>(item: Item, chinese?: Chinese) {
  return fields({
    en: item,
    es: v.optional(item),
    fr: v.optional(item),
    ar: v.optional(item),
    zh: v.optional(chinese ?? item),
    hi: v.optional(item),
  } satisfies Record<Language, v.GenericSchema>);
}

export const localizedText = inLanguages(text, v.pipe(text, v.transform(unfoldChinese)));
