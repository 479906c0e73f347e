import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { Aspect } from '#domain/mentor/follow-ups/aspect-of.ts';
import type { Recalled } from '#domain/mentor/follow-ups/recall.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Draft } from './draft-answer.ts';
import { checkPassages } from './quotable-passages.ts';

const PASSAGES_LOOKED_AT = 60;

/** Answers what is asked of the answer before: why, an example, in simpler words, more. Undefined where nothing says it. */
export async function draftFollowUp(
  mentor: Mentor,
  query: Query,
  { userId, language, aspect, recalled }: Asked,
): Promise<Draft | undefined> {
  const { calculator, intent: id = '' } = recalled;
  if (calculator && aspect === 'why') {
    const said = mentor.calculators?.calculators[calculator.name];
    if (said) {
      return {
        answeredBy: `calculator/${calculator.name}/why`,
        before: [inLanguage(said.why, language)],
        places: mentor.intents.get(id)?.places ?? [],
        after: [],
        working: { calculator: calculator.name, values: calculator.values, missing: [], results: {} },
      };
    }
  }
  const intent = mentor.intents.get(id);
  if (!intent) return undefined;
  const answeredBy = `${id}/${aspect}`;
  const written = intent[aspect];
  if (written !== undefined) return { answeredBy, before: [written], places: intent.places, after: [] };
  if (aspect === 'simpler' && intent.terms.length > 0) {
    const terms = intent.terms.map(({ term, definition }) => `- ${term}: ${definition}`);
    return { answeredBy, before: [terms.join('\n')], places: intent.places, after: [] };
  }
  const lessons = new Set(intent.places.map(({ lessonId }) => lessonId));
  const modules = new Set(intent.places.map(({ moduleId }) => moduleId));
  const found = await mentor.findPassages(`${intent.question} ${intent.words.join(' ')}`, PASSAGES_LOOKED_AT);
  const known = await checkPassages(query, userId, found);
  const passage = known
    .filter(({ mayQuote, place }) => mayQuote && (lessons.has(place.lessonId) || modules.has(place.moduleId)))
    .find(({ text }) => aspect !== 'example' || /\d/.test(text));
  if (!passage) {
    // Nothing more is written, or it stands in a lesson that is closed: where to read it is still said.
    const isThere = intent.places.length > 0;
    return isThere ? { answeredBy, before: [], places: intent.places, after: [] } : undefined;
  }
  const { text, place, piece } = passage;
  return { answeredBy, before: [`> ${text}`], places: [place], after: [], piece };
}

type Asked = {
  readonly userId: UserId;
  readonly language: Language;
  readonly aspect: Aspect;
  readonly recalled: Recalled;
};
