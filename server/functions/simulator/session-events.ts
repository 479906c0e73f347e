import { replay } from '#domain/simulator/session/apply-event.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import type { Query } from '../../adapters/sql.ts';

/** An event with its place in its session. */
export type StoredEvent = { readonly sequence: number; readonly event: SessionEvent };

/** All events of a session. */
export async function loadSessionEvents(query: Query, session: string): Promise<StoredEvent[]> {
  const { rows } = await query<{ sequence: number; event: string }>(
    'select sequence, event from private.simulator_events where session_id = $1 order by sequence',
    [session],
  );
  return rows.map(readEvent);
}

/** All that a session's trades follow from: its events, without those that only say that time has passed. */
export async function loadTradingEvents(query: Query, session: string): Promise<StoredEvent[]> {
  const { rows } = await query<{ sequence: number; event: string }>(
    `select sequence, event from private.simulator_events
     where session_id = $1 and (kind <> 'advanced' or event not like '%"excursions":{}%') order by sequence`,
    [session],
  );
  return rows.map(readEvent);
}

/** Where the clock of a session stood after one of its events; null: after the last. */
export async function loadCursor(query: Query, session: string, through: number | null): Promise<number> {
  const events = (await loadSessionEvents(query, session)).filter(
    ({ sequence }) => through === null || sequence <= through,
  );
  return replay(events.map(({ event }) => event)).cursor;
}

function readEvent({ sequence, event }: { sequence: number; event: string }): StoredEvent {
  return { sequence, event: JSON.parse(event) as SessionEvent };
}
