import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearestWord } from '#domain/content/nearest-word.ts';
import { type TermUse, termsIn } from '../../markdown/figures-and-terms.ts';
import { textOf } from '../../markdown/plain-text.ts';
import type { TextLesson } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { literalPattern } from './literal-pattern.ts';
import { lessonsOf, type Problem, type Rule, textProblem } from '../rule.ts';

/** Terms are in the glossary, and are explained where the text uses them first. */
export const terms: Rule = {
  name: 'terms',
  *check(content) {
    // A glossary that could not be read is a finding of its own; it would make every term look wrong.
    const ids = content.glossary?.data.terms.map(({ id }) => id) ?? [];
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text') continue;
      const tree = lessonTree(lesson);
      const uses = termsIn(tree);
      for (const [index, use] of uses.entries()) {
        if (ids.length > 0) yield* checkTerm(lesson, use, ids);
        if (uses.findIndex(({ id }) => id === use.id) === index) yield* checkFirstUse(lesson, use, tree);
      }
    }
  },
};

function* checkTerm(lesson: TextLesson, { id, node }: TermUse, ids: readonly string[]): Iterable<Problem> {
  const words = textOf(node);
  if (words === '' || id === '') {
    yield textProblem(lesson, node, 'A term needs its words and its id: `:term[gaps]{#gap}`.');
  } else if (!ids.includes(id)) {
    const nearest = nearestWord(id, ids);
    const advice =
      nearest === undefined ? 'Use an id of glossary.yaml, or add it there.' : `Did you mean '${nearest}'?`;
    yield textProblem(lesson, node, `There is no term '${id}'. ${advice}`);
  }
}

/** The same words earlier in the text would be read before their explanation is offered. */
function* checkFirstUse(lesson: TextLesson, { id, node }: TermUse, tree: Root): Iterable<Problem> {
  const words = textOf(node);
  const start = node.position?.start.offset ?? 0;
  const pattern = new RegExp(`(?<![\\p{L}-])${literalPattern(words)}(?![\\p{L}-])`, 'u');
  let earlier: number | undefined;
  visit(tree, 'text', (text) => {
    const { line, offset = 0 } = text.position?.start ?? { line: 1 };
    if (offset < start && pattern.test(text.value)) earlier ??= line;
  });
  if (earlier === undefined || words === '') return;
  const line = lesson.markdownLine + earlier - 1;
  const message = `"${words}" stands in line ${line} already, without its explanation. Write \`:term[${words}]{#${id}}\` there.`;
  yield textProblem(lesson, node, message);
}
