import { arrayLiteral } from '#domain/kernel/text/array-literal.ts';
import { one } from '#domain/kernel/one.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import { chainEvents } from '#domain/simulator/session/event-chain.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import { snapshotOf } from '#domain/simulator/session/snapshot.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query, WriteLast } from '../../adapters/sql.ts';
import type { SessionRecord } from './session-record.ts';
import { saveTrades } from './save-trades.ts';
import type { SimulatorTools } from './simulator-tools.ts';

/** A snapshot is written with every so manyth event: no more than that are played again. */
const SNAPSHOT_EVERY = 50;

/** A session with its state, and the events that a call has added to it. */
export type Changed = {
  readonly session: SessionRecord;
  readonly state: SessionState;
  readonly events: readonly { readonly sequence: number; readonly event: SessionEvent }[];
};

const APPEND = `with appended as (
    insert into private.simulator_events (session_id, sequence, kind, event, previous_hash, hash)
    select $1::uuid, * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[])
  )
  update public.simulator_sessions set cursor = $7, sequence = $8, hash = $9, equity = $10, trades = $11,
    ended_at = case when $12::boolean then clock_timestamp() end
  where id = $1::uuid returning ended_at`;

/**
 * Writes what happened, tied to what was before, and what the session has become.
 * @param isReadAgain whether the call reads what was written; otherwise it may be written with the commit
 */
export async function appendEvents(
  query: Query,
  writeLast: WriteLast,
  { markets, log }: SimulatorTools,
  session: SessionRecord,
  before: SessionState,
  events: readonly SessionEvent[],
  isReadAgain: boolean,
): Promise<Changed> {
  if (events.length === 0) return { session, state: before, events: [] };
  let [state, trades] = [before, session.trades];
  for (const event of events) {
    const after = applyEvent(state, event);
    if (event.kind === 'filled' && endsTrade(state, after, event.symbol)) trades += 1;
    state = after;
  }
  const chain = chainEvents(session, events, (text) => markets.sha256(text));
  const last = chain.at(-1) ?? session;
  const values = [
    session.id,
    arrayLiteral(chain.map(({ sequence }) => String(sequence))),
    arrayLiteral(events.map(({ kind }) => kind)),
    arrayLiteral(chain.map(({ text }) => text)),
    arrayLiteral(chain.map(({ previousHash }) => previousHash)),
    arrayLiteral(chain.map(({ hash }) => hash)),
    String(state.cursor),
    String(last.sequence),
    last.hash,
    String(equityOf(state)),
    String(trades),
    String(state.isClosed),
  ];
  const hasTraded = trades > session.trades || state.isClosed;
  let endedAt: Date | null = null;
  if (isReadAgain || hasTraded) {
    const { rows } = await query<{ ended_at: Date | null }>(APPEND, values);
    endedAt = one(rows).ended_at;
  } else writeLast({ text: APPEND, values });
  if (hasTraded) await tryToSaveTrades(query, log, session, state);
  const passes = Math.floor(last.sequence / SNAPSHOT_EVERY) > Math.floor(session.sequence / SNAPSHOT_EVERY);
  if (passes) writeLast(snapshotRow(session.id, last.sequence, state));
  return {
    session: {
      ...session,
      cursor: state.cursor,
      sequence: last.sequence,
      hash: last.hash,
      trades,
      ended_at: endedAt,
    },
    state,
    events: chain,
  };
}

/**
 * The journal follows from the events and undoes none of them: whoever could make it fail would see what comes without time passing.
 * What is missing is written with the next trade that closes, or with the end.
 */
async function tryToSaveTrades(
  query: Query,
  log: SimulatorTools['log'],
  session: SessionRecord,
  state: SessionState,
): Promise<void> {
  await query('savepoint journal');
  try {
    await saveTrades(query, session, state);
    await query('release savepoint journal');
  } catch (error) {
    await query('rollback to savepoint journal');
    log?.warn('trades were not written into the journal', { session: session.id, error });
  }
}

/** The statement that saves the state of a session after an event in place of the one before. */
export function snapshotRow(session: string, sequence: number, state: SessionState) {
  return {
    text: `insert into private.simulator_snapshots (session_id, sequence, state) values ($1, $2, $3)
      on conflict (session_id) do update set sequence = excluded.sequence, state = excluded.state`,
    values: [session, String(sequence), snapshotOf(state)],
  };
}

/** Whether a fill closed a position, or turned it. */
function endsTrade(before: SessionState, after: SessionState, symbol: string): boolean {
  const [held, left] = [before, after].map(({ positions }) => positions[symbol]?.quantity ?? 0);
  return held !== undefined && left !== undefined && held !== 0 && held * left <= 0;
}
