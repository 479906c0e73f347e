import { PLAN_IDS, QUESTION_IDS } from '#domain/catalogue/contract.ts';
import type { ContentFile } from '../reading/content.ts';
import { type Problem, problemAt, type Rule } from './rule.ts';

const ANSWER_VALUES = ['1', '2', '3', '4', 'not-sure'] as const;

/** The plans, the questions and their answers are counted on by the rules of the product: each must be there. */
export const fixedLists: Rule = {
  name: 'fixed-lists',
  *check({ plans, questions }) {
    if (plans)
      yield* missing(
        plans,
        ['plans'],
        'plan',
        PLAN_IDS,
        plans.data.plans.map(({ id }) => id),
      );
    if (!questions) return;
    const ids = questions.data.questions.map(({ id }) => id);
    yield* missing(questions, ['questions'], 'question', QUESTION_IDS, ids);
    for (const [index, { answers }] of questions.data.questions.entries()) {
      const values = answers.map(({ value }) => value);
      yield* missing(questions, ['questions', index, 'answers'], 'answer', ANSWER_VALUES, values);
    }
  },
};

function* missing<Id extends string>(
  file: ContentFile<unknown>,
  path: readonly (string | number)[],
  noun: string,
  expected: readonly Id[],
  found: readonly Id[],
): Iterable<Problem> {
  for (const id of expected) {
    if (!found.includes(id))
      yield problemAt(file, path, `The ${noun} '${id}' is missing. Add it to this list.`);
  }
}
