import { barStart } from '#domain/market/bars/timeframe.ts';
import { type Cursor, minuteOf } from '#domain/market/cursor.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import { firstAlert } from '#domain/simulator/clock/first-alert.ts';
import { stepEnd } from '#domain/simulator/clock/step-end.ts';
import { advanceClockRequest, type StoppedBy } from '#domain/simulator/contract.ts';
import { MOST_DAYS } from '#domain/simulator/limits.ts';
import { decide, type Decision } from '#domain/simulator/session/decide.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type * as v from 'valibot';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { changeSession, type Locked } from './change-session.ts';
import { chartOf, placeOf } from './session-answer.ts';
import { loadMarketData } from './session-prices.ts';
import type { SimulatorTools } from './simulator-tools.ts';

type Wanted = v.InferOutput<typeof advanceClockRequest>;

const FARTHEST = MOST_DAYS * MINUTES_A_DAY * TICKS_A_MINUTE;

/**
 * Moves the clock of a session, with all that happens on the way.
 *
 * Refusals: 404 `simulator-session-not-found`, `symbol-not-found`; 409 `stale-cursor` (with the session as it is),
 * `simulator-session-ended`, `simulator-session-full`, `simulator-release-needed`.
 */
export function createAdvanceClock(tools: SimulatorTools): ProductFunction {
  return async (request, context) => {
    const userId = requireUser(context.caller);
    const wanted = await readCall(request, advanceClockRequest);
    const { session_id: id, sequence: since, chart, cursor } = wanted;
    const answer = await changeSession(context, tools, {
      userId,
      id,
      since,
      decide: (locked) => advance(tools, locked, wanted),
      chart: (query, changed) => {
        // The bar in which the cursor stood has gone on; closed hours have none.
        const from = barStart(chart.timeframe, minuteOf(cursor as Cursor));
        return chartOf(query, tools, changed, chart, { count: MOST_SHOWN, from });
      },
    });
    return Response.json(answer);
  };
}

/** More than any call moves the clock by, in bars of its chart: 14 days of minutes are never asked for at once. */
const MOST_SHOWN = 1000;

async function advance(
  tools: SimulatorTools,
  { query, session, state }: Locked,
  { chart, bars, until, alerts, cursor }: Wanted,
): Promise<{ decision: Decision; told: { stopped_by: StoppedBy } }> {
  const refused = (decision: Decision) => ({ decision, told: { stopped_by: 'bars' as const } });
  if (state.isClosed) return refused({ ok: false, refusal: { reason: 'closed' } });
  if (cursor !== state.cursor)
    return refused({ ok: false, refusal: { reason: 'stale-cursor', cursor: state.cursor } });
  const end = stepEnd(hoursOf(state, chart.symbol), cursor as Cursor, chart.timeframe, bars);
  const farthest = Math.min(end, cursor + FARTHEST);
  let market = await loadMarketData(query, tools, session, state, farthest);
  const bids = Object.fromEntries(Object.entries(state.marks).map(([symbol, { bid }]) => [symbol, bid]));
  const alert = until === null ? undefined : firstAlert(alerts, bids, cursor, market);
  const to = alert ?? farthest;
  if (to < farthest) market = await loadMarketData(query, tools, session, state, to);
  const decision = decide(state, { kind: 'advance', to, ...(until !== null && { until: 'fill' }) }, market);
  const hasFilled = until !== null && decision.ok && decision.events.some(({ kind }) => kind === 'filled');
  const stoppedBy = hasFilled ? 'fill' : alert !== undefined ? 'alert' : farthest < end ? 'limit' : 'bars';
  return { decision, told: { stopped_by: stoppedBy } };
}

function hoursOf(state: SessionState, symbol: string) {
  const traded = state.rules.instruments[placeOf(state, symbol)];
  return traded?.instrument.hours ?? [];
}
