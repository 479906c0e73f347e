import type { OrderingItem } from '#domain/quiz/quiz-contract.ts';
import { plainForm, repeats } from './quiz-choices.ts';
import type { ItemFault } from './quiz-numbers.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** Steps have exactly one right order, and each wrong order that is listed is one of them. */
export const quizOrdering: Rule = {
  name: 'quiz-ordering',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if (item.kind !== 'ordering') continue;
      for (const { at, message } of faultsOf(item)) yield problemAt(lesson, [...path, ...at], message);
    }
  },
};

function* faultsOf({ id, steps, mistakes }: OrderingItem): Iterable<ItemFault> {
  for (const index of repeats(steps.map(plainForm))) {
    yield { at: ['steps', index], message: `Item '${id}' has the same step twice. Remove or change one.` };
  }
  const places = steps.map((_step, index) => index + 1).join(', ');
  const orders = mistakes.map(({ order }) => order.join(', '));
  for (const [index, { order }] of mistakes.entries()) {
    const at = ['mistakes', index, 'order'];
    if (order.toSorted((one, other) => one - other).join(', ') !== places) {
      const message = `The order [${order.join(', ')}] of item '${id}' must name each of ${places} once.`;
      yield { at, message };
    } else if (orders[index] === places) {
      yield { at, message: `The order [${places}] of item '${id}' is the right one. Remove this mistake.` };
    }
  }
  for (const index of repeats(orders)) {
    yield { at: ['mistakes', index], message: `Item '${id}' lists the same mistake twice. Remove one.` };
  }
}
