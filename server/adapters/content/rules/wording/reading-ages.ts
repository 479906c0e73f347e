import { readingAge } from '../../prose/reading-age.ts';
import type { TextLesson } from '../../reading/content.ts';
import { proseParagraphs } from './prose.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/** The age at which somebody can follow a text lesson, in years; tables and formulas are not read as sentences. */
export function readingAgeOf(lesson: TextLesson): number {
  return readingAge(proseParagraphs(lesson));
}

/** No text is harder to read than `editorial.yaml` allows. */
export const readingAges: Rule = {
  name: 'reading-age',
  *check(content) {
    const limit = content.editorial?.data.reading_age;
    if (limit === undefined) return;
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      const age = readingAgeOf(lesson);
      if (!(age > limit)) continue;
      const message = `The text is for readers of ${age.toFixed(1)} years, and ${limit} is the most. Write shorter sentences and words.`;
      yield problemAt(lesson, [], message);
    }
  },
};
