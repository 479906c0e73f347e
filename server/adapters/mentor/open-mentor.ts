import type { GlossaryTerm } from '#domain/catalogue/glossary-contract.ts';
import type { MentorIntent } from '#domain/mentor/content-contract.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { findConcepts, type NamedConcepts } from '#domain/mentor/concepts/find-concepts.ts';
import { type RankIntents, rankIntents } from '#domain/mentor/concepts/rank-intents.ts';
import { stemOf } from '#domain/mentor/question-words.ts';
import type { AskableQuestion } from '#domain/mentor/suggest-questions.ts';
import type { Content } from '../content/reading/content.ts';
import { stableId } from '../content/stable-id.ts';
import type { Query } from '../sql.ts';
import { indexNames } from './index-names.ts';
import { type FindPassages, indexPassages } from './index-passages.ts';
import { type MentorContent, mentorContent } from './mentor-content.ts';
import { type Find, type Found, indexTexts, type TextIndex } from './text-index.ts';

/** A module, or one lesson of it, by the ids of the catalogue. */
export type LinkedPlace = { readonly moduleId: string; readonly lessonId: string | null };

export type AnsweredIntent = Omit<MentorIntent, 'lessons' | 'terms'> &
  AskableQuestion & { readonly places: readonly LinkedPlace[]; readonly terms: readonly GlossaryTerm[] };

/** What the mentor knows. It is made anew at each start, from the content folder and the catalogue in the database. */
export type Mentor = Omit<MentorContent, 'intents' | 'concepts' | 'asksByConcepts'> & {
  readonly intents: ReadonlyMap<string, AnsweredIntent>;
  /** Finds intents by their id. */
  readonly findIntents: Find;
  readonly findPassages: FindPassages;
  /** Whether the stem of a word stands in an intent or a lesson. */
  readonly knowsWord: (stem: string) => Promise<boolean>;
  /** The concepts of a question in a language, and the intents that they ask for. */
  readonly conceptsOf: (question: string, language: Language) => NamedConcepts;
  readonly rankIntents: RankIntents;
  /** Finds intents by the words of what their concepts are called in a language. */
  readonly findByNames: (question: string, language: Language, count: number) => Found[];
  /** The places that `lessons:` of the content names. */
  readonly placesOf: (lessons: readonly string[]) => LinkedPlace[];
};

/**
 * Indexes what the mentor says and the lessons, once the server is `ready`; a question that comes earlier waits for it.
 *
 * @throws when a file of the mentor's is missing or wrong
 */
export async function openMentor(content: Content, query: Query, ready: Promise<unknown>): Promise<Mentor> {
  const { intents, concepts, asksByConcepts, ...words } = mentorContent(content);
  const { terms } = words;
  const { rows } = await query<{ id: string; skills: string[] }>('select id, skills from public.modules');
  const skillsOf = new Map(rows.map(({ id, skills }) => [id, skills]));
  const answered = intents.map(({ lessons, terms: named, ...intent }): AnsweredIntent => {
    const places = placesOf(lessons);
    const modules = places.map(({ moduleId }) => moduleId);
    return {
      ...intent,
      places,
      terms: terms.filter(({ id }) => named.includes(id)),
      modules,
      skills: modules.flatMap((moduleId) => skillsOf.get(moduleId) ?? []),
    };
  });
  const passages = indexPassages(query, ready);
  const asked = indexLater(intents, ready);
  return {
    ...words,
    intents: new Map(answered.map((intent) => [intent.id, intent])),
    findIntents: (question, count) => asked().find(question, count),
    findPassages: passages.find,
    knowsWord: async (stem) => asked().knows(stem) || (await passages.knows(stem)),
    placesOf,
    conceptsOf: conceptsLater(concepts, (word) => {
      const stem = stemOf(word);
      return asked().knows(stem) || passages.knowsAlready(stem);
    }),
    rankIntents: rankIntents(asksByConcepts),
    findByNames: namesLater(concepts, asksByConcepts),
  };
}

/** English words are used in every language. */
function conceptsLater(
  names: MentorContent['concepts'],
  isWord: (word: string) => boolean,
): Mentor['conceptsOf'] {
  const findIn = openedOnce((language) =>
    findConcepts(language, names.get(language) ?? {}, language === 'en' ? {} : names.get('en'), isWord),
  );
  return (question, language) => findIn(language)(question);
}

function namesLater(
  names: MentorContent['concepts'],
  asksByConcepts: MentorContent['asksByConcepts'],
): Mentor['findByNames'] {
  const indexOf = openedOnce((language) => indexNames(asksByConcepts, names.get(language) ?? {}));
  return (question, language, count) => indexOf(language).find(question, count);
}

/** Opens something for a language when that is first asked for. */
function openedOnce<Opened>(open: (language: Language) => Opened): (language: Language) => Opened {
  const opened = new Map<Language, Opened>();
  return (language) => {
    const one = opened.get(language) ?? open(language);
    opened.set(language, one);
    return one;
  };
}

function indexLater(intents: readonly MentorIntent[], ready: Promise<unknown>): () => TextIndex {
  let index: TextIndex | undefined;
  const open = () => {
    index ??= indexIntents(intents);
    return index;
  };
  ready.then(open).catch(() => undefined);
  return open;
}

/** Finds intents by how people ask for them, by other names of the thing, and by the answer. */
export function indexIntents(intents: readonly MentorIntent[]): TextIndex {
  const texts = intents.map(({ id, question, examples, words, lessons, answer }) => ({
    id,
    asked: [question, ...examples].join(' . '),
    names: [id, ...words, ...lessons].join(' . ').replaceAll(/[-/]/g, ' '),
    answer,
  }));
  return indexTexts(texts, { asked: 2, names: 2, answer: 1 });
}

function placesOf(lessons: readonly string[]): LinkedPlace[] {
  return lessons.map((place) => {
    const [course = '', module = '', lesson] = place.split('/');
    return {
      moduleId: stableId(course, module),
      lessonId: lesson === undefined ? null : stableId(course, module, lesson),
    };
  });
}
