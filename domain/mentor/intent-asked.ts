import type { Language } from '../kernel/languages.ts';
import { fold } from './concepts/fold.ts';

/** Ways to ask for intents in one language: words that each begin a word of the question. */
export type AskedWays = Readonly<Record<string, readonly string[]>>;

/** Written before a word of Arabic without a space: "and", "in", "for", and the article. */
const ARABIC_PREFIX = /^[وفبلك]?(?:ال|لل)?/;

/**
 * Finds the intent of a question in a language other than English. The longest way of asking that stands in the question
 * is meant, so "dónde … stop" goes before "stop". Words are found by Intl.Segmenter, since Chinese has no spaces.
 */
export function intentAsked(question: string, language: Language, asked: AskedWays): string | undefined {
  const text = fold(question);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const starts = Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ index }) =>
      language === 'ar' ? [index, index + (ARABIC_PREFIX.exec(text.slice(index))?.[0].length ?? 0)] : [index],
    );
  const holds = (word: string) => starts.some((start) => text.startsWith(word, start));
  let longest = 0;
  let found: string | undefined;
  for (const [intent, ways] of Object.entries(asked)) {
    for (const way of ways) {
      const words = fold(way).split(/\s+/);
      const length = words.join('').length;
      if (length > longest && words.every(holds)) {
        longest = length;
        found = intent;
      }
    }
  }
  return found;
}

/** The language of a question by its script, where the script says it. */
export function languageOfScript(question: string): Language | undefined {
  if (/\p{Script=Arabic}/u.test(question)) return 'ar';
  if (/\p{Script=Han}/u.test(question)) return 'zh';
  return /\p{Script=Devanagari}/u.test(question) ? 'hi' : undefined;
}
