import { oneOrNone } from '#domain/kernel/one.ts';
import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { AskedAbout } from '#domain/mentor/contract.ts';
import { coverage, INTENT_COVERAGE } from '#domain/mentor/choose-reply.ts';
import { subjectOf } from '#domain/mentor/question-words.ts';
import { termsIn } from '#domain/mentor/terms-in.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import type { Draft } from './draft-answer.ts';

const INTENTS_LOOKED_AT = 12;
const TERMS_EXPLAINED = 3;

/**
 * Explains what a question points at, in a lesson or elsewhere: by the written answer that belongs to the module of the lesson and is most
 * like the words, and by the terms that stand in them. Nothing of a lesson is quoted.
 */
export async function draftAbout(
  mentor: Mentor,
  query: Query,
  { lesson_id: lessonId, words }: AskedAbout,
  language: Language,
): Promise<Draft> {
  const { rows } = await query<{ module_id: string }>(
    'select module_id from public.lessons where id = $1 and retired_at is null',
    [lessonId ?? null],
  );
  const moduleId = oneOrNone(rows)?.module_id;
  const candidates = mentor.findIntents(words, INTENTS_LOOKED_AT);
  const found = candidates.flatMap(({ id }) => mentor.intents.get(id) ?? []);
  const subject = subjectOf(words);
  // Where no module says what it is about, the words have to.
  const meant = candidates.find((candidate) => coverage(subject, candidate) >= INTENT_COVERAGE);
  const intent =
    moduleId === undefined
      ? meant && mentor.intents.get(meant.id)
      : found.find(({ modules }) => modules.includes(moduleId));
  const terms = termsIn(words, mentor.terms).slice(0, TERMS_EXPLAINED);
  const heading = `${inLanguage(mentor.replies.labels.terms, language)}:`;
  const explained = terms.map(({ term, definition }) => `- ${term}: ${definition}`);
  const list = explained.length > 0 ? [[heading, ...explained].join('\n')] : [];
  if (intent) return { answeredBy: intent.id, before: [intent.answer], places: intent.places, after: list };
  if (explained.length > 0)
    return {
      answeredBy: 'terms',
      before: list,
      places: moduleId && lessonId ? [{ moduleId, lessonId }] : [],
      after: [],
    };
  const [nearest] = found;
  if (nearest) return { answeredBy: nearest.id, before: [nearest.answer], places: nearest.places, after: [] };
  return {
    answeredBy: 'default',
    before: [inLanguage(mentor.replies.default, language)],
    places: [],
    after: [],
  };
}
