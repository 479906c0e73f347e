import { visit } from 'unist-util-visit';
import type { EditorialFile } from '#domain/catalogue/editorial-contract.ts';
import { wordsOf } from '../../prose/words.ts';
import { textOf } from '../../markdown/plain-text.ts';
import type { TextLesson } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { headingsOf, proseParagraphs } from './prose.ts';
import { modulesOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** How many words a text has: headings, paragraphs and lists, without tables and formulas. */
export function countWords(lesson: TextLesson): number {
  const prose = [...headingsOf(lesson), ...proseParagraphs(lesson)];
  return prose.reduce((sum, text) => sum + wordsOf(text).length, 0);
}

/**
 * A text has the length and the parts that `editorial.yaml` asks for, and one that is not interactive its headings and
 * reveals too.
 */
export const textStandard: Rule = {
  name: 'text-standard',
  *check(content) {
    const standard = content.editorial?.data;
    if (!standard) return;
    for (const { module } of modulesOf(content)) {
      const isInteractive = module.file?.data.standard === 'interactive';
      for (const lesson of module.lessons) {
        if (lesson.kind !== 'text') continue;
        yield* checkLength(lesson, standard);
        yield* checkParts(lesson, standard);
        if (!isInteractive) yield* checkSections(lesson, standard);
        if (!isInteractive) yield* checkReveals(lesson, standard);
      }
    }
  },
};

function* checkLength(lesson: TextLesson, { words }: EditorialFile): Iterable<Problem> {
  const count = countWords(lesson);
  if (count >= words.from && count <= words.to) return;
  const message = `The text has ${count} words. Write ${words.from} to ${words.to}: one idea, and all of it.`;
  yield problemAt(lesson, [], message);
}

function* checkParts(lesson: TextLesson, { least }: EditorialFile): Iterable<Problem> {
  if (Object.keys(lesson.data.figures).length < least.figures) {
    yield problemAt(lesson, [], 'The text has too few figures. Draw what it says from generated data.');
  }
  if (lesson.data.calculations.length < least.calculations) {
    yield problemAt(lesson, [], 'The text has no worked example. List its numbers under `calculations`.');
  }
}

function* checkReveals(lesson: TextLesson, { least }: EditorialFile): Iterable<Problem> {
  if ((lesson.markdown.match(/^:::reveal$/gm) ?? []).length < least.reveals) {
    yield problemAt(lesson, [], 'The text asks nothing. Add a `:::reveal` after what is easy to nod at.');
  }
}

function* checkSections(lesson: TextLesson, standard: EditorialFile): Iterable<Problem> {
  const headings = headingsOf(lesson);
  for (const section of standard.sections) {
    if (!headings.includes(section)) {
      yield problemAt(lesson, [], `The text has no heading "${section}". Add it.`);
    }
  }
  const last = standard.sections.at(-1);
  if (last === undefined || !headings.includes(last)) return;
  const lines = linesBelow(lesson, last);
  if (lines === standard.summary_lines) return;
  const message = `Below "${last}" stand ${lines} lines. Write a list of ${standard.summary_lines}.`;
  yield problemAt(lesson, [], message);
}

/** Entries of the list that follows a heading. */
function linesBelow(lesson: TextLesson, heading: string): number {
  let current = '';
  let lines = 0;
  visit(lessonTree(lesson), (node) => {
    if (node.type === 'heading') current = textOf(node);
    if (node.type === 'list' && current === heading) lines += node.children.length;
  });
  return lines;
}
