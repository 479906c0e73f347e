import { nearestWord } from '#domain/content/nearest-word.ts';
import type { Content } from '../reading/content.ts';
import { intentsOf } from './mentor.ts';
import { type Problem, problemAt, type Rule } from './rule.ts';

type Ways = NonNullable<Content['mentor']['ways']>;

/** Every intent can be asked for by concepts, and what asks for it has names in every language that names concepts. */
export const mentorConcepts: Rule = {
  name: 'mentor-concepts',
  *check(content) {
    const { ways, concepts } = content.mentor;
    if (!ways) return;
    const intents = Array.from(intentsOf(content), ({ intent }) => intent.id);
    // What could not be read is a finding of its own.
    if (intents.length > 0) yield* intentsAsked(ways, intents);
    const used = usedIn(ways);
    for (const file of concepts) {
      const named = Object.keys(file.data.concepts);
      for (const [concept, path] of used) {
        if (named.includes(concept)) continue;
        const nearest = nearestWord(concept, named);
        const advice = nearest === undefined ? 'Name it there.' : `Did you mean '${nearest}'?`;
        yield problemAt(
          ways,
          path,
          `mentor/concepts/${file.language}.yaml has no concept '${concept}'. ${advice}`,
        );
      }
      for (const concept of named.filter((one) => !used.has(one)))
        yield problemAt(
          file,
          ['concepts', concept],
          `No way asks with '${concept}'. Take it out, or write one.`,
        );
    }
  },
};

function* intentsAsked(file: Ways, intents: readonly string[]): Iterable<Problem> {
  const asked = Object.keys(file.data.ways);
  for (const id of asked.filter((one) => !intents.includes(one))) {
    const nearest = nearestWord(id, intents);
    const advice = nearest === undefined ? 'Take it out.' : `Did you mean '${nearest}'?`;
    yield problemAt(file, ['ways', id], `There is no intent '${id}'. ${advice}`);
  }
  for (const id of intents.filter((one) => !asked.includes(one)))
    yield problemAt(file, ['ways'], `Nothing asks for the intent '${id}'. Write a way.`);
}

/** The concepts of a file, each with where it stands first. */
function usedIn({ data: { ways, everyday } }: Ways): ReadonlyMap<string, (string | number)[]> {
  const used = new Map<string, (string | number)[]>();
  const note = (concept: string, path: (string | number)[]) => {
    if (!used.has(concept)) used.set(concept, path);
  };
  for (const [intent, all] of Object.entries(ways))
    for (const [place, way] of all.entries())
      for (const concept of way.split(' ')) note(concept, ['ways', intent, place]);
  for (const [place, concept] of everyday.entries()) note(concept, ['everyday', place]);
  return used;
}
