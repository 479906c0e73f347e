import { findDrillRequest, type FindDrillResponse } from '#domain/quiz/review-contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askableSkills } from '../learning/drill/askable-skills.ts';
import { drillAfterFailing } from '../learning/drill/drill-after-failing.ts';

/** The drill that helps the caller with a quiz: that of its weakest prerequisite, once they have failed it twice. */
export const findDrill: ProductFunction = async (request, { caller, read, now }) => {
  const userId = requireUser(caller);
  const { lesson_id } = await readCall(request, findDrillRequest);
  const [found] = await read(askableSkills(userId, await read(drillAfterFailing(userId, now(), lesson_id))));
  const drill = found ? { skill: found.skill, skill_name: found.name } : null;
  return Response.json({ drill } satisfies FindDrillResponse);
};
