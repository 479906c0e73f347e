import type { GlossaryTerm } from '#domain/catalogue/glossary-contract.ts';
import type { MentorIntent } from '#domain/mentor/content-contract.ts';
import type { AskableQuestion } from '#domain/mentor/suggest-questions.ts';
import type { Content } from '../content/reading/content.ts';
import { stableId } from '../content/stable-id.ts';
import type { Query } from '../sql.ts';
import { type FindPassages, indexPassages } from './index-passages.ts';
import { type MentorContent, mentorContent } from './mentor-content.ts';
import { type Find, indexTexts } from './text-index.ts';

/** A module, or one lesson of it, by the ids of the catalogue. */
export type LinkedPlace = { readonly moduleId: string; readonly lessonId: string | null };

export type AnsweredIntent = Omit<MentorIntent, 'lessons' | 'terms'> &
  AskableQuestion & { readonly places: readonly LinkedPlace[]; readonly terms: readonly GlossaryTerm[] };

/** What the mentor knows. It is made anew at each start, from the content folder and the catalogue in the database. */
export type Mentor = Omit<MentorContent, 'intents'> & {
  readonly intents: ReadonlyMap<string, AnsweredIntent>;
  /** Finds intents by their id. */
  readonly findIntents: Find;
  readonly findPassages: FindPassages;
  /** The places that `lessons:` of the content names. */
  readonly placesOf: (lessons: readonly string[]) => LinkedPlace[];
};

/**
 * Indexes what the mentor says and the lessons, once the server is `ready`; a question that comes earlier waits for it.
 *
 * @throws when a file of the mentor's is missing or wrong
 */
export async function openMentor(content: Content, query: Query, ready: Promise<unknown>): Promise<Mentor> {
  const { intents, ...words } = mentorContent(content);
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
  return {
    ...words,
    intents: new Map(answered.map((intent) => [intent.id, intent])),
    findIntents: indexLater(intents, ready),
    findPassages: indexPassages(query, ready),
    placesOf,
  };
}

function indexLater(intents: readonly MentorIntent[], ready: Promise<unknown>): Find {
  let find: Find | undefined;
  const open = () => {
    find ??= indexIntents(intents);
    return find;
  };
  ready.then(open).catch(() => undefined);
  return (question, count) => open()(question, count);
}

/** Finds intents by how people ask for them, by other names of the thing, and by the answer. */
export function indexIntents(intents: readonly MentorIntent[]): Find {
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
