import { nearestWord } from '#domain/content/nearest-word.ts';
import { intentAsked } from '#domain/mentor/intent-asked.ts';
import { intentsOf } from './mentor.ts';
import { problemAt, type Rule } from './rule.ts';

/** Ways of asking name intents that exist, and each finds the intent it was written for. */
export const mentorAsked: Rule = {
  name: 'mentor-asked',
  *check(content) {
    const known = Array.from(intentsOf(content), ({ intent }) => intent.id);
    // What could not be read is a finding of its own.
    if (known.length === 0) return;
    for (const file of content.mentor.asked) {
      const { asked } = file.data;
      for (const [id, ways] of Object.entries(asked)) {
        if (!known.includes(id)) {
          const nearest = nearestWord(id, known);
          const advice = nearest === undefined ? 'Take it out.' : `Did you mean '${nearest}'?`;
          yield problemAt(file, ['asked', id], `There is no intent '${id}'. ${advice}`);
          continue;
        }
        for (const [index, way] of ways.entries()) {
          const found = intentAsked(way, file.language, asked);
          if (found === id) continue;
          const says =
            found === undefined
              ? `"${way}" finds nothing, not even itself. Write whole words or their beginnings.`
              : `"${way}" finds '${found}', not '${id}'. Write more words, or take it out there.`;
          yield problemAt(file, ['asked', id, index], says);
        }
      }
    }
  },
};
