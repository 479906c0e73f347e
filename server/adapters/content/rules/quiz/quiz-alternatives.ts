import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import { nearestWord } from '#domain/content/nearest-word.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** What is asked instead of an item asks for the same skill, as hard and in the same form: every attempt is as fair. */
export const quizAlternatives: Rule = {
  name: 'quiz-alternatives',
  *check(content) {
    for (const { lesson, item, path, items } of quizItemsOf(content)) {
      if (item.instead_of === undefined) continue;
      const message = problemOf(item, items);
      if (message !== undefined) yield problemAt(lesson, [...path, 'instead_of'], message);
    }
  },
};

function problemOf(item: QuizItem, items: readonly QuizItem[]): string | undefined {
  const firsts = items.filter((other) => other.instead_of === undefined);
  const first = firsts.find(({ id }) => id === item.instead_of);
  if (!first) {
    const nearest = nearestWord(
      item.instead_of ?? '',
      firsts.map(({ id }) => id),
    );
    const advice =
      nearest === undefined ? 'Name an item that stands for itself.' : `Did you mean '${nearest}'?`;
    return `No item of this quiz called '${item.instead_of}' stands for itself. ${advice}`;
  }
  for (const fact of ['kind', 'skill', 'difficulty'] as const) {
    if (item[fact] === first[fact]) continue;
    return `The item asks instead of '${first.id}', so its \`${fact}\` must be ${first[fact]} too, not ${item[fact]}.`;
  }
  return undefined;
}
