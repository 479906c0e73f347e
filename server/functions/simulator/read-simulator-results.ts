import type { Cursor } from '#domain/market/cursor.ts';
import { minuteOf } from '#domain/market/cursor.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import { readSimulatorResultsRequest } from '#domain/simulator/journal-contract.ts';
import { sessionResults } from '#domain/simulator/results/session-results.ts';
import type { Query } from '../../adapters/sql.ts';
import type { CountUse, ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { refuseTooOften } from './refuse-too-often.ts';
import { loadDay } from './session-days.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import { findSession, loadState, type SessionRecord } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** Sessions traded at random are drawn from so many days of minutes at most: the last ones. */
const MOST_DAYS_AT_RANDOM = 60;

/**
 * What a session has come to so far, with error bars, and beside it 1,000 sessions with the same trades at random.
 *
 * Refusals: 404 `simulator-session-not-found`; 409 `simulator-release-needed`; 429 `over_request_rate_limit`.
 */
export function createReadSimulatorResults(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, transaction }) => {
    const userId = requireUser(caller);
    const { session_id: id } = await readCall(request, readSimulatorResultsRequest);
    await refuseTooOften(countUse, 'read-simulator-results', userId);
    const results = await transaction(async (query) => {
      await query('set transaction isolation level repeatable read read only');
      const session = await findSession(query, userId, id);
      const state = await loadState(query, tools, session);
      const { rows } = await query<{ event: string }>(
        'select event from private.simulator_events where session_id = $1 and sequence <= $2 order by sequence',
        [id, session.sequence],
      );
      const events = rows.map(({ event }) => JSON.parse(event) as SessionEvent);
      const plans = await query<{ client_order_id: string; stop: string }>(
        `select client_order_id, (plan ->> 'stop')::bigint::text as stop from private.simulator_plans
         where session_id = $1 and plan ->> 'stop' is not null`,
        [id],
      );
      const stops = new Map(plans.rows.map((plan) => [plan.client_order_id, Number(plan.stop)]));
      return sessionResults(state, events, {
        stops,
        from: session.start_cursor,
        pricesOf: (symbol) => loadMiddles(query, tools, session, placeIn(state, symbol)),
        // 48 bits of the session's own id: the same sessions at random each time.
        seed: Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16),
      });
    });
    return Response.json(results);
  };
}

function placeIn({ rules }: Awaited<ReturnType<typeof loadState>>, symbol: string): number {
  return rules.instruments.findIndex(({ instrument }) => instrument.symbol === symbol);
}

/** The open minutes of a session up to its cursor, with their middle prices in half ticks. */
async function loadMiddles(
  query: Query,
  tools: SimulatorTools,
  { id, start_cursor: start, cursor }: SessionRecord,
  place: number,
): Promise<{ minutes: number[]; middles: number[] }> {
  const last = Math.floor((minuteOf(cursor as Cursor) - 1) / MINUTES_A_DAY);
  const first = Math.max(
    Math.floor(minuteOf(start as Cursor) / MINUTES_A_DAY),
    last - MOST_DAYS_AT_RANDOM + 1,
  );
  const [minutes, middles]: [number[], number[]] = [[], []];
  for (let day = first; day <= last; day += 1) {
    const bars = (await loadDay(query, tools, id, day))[place] ?? [];
    for (const { minute, close, spread } of bars) {
      const isPassed = minute * TICKS_A_MINUTE >= start && (minute + 1) * TICKS_A_MINUTE <= cursor;
      if (!isPassed) continue;
      minutes.push(minute);
      middles.push(2 * close + spread);
    }
  }
  return { minutes, middles };
}
