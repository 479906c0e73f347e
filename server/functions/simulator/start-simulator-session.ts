import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Bar } from '#domain/market/bar.ts';
import { cursorAt } from '#domain/market/cursor.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import type { Market } from '#domain/market/generator/market.ts';
import type { MarketState } from '#domain/market/generator/market-state.ts';
import { startOf } from '#domain/market/generator/market-state.ts';
import { MINUTES_A_DAY, nextOpenMinute } from '#domain/market/open-hours.ts';
import { startSimulatorSessionRequest } from '#domain/simulator/contract.ts';
import { HISTORY_DAYS, OPEN_SESSIONS, SESSIONS_A_DAY } from '#domain/simulator/limits.ts';
import { applyEvent } from '#domain/simulator/session/apply-event.ts';
import { canonicalText } from '#domain/simulator/session/canonical-text.ts';
import { openingMark } from '#domain/simulator/session/close-minute.ts';
import { decide } from '#domain/simulator/session/decide.ts';
import { chainEvents } from '#domain/simulator/session/event-chain.ts';
import type { Mark } from '#domain/simulator/session/state.ts';
import { sessionRules } from '#domain/simulator/start/session-rules.ts';
import type { Query } from '../../adapters/sql.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { snapshotRow } from './append-events.ts';
import { refuseTooOften } from './refuse-too-often.ts';
import { sessionAnswer } from './session-answer.ts';
import { type DayRow, dayRow, insertDays } from './session-days.ts';
import { findSession, loadState } from './session-record.ts';
import type { SimulatorTools } from './simulator-tools.ts';
import { type WantedStart, wantedStart } from './scenarios/wanted-start.ts';

/** A market is drawn with eight weeks of minutes. */
export const STARTS = { limit: 40, windowSeconds: 600 } as const;

/**
 * Begins a session: draws its market, shows what commits to it, and puts the cursor after eight weeks of history.
 *
 * Refusals: 403 `plan-needed`; 404 `scenario-not-found`; 409 `too-many-simulator-sessions`;
 * 429 `over_request_rate_limit`.
 */
export function createStartSimulatorSession(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, query, transaction }) => {
    const userId = requireUser(caller);
    const asked = await readCall(request, startSimulatorSessionRequest);
    await refuseTooOften(countUse, 'start-simulator-session', userId, STARTS);
    const wanted = await wantedStart(query, userId, asked);
    const requestId = asked.request_id ?? crypto.randomUUID();
    // A market is drawn only for a session that can begin.
    const begun = await findBegun(query, userId, requestId);
    if (begun === undefined) await refuseTooMany(query, userId);
    const drawn = begun === undefined ? await drawMarket(tools, wanted.parameters) : undefined;
    const answer = await transaction(async (run) => {
      // Two windows that begin at once, or one call that is sent twice.
      await run(`select pg_advisory_xact_lock(hashtextextended('simulator ' || $1, 0))`, [userId]);
      let id = begun ?? (await findBegun(run, userId, requestId));
      if (id === undefined && drawn) {
        await refuseTooMany(run, userId);
        id = await beginSession(run, tools, { userId, requestId, wanted, drawn });
      }
      if (id === undefined) throw new Error('A session that was not begun has a market drawn for it.');
      const session = await findSession(run, userId, id);
      const state = await loadState(run, tools, session);
      return sessionAnswer(run, tools, { session, state, events: [] }, { since: 0, chart: null });
    });
    return Response.json(answer);
  };
}

async function findBegun(query: Query, userId: UserId, requestId: string): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>(
    'select id from public.simulator_sessions where user_id = $1 and request_id = $2',
    [userId, requestId],
  );
  return oneOrNone(rows)?.id;
}

async function refuseTooMany(query: Query, userId: UserId): Promise<void> {
  const { rows } = await query<{ open: number; today: number }>(
    `select (count(*) filter (where ended_at is null))::int as open,
       (count(*) filter (where started_at > clock_timestamp() - interval '1 day'))::int as today
     from public.simulator_sessions where user_id = $1`,
    [userId],
  );
  const counted = oneOrNone(rows);
  if (counted && counted.open < OPEN_SESSIONS && counted.today < SESSIONS_A_DAY) return;
  throw new Refusal(409, 'too-many-simulator-sessions', { open: OPEN_SESSIONS, a_day: SESSIONS_A_DAY });
}

/** A market with its history. */
export type Drawn = {
  readonly id: string;
  readonly market: Market;
  readonly days: readonly DayRow[];
  /** By instrument: the minutes of the history's last week. */
  readonly recent: readonly (readonly Bar[])[];
};

/** Draws the market of a session with what lies before its start. @param id of the session, from which the market's key follows */
export async function drawMarket(
  { markets }: SimulatorTools,
  market: Market,
  id: string = crypto.randomUUID(),
): Promise<Drawn> {
  const days: DayRow[] = [];
  const recent: Bar[][] = market.instruments.map(() => []);
  let state: MarketState = startOf(market);
  // The day of the start is kept, too.
  while (state.day <= HISTORY_DAYS) {
    const made = markets.makeDay(id, market, state);
    days.push(dayRow(state, made.bars));
    if (state.day < HISTORY_DAYS && state.day >= HISTORY_DAYS - 7)
      made.bars.forEach((bars, place) => recent[place]?.push(...bars));
    ({ state } = made);
    // Others are served between two weeks.
    if (state.day % 7 === 0) await new Promise((resolve) => void setTimeout(resolve, 0));
  }
  return { id, market, days, recent };
}

/** Begins a session on a market that was drawn. @returns its id */
export async function beginSession(
  query: Query,
  { markets, states, parameters }: SimulatorTools,
  {
    userId,
    requestId,
    wanted,
    drawn,
  }: {
    readonly userId: UserId;
    readonly requestId: string;
    readonly wanted: WantedStart;
    readonly drawn: Drawn;
  },
): Promise<string> {
  const { id, market, days, recent } = drawn;
  const rules = sessionRules(market, wanted.deposit);
  const marks = Object.fromEntries(
    market.instruments.map(({ instrument }, place): [string, Mark] => [
      instrument.symbol,
      openingMark(recent[place] ?? []),
    ]),
  );
  const opens = market.instruments.map(({ instrument }) =>
    nextOpenMinute(instrument.hours, HISTORY_DAYS * MINUTES_A_DAY),
  );
  const cursor = cursorAt(Math.min(...opens));
  const decision = decide(undefined, { kind: 'open', rules, cursor, marks });
  const [opened] = decision.ok ? decision.events : [];
  const [link] = opened ? chainEvents(undefined, [opened], (text) => markets.sha256(text)) : [];
  if (!opened || !link) throw new Error('A session that begins has an event.');
  await query(
    `insert into public.simulator_sessions (id, user_id, request_id, market, scenario, goal, plan, currency, deposit,
       engine_version, generator_version, commitment, start_cursor, cursor, sequence, hash, equity)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $9)`,
    [
      id,
      userId,
      requestId,
      wanted.market,
      wanted.scenario?.id ?? null,
      wanted.goal,
      JSON.stringify(wanted.plan),
      rules.currency,
      rules.deposit,
      rules.engineVersion,
      GENERATOR_VERSION,
      markets.commitmentOf(id, market),
      cursor,
      link.sequence,
      link.hash,
    ],
  );
  if (wanted.scenario !== null)
    await query(
      'insert into private.simulator_tries (session_id, user_id, scenario, terms) values ($1, $2, $3, $4)',
      [id, userId, wanted.scenario.id, JSON.stringify(wanted.scenario.terms)],
    );
  await query('insert into private.simulator_markets (session_id, market) values ($1, $2)', [
    id,
    JSON.stringify(market),
  ]);
  await insertDays(query, id, days);
  await query(
    `insert into private.simulator_events (session_id, sequence, kind, event, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, link.sequence, opened.kind, canonicalText(opened), link.previousHash, link.hash],
  );
  const state = applyEvent(undefined, opened);
  const snapshot = snapshotRow(id, link.sequence, state);
  await query(snapshot.text, snapshot.values);
  states.set(id, { hash: link.hash, state });
  parameters.set(id, market);
  return id;
}
