import type { Language } from '#domain/kernel/languages.ts';
import { type Candidate, coverage } from '#domain/mentor/choose-reply.ts';
import { languageOfScript } from '#domain/mentor/intent-asked.ts';
import { subjectOf, wordsOf } from '#domain/mentor/question-words.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';

/** An intent that a question may ask for, with the words of it that were found. */
export type FittingIntent = Candidate & {
  readonly id: string;
  /** Whether everything stands in the question by which one asks for it. */
  readonly isWhole: boolean;
  /** Whether anything of that does. */
  readonly isMeant: boolean;
};

const LOOKED_AT = 12;
/** Answers to a greeting or thanks, where nothing else is said. */
const COURTESIES = new Set(['greeting', 'thanks']);
const MOST_BESIDE_COURTESY = 2;
/** The concept of who is spoken of: a mother, a student. It asks for nothing. */
const PERSON = 'person';
/** What concepts with this score count as, beside words of which all were found. */
const FULL_SCORE = 8;
/** What a search in English counts for a question in English, and for another one, in which only names are English. */
const IN_ENGLISH = 1;
const IN_OTHERS = 0.3;
const IN_PART = 0.7;
/** One word in common with a name is chance. */
const LEAST_NAMED = 2;
/** What the words of names count, of which the rest is missing. */
const BY_NAMES = { inEnglish: 0.15, inOthers: 0.35 };
/** How many words may stand beside an everyday one where it cannot be looked up whether the lessons know them. */
const WORDS_BESIDE = 4;

/** Concepts that say that a question is about trading, whatever else stands in it. */
const OF_MARKETS =
  'trading win crypto bitcoin forex broker exchange strategy stocks risk stop leverage pair order'.split(' ');

/** How many words a question may have beside those that say how it goes on. */
const MOST_BESIDE = { inEnglish: 4, inOthers: 8 };

/** The language of a question by its script, else that of the interface. */
export function languageOf(question: string, language: Language): Language {
  return languageOfScript(question) ?? language;
}

/** Intents that a question may ask for, best first: by its concepts, and by its words. */
export async function fittingIntents(
  mentor: Mentor,
  question: string,
  language: Language,
): Promise<FittingIntent[]> {
  const own = languageOf(question, language);
  const { concepts, rest } = mentor.conceptsOf(question, own);
  const meant = mentor.rankIntents(concepts).slice(0, LOOKED_AT);
  const found = mentor.findIntents(question, LOOKED_AT);
  const named = mentor
    .findByNames(question, own, LOOKED_AT)
    .filter(({ exact, similar }) => exact.size + similar.size >= LEAST_NAMED);
  const isAside = meant.some(({ isWhole, isEveryday }) => isWhole && isEveryday)
    ? !OF_MARKETS.some((concept) => concepts.has(concept)) && (await speaksOfSomethingElse(mentor, rest, own))
    : false;
  const subject = subjectOf(question);
  // "Thanks, mate" says nothing more.
  const said = [...concepts].filter((concept) => concept !== PERSON);
  const saysMore = said.length > 1 || wordsOf(rest).length > MOST_BESIDE_COURTESY;
  const most = found[0]?.score ?? 1;
  const mostNamed = named[0]?.score ?? 1;
  const ids = new Set([...meant, ...found, ...named].map(({ id }) => id));
  return Array.from(ids, (id) => {
    const asked = meant.find((one) => one.id === id);
    const words = found.find((one) => one.id === id);
    const names = named.find((one) => one.id === id);
    const isWhole =
      asked !== undefined &&
      asked.isWhole &&
      !(asked.isEveryday && isAside) &&
      !(COURTESIES.has(id) && saysMore);
    const meaning = Math.min((asked?.score ?? 0) / FULL_SCORE, 1.5) * (isWhole ? 1 : IN_PART);
    const wording = words ? (words.score / most) * (0.5 + coverage(subject, words) / 2) : 0;
    return {
      id,
      exact: words?.exact ?? new Set<string>(),
      similar: words?.similar ?? new Set<string>(),
      isWhole,
      isMeant: asked !== undefined || names !== undefined,
      fit:
        meaning +
        wording * (own === 'en' ? IN_ENGLISH : IN_OTHERS) +
        (isWhole
          ? 0
          : ((names?.score ?? 0) / mostNamed) * (own === 'en' ? BY_NAMES.inEnglish : BY_NAMES.inOthers)),
    };
  }).toSorted((one, other) => other.fit - one.fit);
}

/** Concepts that a question may have which goes on from what was said. */
const ASIDES = new Set([
  PERSON,
  ...'why which how-much how-long when where difference works learn check choose begin first cost too-much real you again early'.split(
    ' ',
  ),
]);

/** Whether a question says nothing of its own that it could be about. */
export function goesOnFrom(mentor: Mentor, question: string, language: Language): boolean {
  const own = languageOf(question, language);
  const { concepts, rest } = mentor.conceptsOf(question, own);
  if (![...concepts].every((concept) => ASIDES.has(concept))) return false;
  // What is no stop word of English cannot be told apart elsewhere.
  return own === 'en'
    ? subjectOf(rest).length <= MOST_BESIDE.inEnglish
    : wordsOf(rest).length <= MOST_BESIDE.inOthers;
}

/** Whether words of a question stand in no lesson and no intent. */
export async function isForeign(mentor: Mentor, words: readonly string[]): Promise<boolean> {
  for (const word of words) if (!(await mentor.knowsWord(word))) return true;
  return false;
}

async function speaksOfSomethingElse(mentor: Mentor, rest: string, language: Language): Promise<boolean> {
  if (language === 'en') return isForeign(mentor, subjectOf(rest));
  return (
    wordsOf(rest).filter((word) => word.length > 3 || /\p{Script=Han}{2}/u.test(word)).length > WORDS_BESIDE
  );
}
