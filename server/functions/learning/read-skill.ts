import { type ReadSkillResponse, readSkillRequest, type SkillAnswer } from '#domain/knowledge/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askableSkills } from './drill/askable-skills.ts';

/** More answers say nothing of now. */
const SHOWN = 30;

/**
 * What the caller answered to items of a skill, which beliefs were recognised in it, and whether a drill would ask anything. A belief is told with the feedback to
 * an answer; in a placement or a test only at its end, so those of answers
 * there are not told here.
 */
export const readSkill: ProductFunction = async (request, { caller, query, read }) => {
  const userId = requireUser(caller);
  const { skill } = await readCall(request, readSkillRequest);
  const answers = await query<SkillAnswer>(
    `select * from (
       select sequence, day::text as day, place, is_right, hints from public.responses
       where user_id = $1 and skill = $2 and try = 1 order by sequence desc limit $3
     ) as latest order by sequence`,
    [userId, skill, SHOWN],
  );
  const beliefs = await query<ReadSkillResponse['beliefs'][number]>(
    `select belief, why_wrong from public.misconceptions
     join (
       select misconception, max(sequence) as latest from public.responses
       where user_id = $1 and skill = $2 and place not in ('placement', 'test_out') group by misconception
     ) as met on met.misconception = misconceptions.id
     order by latest desc`,
    [userId, skill],
  );
  const drillable = await read(askableSkills(userId, [skill]));
  return Response.json({
    can_drill: drillable.length > 0,
    answers: answers.rows,
    beliefs: beliefs.rows,
  } satisfies ReadSkillResponse);
};
