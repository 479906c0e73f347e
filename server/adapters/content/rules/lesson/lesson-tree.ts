import type { Root } from 'mdast';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import type { TextLesson } from '../../reading/content.ts';

const trees = new WeakMap<TextLesson, Root>();

/** The syntax tree of a text lesson. Parsing takes most of a check, so it is done once for all rules; none changes it. */
export function lessonTree(lesson: TextLesson): Root {
  let tree = trees.get(lesson);
  if (!tree) {
    tree = parseMarkdown(lesson.markdown);
    trees.set(lesson, tree);
  }
  return tree;
}
