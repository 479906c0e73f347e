import { one } from '#domain/kernel/one.ts';
import {
  listSimulatorSessionsRequest,
  type ListSimulatorSessionsResponse,
  type SimulatorSessionRow,
} from '#domain/simulator/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/** So many sessions are listed: those begun last. */
const LISTED = 200;

/** The caller's sessions, the latest first, and what they may begin. */
export const listSimulatorSessions: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  await readCall(request, listSimulatorSessionsRequest);
  const { rows } = await query<
    Omit<SimulatorSessionRow, 'started_at' | 'ended_at'> & { started_at: Date; ended_at: Date | null }
  >(
    `select id, market, scenario, goal, started_at, ended_at, start_cursor, cursor, currency, deposit::text, equity::text,
       trades
     from public.simulator_sessions where user_id = $1 order by started_at desc limit $2`,
    [userId, LISTED],
  );
  const opened = await query<{ may_start: boolean }>(
    `select 'simulator' = any (private.entitlements_of($1)) as may_start`,
    [userId],
  );
  const answer: ListSimulatorSessionsResponse = {
    sessions: rows.map((row) => ({
      ...row,
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    })),
    may_start: one(opened.rows).may_start,
  };
  return Response.json(answer);
};
