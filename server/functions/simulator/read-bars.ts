import type { Cursor } from '#domain/market/cursor.ts';
import { readBarsRequest, type ReadBarsResponse } from '#domain/simulator/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { placeOf } from './session-answer.ts';
import { loadBars } from './session-bars.ts';
import { findSession, loadState } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/**
 * Bars of a session, up to its cursor and nothing later.
 *
 * Refusals: 404 `simulator-session-not-found`, `symbol-not-found`; 409 `simulator-release-needed`.
 */
export function createReadBars(tools: SimulatorTools): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { session_id: id, symbol, timeframe, before, count } = await readCall(request, readBarsRequest);
    const answer = await transaction(async (query): Promise<ReadBarsResponse> => {
      await query('set transaction isolation level repeatable read read only');
      const session = await findSession(query, userId, id);
      const place = placeOf(await loadState(query, tools, session), symbol);
      const cursor = session.cursor as Cursor;
      const wanted = { session: id, symbol, place, timeframe, cursor, before, count };
      const { bars, hasMore } = await loadBars(query, tools, wanted);
      return { symbol, timeframe, bars, has_more: hasMore };
    });
    return Response.json(answer);
  };
}
