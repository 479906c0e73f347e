import type { Cursor } from '#domain/market/cursor.ts';
import type { Timeframe } from '#domain/market/bars/timeframe.ts';
import type { NumberedEvent, SeenBars, SimulatorSession } from '#domain/simulator/contract.ts';
import { seenAccount } from '#domain/simulator/seen/seen-account.ts';
import { seenEvent } from '#domain/simulator/seen/seen-event.ts';
import { seenPositions } from '#domain/simulator/seen/seen-positions.ts';
import { seenState } from '#domain/simulator/seen/seen-state.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';
import type { Changed } from './append-events.ts';
import { loadBars } from './session-bars.ts';
import { loadMarket } from './session-days.ts';
import type { SessionRecord } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** So many events, and as many points of the curves, are told at a time. */
const MOST_EVENTS = 200;

/** What of a session the sender of a call knows and wants. */
export type Asked = {
  /** The sequence of the last event that they know. */
  readonly since: number;
  readonly chart: SeenBars | null;
};

/**
 * The session as its learner may see it.
 * @param added what this call added, where there is anything
 */
export async function sessionAnswer(
  query: Query,
  tools: SimulatorTools,
  { session, state, events: added }: Changed,
  { since, chart }: Asked,
): Promise<SimulatorSession> {
  const known = session.sequence - added.length;
  // What this call added may not be written yet.
  const missed = since < known ? await loadEvents(query, session.id, since, known) : [];
  const events = [...missed, ...added];
  const seen = events.flatMap(({ sequence, event }): NumberedEvent[] => {
    const shown = seenEvent(event);
    return shown ? [{ sequence, event: shown }] : [];
  });
  const curve = events.flatMap(({ event }) => (event.kind === 'advanced' ? event.curve : []));
  return {
    id: session.id,
    market: session.market,
    scenario: session.scenario,
    goal: session.goal,
    plan: session.plan,
    started_at: session.started_at.toISOString(),
    ended_at: session.ended_at?.toISOString() ?? null,
    start_cursor: session.start_cursor,
    cursor: session.cursor,
    sequence: session.sequence,
    hash: session.hash,
    commitment: session.commitment,
    opened: state.isClosed ? await openMarket(query, tools, session) : null,
    state: seenState(state),
    account: seenAccount(state),
    positions: seenPositions(state),
    events: seen.slice(-MOST_EVENTS),
    curve,
    chart,
  };
}

/** What can be checked against the commitment, once the session is over. */
async function openMarket(
  query: Query,
  tools: SimulatorTools,
  { id, generator_version: generator }: SessionRecord,
): Promise<SimulatorSession['opened']> {
  return { key: tools.markets.keyOf(id), generator, market: await loadMarket(query, tools, id) };
}

/** The last events after one and up to another, in order: those that are shown, and the points of the curves. */
async function loadEvents(query: Query, id: string, since: number, upTo: number): Promise<Changed['events']> {
  const { rows } = await query<{ sequence: number; event: string }>(
    `(select sequence, event from private.simulator_events
      where session_id = $1 and sequence > $2 and sequence <= $3 and kind <> 'advanced' order by sequence desc limit $4)
     union all
     (select sequence, event from private.simulator_events
      where session_id = $1 and sequence > $2 and sequence <= $3 and kind = 'advanced' order by sequence desc limit $4)
     order by sequence`,
    [id, since, upTo, MOST_EVENTS],
  );
  return rows.map((row) => ({ sequence: row.sequence, event: JSON.parse(row.event) as SessionEvent }));
}

/** The place of an instrument in its session. @throws Refusal 404 `symbol-not-found` */
export function placeOf({ rules }: SessionState, symbol: string): number {
  const place = rules.instruments.findIndex(({ instrument }) => instrument.symbol === symbol);
  if (place < 0) throw new Refusal(404, 'symbol-not-found');
  return place;
}

/** The bars of a chart up to the cursor. @param range the last so many, or those from a minute on */
export async function chartOf(
  query: Query,
  tools: SimulatorTools,
  { session, state }: Pick<Changed, 'session' | 'state'>,
  { symbol, timeframe }: { readonly symbol: string; readonly timeframe: Timeframe },
  range: { readonly count: number; readonly from?: number },
): Promise<SeenBars> {
  const place = placeOf(state, symbol);
  const cursor = session.cursor as Cursor;
  const { bars } = await loadBars(query, tools, {
    session: session.id,
    symbol,
    place,
    timeframe,
    cursor,
    ...range,
  });
  return { symbol, timeframe, bars };
}
