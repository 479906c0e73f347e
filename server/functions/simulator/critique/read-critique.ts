import { readCritiqueRequest } from '#domain/simulator/critique-contract.ts';
import type { CountUse, ProductFunction } from '../../product-function.ts';
import { readCall, requireUser } from '../../read-call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import { loadCritique } from './load-critique.ts';
import { findSession } from '../session-record.ts';

/**
 * What can be said of how a session was traded so far: rules of its plan that were broken, and patterns.
 *
 * Refusals: 404 `simulator-session-not-found`; 429 `over_request_rate_limit`.
 */
export function createReadCritique(countUse: CountUse): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { session_id: id } = await readCall(request, readCritiqueRequest);
    await refuseTooOften(countUse, 'read-critique', userId);
    const critique = await transaction(async (query) => {
      await query('set transaction isolation level repeatable read read only');
      const { critique: found } = await loadCritique(query, await findSession(query, userId, id));
      return found;
    });
    return Response.json(critique);
  };
}
