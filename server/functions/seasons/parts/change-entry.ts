import { seasonRequest } from '#domain/seasons/contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { lockLearner } from '../../lock-learner.ts';
import { type ProductFunction, Refusal } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';
import { seasonState } from './season-state.ts';

/**
 * A call that changes the caller's part in a season which may still be changed, and answers with where they are then.
 *
 * @param asksFor what the caller has to hold for it: whoever lost their certificate may still leave
 */
export function changeEntry(
  asksFor: 'certificate' | 'nothing',
  change: (
    query: Query,
    entry: { readonly seasonId: string; readonly userId: string },
    now: Date,
  ) => Promise<void>,
): ProductFunction {
  return async (request, { caller, transaction, now: clock }) => {
    const userId = requireUser(caller);
    const { season_id: seasonId } = await readCall(request, seasonRequest);
    const now = clock();
    const state = await transaction(async (query) => {
      await lockLearner(query, userId);
      const { refusal } = await seasonState(query, userId, seasonId, now);
      if (refusal === 'season-not-open' || (refusal !== null && asksFor === 'certificate'))
        throw new Refusal(409, refusal);
      await change(query, { seasonId, userId }, now);
      return seasonState(query, userId, seasonId, now);
    });
    return Response.json(state);
  };
}
