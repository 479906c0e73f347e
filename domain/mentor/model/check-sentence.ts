import { stemOf, subjectOf, wordsOf } from '../question-words.ts';
import { givesAdvice } from './gives-advice.ts';
import { INSTRUCTIONS } from './instructions.ts';
import type { Material, Source } from './material.ts';
import { digitsIn, type ReadNumber } from './numbers-in.ts';
import { spelledNumbers } from './number-words.ts';

/** No sentence is longer. */
export const MAX_CHARACTERS = 400;

/** Why a line of a model is not shown. */
export const SENTENCE_FAULTS = [
  'form',
  'citation',
  'number',
  'link',
  'advice',
  'leak',
  'unsupported',
] as const;

export type SentenceFault = (typeof SENTENCE_FAULTS)[number];

/** A sentence that holds, and the numbers of the sources that it cites. */
export type CheckedSentence = { readonly text: string; readonly cites: readonly number[] };

const LINE = /^\[(\d{1,2}(?:, ?\d{1,2})*)\] (\S.*)$/u;
/** Marks of links, mail, markup and code; a dot between letters is how addresses are written. */
const MARKS = /[<>[\]{}`|\\@#*_~^=]|:\/\/|\bwww\b|\p{L}\.\p{L}{2,}|\bdot (com|org|net|io)\b|\d\.\d+\.\d/iu;
/** What cannot be seen, or turns round what can be; joiners belong to Arabic and Hindi. */
const UNSEEN =
  /[\u034f\u17b4\u17b5\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/u;
/** Digits of other scripts than those that are read, and what stands for digits. */
const STRANGE_NUMBERS = /[\p{Nl}\p{No}]|(?![0-9٠-٩۰-۹०-९])\p{Nd}/u;
/** A letter at a number, other than k, R, x, st, nd, rd, th and what languages write beside digits. */
const GLUED = /\d(?!(?:k|r|x|st|nd|rd|th|s|er|e|ª|º|º)(?!\p{L}))[a-z]|[a-z]\d/iu;
const OF_ITSELF =
  /system prompt|my (instructions|prompt|rules)|language model|as an ai\b|i (was|am) (told|instructed|programmed)/i;

/** How much of an English sentence must stand in what it cites. */
const SUPPORT = 0.3;
/** So many words in a row that stand in the instructions are a piece of them. */
const LEAKED_WORDS = 5;

/**
 * Checks one line of a model: it must cite sources that there are, have no number that those do not have, no link, no markup
 * and no advice, and, in the language of its sources, be about what they say.
 *
 * @returns the sentence, or why it is not shown
 */
export function checkSentence(
  line: string,
  { sources, language }: Material,
): CheckedSentence | SentenceFault {
  const match = LINE.exec(line.trim());
  const [, numbers = '', text = ''] = match ?? [];
  if (!match || text.length > MAX_CHARACTERS || !isOneSentence(text, language)) return 'form';
  const cites = [...new Set(numbers.split(',').map(Number))];
  const cited = cites.flatMap((number) => sources[number - 1] ?? []);
  if (cited.length < cites.length) return 'citation';
  const plain = text.normalize('NFKC');
  if (MARKS.test(text) || MARKS.test(plain) || UNSEEN.test(text)) return 'link';
  if (STRANGE_NUMBERS.test(text) || GLUED.test(plain) || !hasOnlyNumbersOf(cited, text, language))
    return 'number';
  if (givesAdvice(plain)) return 'advice';
  if (OF_ITSELF.test(plain) || isOfInstructions(plain)) return 'leak';
  if (!isSupported(cited, plain, language)) return 'unsupported';
  return { text, cites };
}

function isOneSentence(text: string, language: string): boolean {
  return Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)).length === 1;
}

function hasOnlyNumbersOf(cited: readonly Source[], text: string, language: Source['language']): boolean {
  const digits = cited.flatMap((source) => digitsIn(source.text, source.language));
  const spelled = cited
    .flatMap((source) => spelledNumbers(source.text, source.language))
    .map((value) => ({ value, unit: '' }));
  const stands = ({ value, unit }: ReadNumber, known: ReadNumber) =>
    known.unit === unit && Math.abs(value - known.value) < 1e-9 * Math.max(1, Math.abs(value));
  return (
    digitsIn(text, language).every((said) => [...digits, ...spelled].some((known) => stands(said, known))) &&
    // "Two percent" has its unit beside the word, where it is not read.
    spelledNumbers(text, language).every((value) =>
      [...digits, ...spelled].some((known) => stands({ value, unit: known.unit }, known)),
    )
  );
}

const RUNS_OF_INSTRUCTIONS = new Set(INSTRUCTIONS.flatMap((line) => runsOf(line)));

function isOfInstructions(text: string): boolean {
  return runsOf(text).some((run) => RUNS_OF_INSTRUCTIONS.has(run));
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(LEAKED_WORDS - 1).map((_, place) => words.slice(place, place + LEAKED_WORDS).join(' '));
}

/** Words of another language cannot be found in the source: there numbers, links and advice are what can be checked. */
function isSupported(cited: readonly Source[], text: string, language: Source['language']): boolean {
  if (language !== 'en' || cited.some((source) => source.language !== language)) return true;
  const known = new Set(cited.flatMap((source) => wordsOf(source.text)).map(stemOf));
  const said = subjectOf(text);
  return said.length === 0 || said.filter((stem) => known.has(stem)).length >= said.length * SUPPORT;
}
