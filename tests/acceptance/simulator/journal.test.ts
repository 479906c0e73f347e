import { describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { ListTradedSessionsAnswer } from '#domain/simulator/admin-contract.ts';
import type {
  JournalEntry,
  ReadJournalResponse,
  SimulatorResults,
  SimulatorStatistics,
} from '#domain/simulator/journal-contract.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What a learner decided before an entry, how the trade went, and what they wrote of it: theirs to read, filter and take along.
 */

const { server, database } = await startProduct();

const plan = (setup: string, stop: number | null) => ({
  setup,
  thesis: 'It goes on.',
  stop,
  exit_rule: 'At the stop.',
  confidence: 4,
});

/** In and out again a few minutes later. */
async function trade(player: SimulatorPlayer, setup?: string): Promise<void> {
  const order = { symbol: player.symbol, kind: 'market', quantity: 10, until: 'day' } as const;
  const before = setup === undefined ? {} : { plan: plan(setup, player.bid - 100) };
  await player.place([{ ...order, side: 'buy' }], before);
  await player.advance(5);
  await player.place([{ ...order, side: 'sell' }]);
  await player.advance(2);
}

const readJournal = async (learner: TestLearner, wanted: object = {}) =>
  (await learner.call('read-journal', wanted)).body as ReadJournalResponse;

async function exportOf(learner: TestLearner, format: string): Promise<string> {
  const { data } = await learner.auth.getSession();
  const response = await fetch(`${server.url}/functions/v1/export-journal`, {
    method: 'POST',
    headers: { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify({ format }),
  });
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="journal-.*"$/);
  return response.text();
}

describe('the journal', () => {
  test('has every closed trade with its plan and its risk, and what was written of it', async () => {
    const learner = await signUpLearner(server, 'journal@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    await trade(player, 'Breakout');
    await trade(player);
    const { entries, count, setups } = await readJournal(learner);
    expect([count, setups]).toEqual([2, ['Breakout']]);
    const [unplanned, planned] = entries;
    expect(unplanned).toMatchObject({ plan: null, risk: null, r: null, review: null });
    expect(planned).toMatchObject({ plan: { setup: 'Breakout' }, quantity: 10, side: 'buy' });
    const result = Number(planned?.result);
    expect(planned?.r).toBeCloseTo(result / Number(planned?.risk), 10);
    expect(Number(planned?.frictionless)).toBeGreaterThan(result);

    const review = { session_id: player.session.id, trade: planned?.trade, followed_plan: 'partly' };
    await learner.call('review-trade', { ...review, lesson: 'Too early.', tags: ['early', 'gap', 'early'] });
    const written = await learner.call('review-trade', { ...review, lesson: 'Early.', tags: ['early'] });
    expect(written.body).toMatchObject({
      trade: planned?.trade,
      review: { followed_plan: 'partly', lesson: 'Early.', tags: ['early'] },
    });
    for (const [filter, found] of [
      [{ tag: 'early' }, 1],
      [{ tag: 'gap' }, 0],
      [{ setup: 'Breakout' }, 1],
      [{ is_reviewed: false }, 1],
      [{ is_planned: true }, 1],
      [{ symbol: 'ALDR' }, 0],
      [{ side: 'buy' }, 2],
      [{ count: 1, after: 1 }, 2],
    ] as const) {
      expect((await readJournal(learner, filter)).count, JSON.stringify(filter)).toBe(found);
    }
  });

  test('that cannot be written does not undo time, and catches up', async () => {
    const learner = await signUpLearner(server, 'fails@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    const { id, cursor } = player.session;
    await database.query(
      `alter table private.simulator_trades add constraint fails check (session_id <> '${id}') not valid`,
    );
    await trade(player);
    expect(player.session.cursor).toBe(cursor + 7 * 12);
    expect(player.session.positions).toEqual([]);
    expect((await readJournal(learner)).count).toBe(0);
    await database.query('alter table private.simulator_trades drop constraint fails');
    await player.end();
    expect((await readJournal(learner)).count).toBe(1);
  });

  test('is a file that can be taken along', async () => {
    const learner = await signUpLearner(server, 'file@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    await trade(player, 'Pullback');
    const csv = await exportOf(learner, 'csv');
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('Pullback');
    const { trades } = JSON.parse(await exportOf(learner, 'json')) as { trades: JournalEntry[] };
    expect(one(trades).plan?.setup).toBe('Pullback');
  });

  test("of somebody else is neither read nor written, and another's trade is not there", async () => {
    const owner = await signUpLearner(server, 'writes@example.org');
    const player = await SimulatorPlayer.start(owner, 'coin');
    await trade(player);
    const [entry] = (await readJournal(owner)).entries;
    const other = await signUpLearner(server, 'reads@example.org');
    expect((await readJournal(other, { session_id: player.session.id })).entries).toEqual([]);
    const review = { session_id: player.session.id, trade: entry?.trade, followed_plan: 'no' };
    expect(await other.call('review-trade', review)).toEqual({
      status: 404,
      body: { code: 'trade-not-found' },
    });
    expect((await other.call('read-simulator-results', { session_id: player.session.id })).status).toBe(404);
  });

  test('and all of a session goes with the account, and is in the export of its data before', async () => {
    const learner = await signUpLearner(server, 'leaves@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    const limit = {
      symbol: player.symbol,
      side: 'buy',
      kind: 'limit',
      quantity: 3,
      until: 'cancelled',
    } as const;
    await player.place([{ ...limit, limit: player.bid - 500 }], { plan: plan('Any', null) });
    await trade(player, 'Leaving');
    const { body } = await learner.call('export-my-data', {});
    const { records } = body as { records: Record<string, object[]> };
    expect(records['simulator_sessions']).toHaveLength(1);
    expect(records['simulator_trades']).toHaveLength(1);
    expect(records['simulator_plans']).toHaveLength(2);
    expect(records['simulator_events']?.length).toBeGreaterThan(4);
    // While the session is open nobody learns how many stand before an order.
    expect(JSON.stringify(records['simulator_events'])).not.toContain('queueAhead');
    await database.query('delete from auth.users where id = $1', [learner.id]);
    const { rows } = await database.query<{ left: number }>(
      `select (select count(*) from public.simulator_sessions where user_id = $1)::int
         + (select count(*) from private.simulator_events where session_id = $2)::int
         + (select count(*) from private.simulator_trades where user_id = $1)::int
         + (select count(*) from private.simulator_days where session_id = $2)::int as left`,
      [learner.id, player.session.id],
    );
    expect(one(rows).left).toBe(0);
  });
});

test('results come with error bars, both curves, and 1,000 sessions at random, which are the same each time', async () => {
  const learner = await signUpLearner(server, 'results@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin');
  const ask = async () =>
    (await learner.call('read-simulator-results', { session_id: player.session.id }))
      .body as SimulatorResults;
  expect(await ask()).toMatchObject({ trades: 0, luck: null, exposure: null });
  for (let round = 0; round < 21; round += 1) await trade(player, 'Again');
  const results = await ask();
  expect(results.expectancy).toMatchObject({
    trades: 21,
    mean: expect.any(Number),
    interval: [expect.any(Number), expect.any(Number)],
  });
  expect(results.exposure?.time).toBeCloseTo(5 / 7, 1);
  expect(results.curve.at(-1)?.at).toBe(player.session.cursor);
  expect(results.luck?.bands.map((band) => band.length)).toEqual([50, 50, 50, 50, 50]);
  expect(await ask()).toEqual(results);
});

test('admins see sums, and nothing that a learner wrote', async () => {
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { status, body } = await admin.call('read-simulator-statistics', {});
  expect(status).toBe(200);
  const statistics = body as SimulatorStatistics;
  expect(statistics.sessions).toBeGreaterThan(0);
  expect(statistics.planned).toBeGreaterThan(0);
  expect(statistics.abandoned).toBe(0);
  expect(statistics.by_market).toMatchObject([{ market: 'coin', sessions: statistics.sessions }]);
  expect(JSON.stringify(body)).not.toMatch(/Breakout|Too early/);

  // Each session with whose it is; one that was left open for two weeks counts as abandoned.
  const list = async (wanted: object = {}) =>
    (await admin.call('list-traded-sessions', wanted)).body as ListTradedSessionsAnswer;
  const all = await list({ sort: 'trades' });
  expect(all.count).toBe(statistics.sessions);
  expect(all.sessions[0]).toMatchObject({
    market: 'coin',
    state: 'open',
    trades: 21,
    is_demonstration: false,
  });
  expect(JSON.stringify(all)).not.toMatch(/Breakout|Too early/);
  expect((await list({ market: 'share' })).count).toBe(0);
  expect((await list({ page: 2, page_size: all.count })).sessions).toEqual([]);
  await database.query(
    `update public.simulator_sessions set started_at = now() - interval '15 days' where id = $1`,
    [all.sessions[0]?.id],
  );
  expect((await list({ state: 'abandoned' })).sessions.map(({ id }) => id)).toEqual([all.sessions[0]?.id]);
  const later = await admin.call('read-simulator-statistics', {});
  expect(later.body).toMatchObject({ abandoned: 1 });
});
