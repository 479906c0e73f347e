import type { MetSkill, ReadSkillsResponse } from '#domain/knowledge/contract.ts';
import { type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import { foldResponses } from '../fold-responses.ts';
import { learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

/** How each skill that the caller has met stands today: what was known can have faded since it was last asked. */
export const readSkills: ProductFunction = async (_request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  return transaction(async (query) => {
    const { day, foldedUntil, responses } = await learnerClock(query, userId, now());
    if (foldedUntil < responses) {
      await lockLearner(query, userId);
      await foldResponses(query, userId);
    }
    const { rows } = await query<{ skill: string; due: string | null; state: SkillState; level: number }>(
      `select states.skill, states.due::text as due, states.state, skills.level
       from public.skill_states as states join public.skills on skills.id = states.skill
       where states.user_id = $1 order by skills.order_index`,
      [userId],
    );
    const skills = rows.map(({ skill, due, state, level }): MetSkill => {
      return { skill, status: statusOn(state, day, level), due };
    });
    return Response.json({ day, skills } satisfies ReadSkillsResponse);
  });
};
