import { oneOrNone } from '#domain/kernel/one.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { SessionPlan, SimulatorMarket } from '#domain/simulator/contract.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import { ENGINE_VERSION } from '#domain/simulator/session/engine-version.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import { restoreSnapshot } from '#domain/simulator/session/snapshot.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import { reading } from '../reading.ts';
import type { Read } from '../read-together.ts';
import { Refusal } from '../product-function.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** A session of the caller as its row has it. */
export type SessionRecord = {
  readonly id: string;
  readonly user_id: UserId;
  readonly market: SimulatorMarket;
  readonly scenario: string | null;
  readonly goal: string;
  readonly plan: SessionPlan;
  readonly engine_version: number;
  readonly generator_version: number;
  readonly commitment: string;
  readonly start_cursor: number;
  readonly cursor: number;
  readonly sequence: number;
  readonly hash: string;
  readonly trades: number;
  readonly started_at: Date;
  readonly ended_at: Date | null;
};

const COLUMNS = `id, user_id, market, scenario, goal, plan, engine_version, generator_version, commitment, start_cursor,
  cursor, sequence, hash, trades, started_at, ended_at`;

const OWN_SESSION = `select ${COLUMNS} from public.simulator_sessions where id = $1 and user_id = $2`;

/** A session as JSON has it. */
type SessionText = Omit<SessionRecord, 'started_at' | 'ended_at'> & {
  readonly started_at: string;
  readonly ended_at: string | null;
};

/** A session of the caller, as it is. @throws Refusal 404 `simulator-session-not-found` */
export async function findSession(query: Query, userId: UserId, id: string): Promise<SessionRecord> {
  const { rows } = await query<SessionRecord>(OWN_SESSION, [id, userId]);
  return found(oneOrNone(rows));
}

/**
 * Locks a session of the caller, so that what two windows send is taken one after the other.
 * @throws Refusal 404 `simulator-session-not-found`
 */
export async function lockSession(read: Read, userId: UserId, id: string): Promise<SessionRecord> {
  const locked = reading(`${OWN_SESSION} for update`, [id, userId], (rows: SessionText[]) => oneOrNone(rows));
  const { started_at, ended_at, ...row } = found(await read(locked));
  return {
    ...row,
    started_at: new Date(started_at),
    ended_at: ended_at === null ? null : new Date(ended_at),
  };
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(404, 'simulator-session-not-found');
  return row;
}

/**
 * The state of a session after its last event: what this process knows, or the snapshot with what came after it.
 * @throws Refusal 409 `simulator-release-needed` when another version of the engine has to play it
 */
export async function loadState(
  query: Query,
  { states }: SimulatorTools,
  { id, hash, sequence, engine_version: engine }: SessionRecord,
): Promise<SessionState> {
  if (engine !== ENGINE_VERSION) throw new Refusal(409, 'simulator-release-needed', { engine });
  const known = states.get(id);
  if (known?.hash === hash) return known.state;
  const { rows } = await query<{ sequence: number; state: string }>(
    'select sequence, state from private.simulator_snapshots where session_id = $1 and sequence <= $2',
    [id, sequence],
  );
  const snapshot = oneOrNone(rows);
  const later = await query<{ event: string }>(
    `select event from private.simulator_events where session_id = $1 and sequence > $2 and sequence <= $3
     order by sequence`,
    [id, snapshot?.sequence ?? 0, sequence],
  );
  let state = snapshot && restoreSnapshot(snapshot.state);
  for (const { event } of later.rows) state = applyEvent(state, JSON.parse(event) as SessionEvent);
  if (!state) throw new Error(`Session ${id} has no events.`);
  states.set(id, { hash, state });
  return state;
}
