import type { Language } from '../../kernel/languages.ts';
import { fold } from './fold.ts';
import { isMistyped } from './is-mistyped.ts';
import { writeOut } from './write-out.ts';

/** What learners call the ideas that questions are made of: names by concept. */
export type ConceptNames = Readonly<Record<string, readonly string[]>>;

export type NamedConcepts = {
  readonly concepts: ReadonlySet<string>;
  /** The question without the words that named them. */
  readonly rest: string;
};

/** Finds the concepts that a question names. */
export type FindConcepts = (question: string) => NamedConcepts;

type Name = {
  readonly name: string;
  readonly concept: string;
  /** Whether it is no beginning of a longer word. */
  readonly isWhole: boolean;
  /** What has to follow, with a few words in between. */
  readonly further: RegExp | undefined;
};
type Found = {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is part of a name with words in between: it hides no other name, nor does another one hide it. */
  readonly isLoose?: boolean;
};

/** Shorter names are whole words, longer ones may be the beginning of one. */
const LONGEST_WHOLE = 3;
/** Names are looked up by their first letters. */
const KEY = 2;
/** In English it can be looked up whether a word is one; elsewhere a short one that is like a name is too often another word. */
const SHORTEST_MISTYPED = { inEnglish: 6, inOthers: 8 };
/** Written behind a longer name that is a whole word too: "exam." is not the beginning of "example". */
const WHOLE = /\.$/;
/** Written between two parts of a name that may have a few words between them: "price … comes back". */
const BETWEEN = '…';
/** As many words, or signs of Chinese, may stand there; a sentence ends the search. */
const MOST_BETWEEN = { words: 3, signs: 6 };
/** Written before a word of Arabic without a space: "and", "in", "for", "with", and the article. */
const ARABIC_PREFIXES = [/^[وفبلك]/, /^(?:ال|لل)/, /^[وفبك](?:ال|لل)/];

/**
 * Makes what finds concepts in questions of one language. Of names of which one lies within the other the longer is meant:
 * a "stop loss" is no loss. A word that is none may be one mistyped. The parts of a name with "…" may stand a few words apart.
 *
 * @param own names of the language
 * @param borrowed names of another one whose words are used in it; short ones are other words here
 * @param isWord whether a word is known, and so none that is mistyped
 */
export function findConcepts(
  language: Language,
  own: ConceptNames,
  borrowed: ConceptNames = {},
  isWord: (word: string) => boolean = () => false,
): FindConcepts {
  const names = [
    ...namesOf(own, language),
    ...namesOf(borrowed, language).filter(({ name }) => name.length > LONGEST_WHOLE),
  ];
  const byBeginning = groupBy(names, ({ name }) => name.slice(0, KEY));
  const shortest = language === 'en' ? SHORTEST_MISTYPED.inEnglish : SHORTEST_MISTYPED.inOthers;
  const single = names.filter(
    ({ name, further }) => !further && name.length >= shortest && /^\p{Script=Latin}+$/u.test(name),
  );
  const mistypable = groupBy(single, ({ name }) => name.slice(0, 1));
  const startsOf = language === 'zh' ? everyPlace : language === 'ar' ? startsOfArabicWords : startsOfWords;
  return (question) => {
    const text = writeOut(fold(question), language);
    const found = startsOf(text).flatMap((start) => namesAt(byBeginning, text, start, language));
    const kept = found.filter((one) => !found.some((other) => isHidden(one, other)));
    const all = [...kept, ...mistypedIn(text, kept, mistypable, isWord)];
    return { concepts: new Set(all.map(({ concept }) => concept)), rest: without(text, all) };
  };
}

function namesOf(concepts: ConceptNames, language: Language): Name[] {
  const plain = (name: string) => writeOut(fold(name.replace(WHOLE, '')).trim(), language);
  return Object.entries(concepts).flatMap(([concept, names]) =>
    names.map((written) => {
      const [name = '', ...further] = written.split(BETWEEN).map((part) => part.trim());
      const rest = further.map((part) => patternOf(plain(part), WHOLE.test(part), language));
      return {
        concept,
        name: plain(name),
        isWhole: WHOLE.test(name),
        further: rest.length > 0 ? new RegExp(`^${rest.join('')}`, 'u') : undefined,
      };
    }),
  );
}

const IN_WORD = String.raw`[\p{L}\p{N}\p{M}]`;
const OF_SENTENCE = String.raw`[^\p{L}\p{N}\p{M}.!?。！？؟।]`;

/** A further part of a name, with what may stand before it. */
function patternOf(part: string, isWhole: boolean, language: Language): string {
  const letters = part.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
  if (/\p{Script=Han}/u.test(part)) return `[^。！？.!?]{0,${MOST_BETWEEN.signs}}?${letters}`;
  const between = `(?:${OF_SENTENCE}+${IN_WORD}+){0,${MOST_BETWEEN.words}}?${OF_SENTENCE}+`;
  const prefix = language === 'ar' ? '[وفبلك]?(?:ال|لل)?' : '';
  const end = isWhole || part.length <= LONGEST_WHOLE ? `(?!${IN_WORD})` : `${IN_WORD}*`;
  return `${between}${prefix}${letters}${end}`;
}

function groupBy(names: readonly Name[], keyOf: (name: Name) => string): ReadonlyMap<string, Name[]> {
  const groups = new Map<string, Name[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return groups;
}

function namesAt(
  names: ReadonlyMap<string, readonly Name[]>,
  text: string,
  start: number,
  language: Language,
): Found[] {
  const near = [text.slice(start, start + KEY), text.slice(start, start + 1)].flatMap(
    (key) => names.get(key) ?? [],
  );
  return near.flatMap(({ name, concept, isWhole, further }) => {
    if (!text.startsWith(name, start)) return [];
    const end = start + name.length;
    const isHan = /\p{Script=Han}/u.test(name);
    const wordEnd = isHan ? end : endOfWord(text, end);
    if (further) {
      const isCut = isWhole && wordEnd > end;
      return !isCut && further.test(text.slice(wordEnd))
        ? [{ concept, start, end: wordEnd, isLoose: true }]
        : [];
    }
    if (isHan) return [{ concept, start, end }];
    const mustEnd =
      isWhole || (name.length <= LONGEST_WHOLE && !(language === 'ar' && name.length === LONGEST_WHOLE));
    return mustEnd && wordEnd > end ? [] : [{ concept, start, end: wordEnd }];
  });
}

function isHidden(one: Found, other: Found): boolean {
  if (one.isLoose || other.isLoose) return false;
  return other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;
}

function mistypedIn(
  text: string,
  found: readonly Found[],
  names: ReadonlyMap<string, readonly Name[]>,
  isWord: (word: string) => boolean,
): Found[] {
  return Array.from(text.matchAll(/\p{Script=Latin}{5,}/gu)).flatMap(({ 0: word, index }) => {
    const isFound = found.some(({ start, end }) => start < index + word.length && end > index);
    if (isFound || isWord(word)) return [];
    const near = (names.get(word.slice(0, 1)) ?? []).filter(({ name }) => isMistyped(word, name));
    return near.map(({ concept }) => ({ concept, start: index, end: index + word.length }));
  });
}

function without(text: string, found: readonly Found[]): string {
  return found.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

// A Latin word ends where Chinese begins, which writes no room between words.
const LETTER = /(?!\p{Script=Han})[\p{L}\p{N}\p{M}]/u;

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && LETTER.test(text.charAt(end))) end += 1;
  return end;
}

function startsOfWords(text: string): number[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu), ({ index }) => index);
}

function startsOfArabicWords(text: string): number[] {
  return startsOfWords(text).flatMap((start) => {
    const word = text.slice(start, endOfWord(text, start));
    return [start, ...ARABIC_PREFIXES.flatMap((prefix) => start + (prefix.exec(word)?.[0].length ?? 0))];
  });
}

function everyPlace(text: string): number[] {
  return Array.from({ length: text.length }, (_, place) => place).filter(
    (place) => /\p{Script=Han}/u.test(text.charAt(place)) || !/[a-z0-9]/.test(text.charAt(place - 1)),
  );
}
