import type { Lesson } from '../../reading/content.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** What `npm run new-lesson` leaves for the author: `[write: the first thing to remember]`. */
const STILL_TO_WRITE = /\[write: ((?:[^[\]]|\[[^\]]*\])+)\]/g;

/** Nothing of the skeleton that a lesson began with is left. */
export const unfinished: Rule = {
  name: 'unfinished',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      for (const { path, text } of textsIn(lesson.data, [])) {
        for (const message of gapsIn(text)) yield problemAt(lesson, path, message);
      }
      if (lesson.kind === 'text') yield* gapsInMarkdown(lesson);
    }
  },
};

function* gapsInMarkdown({
  markdown,
  markdownLine,
  path,
}: Extract<Lesson, { kind: 'text' }>): Iterable<Problem> {
  for (const match of markdown.matchAll(STILL_TO_WRITE)) {
    const line = markdownLine + markdown.slice(0, match.index).split('\n').length - 1;
    yield { file: path, line, message: toWrite(match[1]) };
  }
}

function gapsIn(text: string): string[] {
  return Array.from(text.matchAll(STILL_TO_WRITE), (match) => toWrite(match[1]));
}

function toWrite(what = ''): string {
  return `Still to write: ${what.replaceAll(/\s+/g, ' ')}.`;
}

/** All texts of a value read from YAML, each with its place. */
function* textsIn(value: unknown, path: YamlPath): Iterable<{ path: YamlPath; text: string }> {
  if (typeof value === 'string') {
    yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, [...path, key]);
  }
}
