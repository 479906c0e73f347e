import type { Nodes } from 'mdast';
import { nearestWord } from '#domain/content/nearest-word.ts';
import type { TextLesson } from '../../reading/content.ts';
import { type Problem, problemAt, textProblem } from '../rule.ts';

/** What a text names on lines of their own, and the words for it. */
const WORDS = {
  activities: { one: 'activity', an: 'An activity', asks: 'ask', is: 'asked', once: 'Ask it once.' },
  figures: { one: 'figure', an: 'A figure', asks: 'show', is: 'shown', once: 'Show it once.' },
} as const;

/** Whatever a text describes under `list` is named by a line of it, once, and whatever a line names is described. */
export function* checkUses(
  lesson: TextLesson,
  list: keyof typeof WORDS,
  uses: readonly { readonly name: string; readonly node: Nodes }[],
): Iterable<Problem> {
  const { one, an, asks, is, once } = WORDS[list];
  const names = Object.keys(lesson.data[list]);
  for (const name of names) {
    if (uses.some((each) => each.name === name)) continue;
    const message = `The text does not ${asks} the ${one} '${name}'. Write \`::${one}{#${name}}\` on a line of its own, \
or remove the ${one}.`;
    yield problemAt(lesson, [list, name], message);
  }
  for (const [index, { name, node }] of uses.entries()) {
    if (name === '') {
      yield textProblem(lesson, node, `${an} needs its name: \`::${one}{#name}\`.`);
    } else if (!names.includes(name)) {
      const nearest = nearestWord(name, names);
      const advice = nearest === undefined ? `Describe it under \`${list}\`.` : `Did you mean '${nearest}'?`;
      yield textProblem(lesson, node, `There is no ${one} '${name}'. ${advice}`);
    } else if (uses.findIndex((each) => each.name === name) !== index) {
      yield textProblem(lesson, node, `The ${one} '${name}' is ${is} above already. ${once}`);
    }
  }
}
