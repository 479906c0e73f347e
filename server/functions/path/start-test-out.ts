import { testOutRequest } from '#domain/path/test-out-contract.ts';
import { itemsOfSkill } from '#domain/path/test-out-rule.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { MAY_BE_ASKED, TEST_ITEMS } from './testing-out/test-items.ts';
import { type TestedModule, testedModule } from './testing-out/tested-module.ts';
import { testState } from './testing-out/test-state.ts';

/**
 * Begins a test of a module, or goes on with the one that is open. Its items are drawn at once: those that the learner has not
 * met first, with numbers of their own before others, in any order.
 *
 * Refusals: 404 `module-not-found`; 409 `odds-first`, `module-done`, `too-few-items`, `test-too-soon`, `too-many-tests`.
 */
export const startTestOut: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { module_id: moduleId } = await readCall(request, testOutRequest);
  const state = await transaction(async (query) => {
    await lockLearner(query, userId);
    const { rows } = await query<{ id: string }>(
      'select id from public.test_outs where user_id = $1 and module_id = $2 and finished_at is null',
      [userId, moduleId],
    );
    if (!oneOrNone(rows)) {
      const module = await testedModule(query, userId, moduleId);
      if (module.refusal !== null) throw new Refusal(409, module.refusal);
      await begin(query, userId, module);
    }
    return testState(query, userId, moduleId);
  });
  return Response.json(state);
};

async function begin(query: Query, userId: string, module: TestedModule): Promise<void> {
  const { rows } = await query<{ id: string }>(
    'insert into public.test_outs (user_id, module_id) values ($1, $2) returning id',
    [userId, module.id],
  );
  const { rowCount } = await query(
    `with ranked as (
       select items.*, row_number() over (
         partition by items.skill order by (
           select max(sequence) from public.responses
           where user_id = $1 and responses.skill = items.skill and responses.template = items.template
         ) nulls first, items.is_generated desc, random()
       ) as rank
       from public.modules as module cross join lateral ${TEST_ITEMS} as items
       where module.id = $2 and ${MAY_BE_ASKED}
     )
     insert into public.test_out_questions (test_out_id, place, user_id, skill, lesson_id, activity, item_id, version)
     select $3, row_number() over (order by random()), $1, skill, lesson_id, activity, item_id, version
     from ranked where rank <= $4`,
    [userId, module.id, one(rows).id, itemsOfSkill(module.skills.length)],
  );
  // What was counted a moment ago was changed by an import meanwhile.
  if (rowCount !== module.questions) throw new Refusal(409, 'too-few-items');
}
