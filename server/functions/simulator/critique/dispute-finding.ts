import { disputeFindingRequest } from '#domain/simulator/critique-contract.ts';
import { type CountUse, type ProductFunction, Refusal } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import { loadCritique } from './load-critique.ts';
import { lockSession } from '../session-record.ts';

/**
 * Says of a finding that it was different, or takes that back: while the session is open a disputed one counts as no evidence.
 *
 * Refusals: 404 `simulator-session-not-found`, `finding-not-found`; 429 `over_request_rate_limit`.
 */
export function createDisputeFinding(countUse: CountUse): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const {
      session_id: id,
      finding,
      is_disputed: isDisputed,
    } = await readCall(request, disputeFindingRequest);
    await refuseTooOften(countUse, 'dispute-finding', userId);
    const critique = await transaction(async (query, read) => {
      const session = await lockSession(read, userId, id);
      const { critique: before } = await loadCritique(query, session);
      if (![...before.rules, ...before.patterns].some((each) => each.id === finding))
        throw new Refusal(404, 'finding-not-found');
      await query(
        isDisputed
          ? `insert into private.simulator_disputes (session_id, finding, user_id) values ($1, $2, $3)
             on conflict do nothing`
          : 'delete from private.simulator_disputes where session_id = $1 and finding = $2 and user_id = $3',
        [id, finding, userId],
      );
      return (await loadCritique(query, session)).critique;
    });
    return Response.json(critique);
  };
}
