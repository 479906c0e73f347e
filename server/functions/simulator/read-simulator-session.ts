import { readSimulatorSessionRequest } from '#domain/simulator/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { chartOf, sessionAnswer } from './session-answer.ts';
import { findSession, loadState } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

const BARS = 300;

/**
 * A session as it stands, with what has happened since the event that its sender saw last.
 *
 * Refusals: 404 `simulator-session-not-found`, `symbol-not-found`; 409 `simulator-release-needed`.
 */
export function createReadSimulatorSession(tools: SimulatorTools): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { session_id: id, sequence, chart } = await readCall(request, readSimulatorSessionRequest);
    const answer = await transaction(async (query) => {
      // Row, snapshot and events of one moment.
      await query('set transaction isolation level repeatable read read only');
      const session = await findSession(query, userId, id);
      const state = await loadState(query, tools, session);
      const symbol = chart?.symbol ?? state.rules.instruments[0]?.instrument.symbol;
      const shown =
        chart && symbol !== undefined
          ? await chartOf(query, tools, { session, state }, { ...chart, symbol }, { count: BARS })
          : null;
      const changed = { session, state, events: [] };
      return sessionAnswer(query, tools, changed, { since: sequence, chart: shown });
    });
    return Response.json(answer);
  };
}
