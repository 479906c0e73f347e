import { type Check, checksIn } from '../../markdown/checks.ts';
import { sourceOf } from '../../markdown/parse-markdown.ts';
import { lessonTree } from './lesson-tree.ts';
import { lessonsOf, type Rule, textProblem } from '../rule.ts';

/** Questions inside a text have one paragraph that asks and something that answers. */
export const checks: Rule = {
  name: 'checks',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      for (const check of checksIn(lessonTree(lesson))) {
        const message = problemOf(check, lesson.markdown);
        if (message !== undefined) yield textProblem(lesson, check.node, message);
      }
    }
  },
};

function problemOf({ node, question, answer }: Check, markdown: string): string | undefined {
  if (!/\n:::+\s*$/.test(sourceOf(node, markdown))) {
    return 'This check does not end. Write ::: on a line of its own after the answer.';
  }
  if (answer.length === 0) {
    return 'This check needs a line of three hyphens (---) after the question, and the answer below it.';
  }
  if (question.length !== 1 || question[0]?.type !== 'paragraph') {
    return 'The question of a check must be one paragraph. Move the rest above the check or into the answer.';
  }
  return node.children.some(({ type }) => type === 'heading')
    ? 'A check has no headings. Use bold text.'
    : undefined;
}
