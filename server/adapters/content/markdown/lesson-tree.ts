import type { Root } from 'mdast';
import type { TextLesson } from '../reading/content.ts';
import { parseMarkdown } from './parse-markdown.ts';

const trees = new WeakMap<TextLesson, Root>();

/** The syntax tree of a text lesson. Parsing takes most of a check, so it is done once; whoever changes the tree takes a copy. */
export function lessonTree(lesson: TextLesson): Root {
  let tree = trees.get(lesson);
  if (!tree) {
    tree = parseMarkdown(lesson.markdown);
    trees.set(lesson, tree);
  }
  return tree;
}
