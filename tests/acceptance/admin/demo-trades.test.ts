import { afterAll, beforeAll, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { Market } from '#domain/market/generator/market.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { tradesOf } from '#domain/simulator/results/trades-of.ts';
import { applyEvent, replay } from '#domain/simulator/session/apply-event.ts';
import { brokenAt } from '#domain/simulator/session/event-chain.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import { snapshotOf } from '#domain/simulator/session/snapshot.ts';
import { openSessionMarkets } from '#server/adapters/market/session-markets.ts';
import { loadCritique } from '#server/functions/simulator/critique/load-critique.ts';
import { loadPlayed } from '#server/functions/simulator/scenarios/load-grade.ts';
import type { SessionRecord } from '#server/functions/simulator/session-record.ts';
import { gradeGoal } from '#domain/simulator/scenarios/grade-goal.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { PLAYED_TABLES } from '../../../tools/demo-data/trading/played-tables.ts';
import {
  openDemonstration,
  SECRET,
  type TestDemonstration,
  UNTIL,
} from './demonstration/open-demonstration.ts';

/* The sessions of the simulator that demonstration learners left: played, not made up. */

const markets = openSessionMarkets(SECRET);

type Session = SessionRecord & { readonly equity: string };
type Link = {
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
  readonly event: SessionEvent;
};

let demonstration: TestDemonstration;
let sessions: readonly Session[];
beforeAll(async () => {
  demonstration = await openDemonstration();
  await demonstration.load();
  ({ rows: sessions } = await demonstration.database.query<Session>(
    `select id, user_id, market, scenario, goal, plan, engine_version, generator_version, commitment, start_cursor, cursor,
       sequence, hash, trades, started_at, ended_at, equity::text as equity from public.simulator_sessions order by id`,
  ));
});
afterAll(() => demonstration?.close());

async function chainOf(id: string): Promise<Link[]> {
  const { rows } = await demonstration.database.query<Omit<Link, 'event'> & { event: string }>(
    `select sequence, previous_hash as "previousHash", hash, event from private.simulator_events
     where session_id = $1 order by sequence`,
    [id],
  );
  return rows.map(({ event, ...link }) => ({ ...link, event: JSON.parse(event) as SessionEvent }));
}

test('some learners traded: plans, reviews, tries at scenarios, evidence, and sessions that were left', async () => {
  const { database } = demonstration;
  for (const table of PLAYED_TABLES) {
    const { rowCount } = await database.query(`select from ${table} limit 1`);
    expect(rowCount, table).toBe(1);
  }
  const { rows } = await database.query(
    `select count(distinct user_id)::int between 3 and 6 as traders, count(*) > count(ended_at) as some_left,
       count(*) filter (where scenario is null) > 0 as practice, sum(trades) > 40 as traded,
       exists (select from public.responses where place = 'simulator' and is_right) as kept,
       exists (select from public.responses where place = 'simulator' and not is_right) as broken
     from public.simulator_sessions`,
  );
  expect(rows).toEqual([
    { traders: true, some_left: true, practice: true, traded: true, kept: true, broken: true },
  ]);
});

test('playing the events of each session again gives its state, its equity and its journal', async () => {
  expect(sessions.length).toBeGreaterThan(3);
  for (const session of sessions) {
    const chain = await chainOf(session.id);
    expect(brokenAt(chain, (text) => markets.sha256(text))).toBeUndefined();
    const events = chain.map(({ event }) => event);
    const state = replay(events);
    const { rows: snapshots } = await demonstration.database.query<{ sequence: number; state: string }>(
      'select sequence, state from private.simulator_snapshots where session_id = $1',
      [session.id],
    );
    const snapshot = one(snapshots);
    expect(snapshotOf(replay(events.slice(0, snapshot.sequence)))).toBe(snapshot.state);
    expect({
      cursor: state.cursor,
      sequence: chain.length,
      hash: chain.at(-1)?.hash,
      equity: String(equityOf(state)),
      ended: state.isClosed,
    }).toEqual({
      cursor: session.cursor,
      sequence: session.sequence,
      hash: session.hash,
      equity: session.equity,
      ended: session.ended_at !== null,
    });
    const { rows: journal } = await demonstration.database.query(
      `select trade, closing, result::text as result from private.simulator_trades where session_id = $1 order by trade`,
      [session.id],
    );
    expect(journal).toEqual(
      tradesOf(events).map(({ opening, closing, result }) => ({
        trade: opening + 1,
        closing: closing + 1,
        result: String(result),
      })),
    );
    expect(journal.length).toBe(session.trades);
  }
});

test('they were traded on the markets of this installation: each fill lies in the minute that its market makes', async () => {
  for (const { id, commitment } of sessions.slice(0, 4)) {
    const { rows } = await demonstration.database.query<{ market: Market }>(
      'select market from private.simulator_markets where session_id = $1',
      [id],
    );
    const { market } = one(rows);
    expect(markets.commitmentOf(id, market)).toBe(commitment);
    const bars = new Map<number, { low: number; high: number; spread: number }>();
    const [first, ...others] = (await chainOf(id)).map(({ event }) => event);
    if (first === undefined) throw new Error(`${id} has no events.`);
    let state = applyEvent(undefined, first);
    let made = markets.makeDay(id, market);
    const last = Math.max(...others.flatMap((event) => (event.kind === 'filled' ? [event.minute] : [0])));
    for (let day = 0; day * 1440 <= last; day += 1) {
      for (const bar of made.bars[0] ?? []) bars.set(bar.minute, bar);
      made = markets.makeDay(id, market, made.state);
    }
    for (const event of others) {
      if (event.kind === 'filled') {
        // What was sent between two minutes meets the last price of the one before.
        const near = [bars.get(event.minute), bars.get(event.minute - 1)].filter((bar) => bar !== undefined);
        expect(near.some(({ low, high }) => low <= event.bid && event.bid <= high)).toBe(true);
      }
      state = applyEvent(state, event);
    }
    expect(state.cursor).toBeGreaterThan(0);
  }
});

test('the critique and the grades are what the rules make of them', async () => {
  const { query } = demonstration.database;
  const rules = new Set<string>();
  for (const session of sessions) {
    for (const { rule } of (await loadCritique(query, session)).critique.rules) rules.add(rule);
    const { rows } = await query<{ terms: ScenarioFile; is_met: boolean | null }>(
      `select terms, is_met from private.simulator_tries left join private.simulator_grades using (session_id)
       where session_id = $1`,
      [session.id],
    );
    for (const { terms, is_met: isMet } of rows)
      expect(isMet).toBe(
        session.ended_at === null ? null : gradeGoal(terms.goal, await loadPlayed(query, session)).isMet,
      );
  }
  expect([...rules].sort()).toEqual(
    expect.arrayContaining(['entry-without-plan', 'risk-above-plan', 'stop-widened']),
  );
});

test('nothing of them lies in the future or before its learner signed up, and no trade after its session', async () => {
  const { rows } = await demonstration.database.query(
    `select sessions.id from public.simulator_sessions as sessions join auth.users on users.id = user_id
     where started_at <= users.created_at or coalesce(ended_at, started_at) >= $1
     union all
     select session_id from private.simulator_events as events join public.simulator_sessions as sessions on sessions.id = session_id
     where occurred_at < started_at or occurred_at > coalesce(ended_at, $1)
     union all
     select session_id from private.simulator_plans where planned_at >= $1
     union all
     select session_id from private.simulator_trades where recorded_at >= $1
     union all
     select session_id from private.simulator_reviews where written_at >= $1
     union all
     select session_id from private.simulator_tries where started_at >= $1
     union all
     select session_id from private.simulator_grades where graded_at >= $1`,
    [UNTIL],
  );
  expect(rows).toEqual([]);
});
