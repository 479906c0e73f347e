import { QUESTION_IDS } from '#domain/catalogue/contract.ts';
import { ENTITLEMENTS, PLAN_IDS, type PlansFile } from '#domain/catalogue/plan-contract.ts';
import type { ContentFile } from '../../reading/content.ts';
import { type Problem, problemAt, type Rule } from '../rule.ts';

const ANSWER_VALUES = ['1', '2', '3', '4', 'not-sure'] as const;

/** The plans, what they open, the questions and their answers are counted on by the rules of the product. */
export const fixedLists: Rule = {
  name: 'fixed-lists',
  *check({ plans, questions }) {
    if (plans) yield* checkPlans(plans);
    if (!questions) return;
    const ids = questions.data.questions.map(({ id }) => id);
    yield* missing(questions, ['questions'], 'question', QUESTION_IDS, ids);
    for (const [index, { answers }] of questions.data.questions.entries()) {
      const values = answers.map(({ value }) => value);
      yield* missing(questions, ['questions', index, 'answers'], 'answer', ANSWER_VALUES, values);
    }
  },
};

function* checkPlans(file: ContentFile<PlansFile>): Iterable<Problem> {
  const { entitlements, every_account: everyAccount, plans } = file.data;
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  yield* missing(file, ['entitlements'], 'entitlement', ENTITLEMENTS, idsOf(entitlements));
  yield* missing(file, ['plans'], 'plan', PLAN_IDS, idsOf(plans));
  if (idsOf(plans).join() !== PLAN_IDS.filter((id) => idsOf(plans).includes(id)).join()) {
    const message = `The plans build on one another. Put them in this order: ${PLAN_IDS.join(', ')}.`;
    yield problemAt(file, ['plans'], message);
  }
  const opened = [...everyAccount, ...plans.flatMap(({ opens }) => opens)];
  for (const id of ENTITLEMENTS) {
    if (opened.includes(id)) continue;
    const message = `Nothing opens '${id}'. Add it to \`every_account\`, or to what a plan \`opens\`.`;
    yield problemAt(file, ['plans'], message);
  }
}

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
