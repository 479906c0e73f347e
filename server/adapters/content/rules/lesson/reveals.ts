import { type Reveal, revealsIn } from '../../markdown/reveals.ts';
import { sourceOf } from '../../markdown/parse-markdown.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { lessonsOf, type Rule, textProblem } from '../rule.ts';

/** Questions inside a text have one paragraph that asks and something that answers. */
export const reveals: Rule = {
  name: 'reveals',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      for (const reveal of revealsIn(lessonTree(lesson))) {
        const message = problemOf(reveal, lesson.markdown);
        if (message !== undefined) yield textProblem(lesson, reveal.node, message);
      }
    }
  },
};

function problemOf({ node, question, answer }: Reveal, markdown: string): string | undefined {
  if (!/\n:::+\s*$/.test(sourceOf(node, markdown))) {
    return 'This reveal does not end. Write ::: on a line of its own after the answer.';
  }
  if (answer.length === 0) {
    return 'This reveal needs a line of three hyphens (---) after the question, and the answer below it.';
  }
  if (question.length !== 1 || question[0]?.type !== 'paragraph') {
    return 'The question of a reveal must be one paragraph. Move the rest above the reveal or into the answer.';
  }
  return node.children.some(({ type }) => type === 'heading')
    ? 'A reveal has no headings. Use bold text.'
    : undefined;
}
