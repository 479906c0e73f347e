import { finishPlacementRequest } from '#domain/placement/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { answeredOf, finish, loadAsked, lockPlacement } from './placement-record.ts';
import { loadState } from './placement-state.ts';

/**
 * Finishes a placement early, with what was answered so far.
 *
 * Refusals: 404 `placement-not-found`; 409 `nothing-answered`.
 */
export const finishPlacement: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const { placement_id: id } = await readCall(request, finishPlacementRequest);
  const state = await transaction(async (query) => {
    const placement = await lockPlacement(query, userId, id);
    if (placement.finishedAt === null) {
      const answered = answeredOf(await loadAsked(query, id));
      if (answered.length === 0) throw new Refusal(409, 'nothing-answered');
      await finish(query, placement, answered);
    }
    return loadState(query, userId);
  });
  return Response.json(state);
};
