import { endSimulatorSessionRequest } from '#domain/simulator/contract.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import type { Query } from '../../adapters/sql.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { changeSession } from './change-session.ts';
import { recordEvidence } from './critique/record-evidence.ts';
import { gradeTry } from './scenarios/grade-try.ts';
import type { SessionRecord } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** What else the end of a session means, in its transaction. */
export type OnSessionEnd = (query: Query, session: SessionRecord, at: Date) => Promise<void>;

/**
 * Ends a session, tells the key and the parameters of its market, grades a try at a scenario, and keeps what it shows of skills as
 * evidence. Sent again it tells the same again.
 *
 * Refusals: 404 `simulator-session-not-found`; 409 `stale-cursor` (with the session as it is), `simulator-release-needed`.
 */
export function createEndSimulatorSession(tools: SimulatorTools, onEnd: OnSessionEnd): ProductFunction {
  return async (request, context) => {
    const userId = requireUser(context.caller);
    const { session_id: id, sequence: since, cursor } = await readCall(request, endSimulatorSessionRequest);
    const answer = await changeSession(context, tools, {
      userId,
      id,
      since,
      isEnd: true,
      decide: async ({ state }) => ({
        decision: state.isClosed ? { ok: true, events: [] } : decide(state, { kind: 'close', cursor }),
        told: {},
      }),
      keep: async (query, { session, events }) => {
        if (events.length === 0) return;
        const at = context.now();
        const shown = await gradeTry(query, session);
        await recordEvidence(query, session, at, shown);
        await onEnd(query, session, at);
      },
    });
    return Response.json(answer);
  };
}
