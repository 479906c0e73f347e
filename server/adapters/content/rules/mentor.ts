import type { MentorIntent } from '#domain/mentor/content-contract.ts';
import { nearestWord } from '#domain/content/nearest-word.ts';
import type { Content, ContentFile } from '../reading/content.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';
import { modulesOf, type Problem, problemAt, type Rule } from './rule.ts';

/** An intent of the mentor, and where it stands. */
export type PlacedIntent = {
  readonly file: ContentFile<unknown>;
  readonly path: YamlPath;
  readonly intent: MentorIntent;
};

/** The numbers that stand in the working of a position size. */
const SIZING_NUMBERS = ['percent', 'account', 'risk', 'distance', 'size'];

/** What the mentor says links lessons and terms that exist, no intent stands twice, and no number of a working is left out. */
export const mentor: Rule = {
  name: 'mentor',
  *check(content) {
    const places = placesOf(content);
    const terms = content.glossary?.data.terms.map(({ id }) => id) ?? [];
    const seen = new Set<string>();
    for (const { file, path, intent } of intentsOf(content)) {
      const { id, lessons, terms: named } = intent;
      if (seen.has(id))
        yield problemAt(file, [...path, 'id'], `There is another intent '${id}'. Give it another id.`);
      seen.add(id);
      yield* unknown(file, [...path, 'lessons'], lessons, 'module or lesson', places);
      yield* unknown(file, [...path, 'terms'], named, 'term', terms);
    }
    const { replies } = content.mentor;
    if (!replies) return;
    for (const [topic, { lessons }] of Object.entries(replies.data.topics)) {
      yield* unknown(replies, ['topics', topic, 'lessons'], lessons, 'module or lesson', places);
    }
    yield* unknown(replies, ['advice', 'lessons'], replies.data.advice.lessons, 'module or lesson', places);
    for (const [language, words = ''] of Object.entries(replies.data.sizing)) {
      const missing = SIZING_NUMBERS.filter((name) => !words.includes(`{${name}}`));
      if (missing.length > 0)
        yield problemAt(
          replies,
          ['sizing', language],
          `The working leaves out {${missing.join('}, {')}}. Write it in.`,
        );
    }
  },
};

export function* intentsOf(content: Content): Iterable<PlacedIntent> {
  for (const file of content.mentor.intents) {
    for (const [index, intent] of file.data.intents.entries())
      yield { file, path: ['intents', index], intent };
  }
}

function* unknown(
  file: ContentFile<unknown>,
  path: YamlPath,
  named: readonly string[],
  noun: string,
  known: readonly string[],
): Iterable<Problem> {
  // What could not be read is a finding of its own; it would make every name look wrong.
  if (known.length === 0) return;
  for (const [index, name] of named.entries()) {
    if (known.includes(name)) continue;
    const nearest = nearestWord(name, known);
    const advice = nearest === undefined ? 'Take it out, or name another.' : `Did you mean '${nearest}'?`;
    yield problemAt(file, [...path, index], `There is no ${noun} '${name}'. ${advice}`);
  }
}

function placesOf(content: Content): string[] {
  return Array.from(modulesOf(content), ({ course, module }) => {
    const place = `${course.slug}/${module.slug}`;
    return [place, ...module.lessonNames.map(({ slug }) => `${place}/${slug}`)];
  }).flat();
}
