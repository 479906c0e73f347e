import type { Lesson } from '../../reading/content.ts';
import { captionsOf, paragraphsOf, type Prose } from './prose.ts';
import { lessonsOf, type Rule } from '../rule.ts';

/** The words of somebody who reports what others have found: a study, or a share of something in a year. */
const REPORTED =
  /\b(?:stud(?:y|ies)|surveys?|researchers?|according to|(?:was|were) found)\b|\b(?:in|since) (?:19|20)\d\d\b[^.]*\d%|\d%[^.]*\b(?:in|since) (?:19|20)\d\d\b/i;

/**
 * What others have found stands on a source that says so. A source that the editors know from textbooks only supports
 * what is sure, such as a definition or a formula: no figure, no year and no study.
 */
export const textbookSources: Rule = {
  name: 'textbook-sources',
  *check(content) {
    const read = new Set(
      content.sources?.data.sources.filter(({ basis }) => basis !== 'textbook').map(({ id }) => id),
    );
    for (const lesson of lessonsOf(content)) {
      if (lesson.data.sources.some((id) => read.has(id))) continue;
      for (const { text, problem } of proseOfLesson(lesson)) {
        const report = REPORTED.exec(text.replaceAll(/"[^"]*"|“[^”]*”/g, ''));
        if (!report) continue;
        const message = `"${report[0]}" reports what others found, but the lesson names no source that was read for it \
(\`basis\` other than textbook). Add the source, or say what is sure without it.`;
        yield problem(message);
      }
    }
  },
};

function proseOfLesson(lesson: Lesson): Iterable<Prose> {
  if (lesson.kind === 'text') return paragraphsOf(lesson);
  return lesson.kind === 'lecture' ? captionsOf(lesson) : [];
}
