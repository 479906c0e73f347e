import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { Bar } from '#domain/market/bar.ts';
import { aggregateBars } from '#domain/market/bars/aggregate-bars.ts';
import { commitmentText } from '#domain/market/generator/commitment-text.ts';
import { startOf } from '#domain/market/generator/market-state.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { replay } from '#domain/simulator/session/apply-event.ts';
import { brokenAt, type ChainedEvent } from '#domain/simulator/session/event-chain.ts';
import type { SessionEvent } from '#domain/simulator/session/session-event.ts';
import { restoreSnapshot, snapshotOf } from '#domain/simulator/session/snapshot.ts';
import { seenState } from '#domain/simulator/seen/seen-state.ts';
import { openSessionMarkets } from '#server/adapters/market/session-markets.ts';
import { findSession, loadState } from '#server/functions/simulator/session-record.ts';
import { simulatorTools } from '#server/functions/simulator/simulator-tools.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { nextDay } from '#server/adapters/market/generated-market.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * A session of the simulator as its learner plays it over HTTP: the clock only moves forward, nothing later than the cursor is
 * told, and what happened can be played again byte for byte.
 */

const { server, database } = await startProduct();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function loadChain(session: string): Promise<ChainedEvent[]> {
  const { rows } = await database.query<{
    sequence: number;
    previous: string;
    hash: string;
    event: string;
  }>(
    `select sequence, previous_hash as previous, hash, event from private.simulator_events
     where session_id = $1 order by sequence`,
    [session],
  );
  return rows.map(({ sequence, previous, hash, event }) => ({
    sequence,
    previousHash: previous,
    hash,
    event: JSON.parse(event) as SessionEvent,
  }));
}

const kindsOf = ({ events }: SimulatorSession) => events.map(({ event }) => event.kind);

describe('a session', () => {
  test('brings the bars of its first market along for whoever does not know which it is', async () => {
    const learner = await signUpLearner(server, 'first-market@example.org');
    const player = await SimulatorPlayer.start(learner, 'share');
    const wanted = { session_id: player.session.id, chart: { timeframe: '1h' } };
    const { status, body } = await learner.call('read-simulator-session', wanted);
    expect(status).toBe(200);
    const { bars } = await player.bars('1h', { count: 300 });
    expect(bars.length).toBeGreaterThan(200);
    expect((body as SimulatorSession).chart).toEqual({ symbol: player.symbol, timeframe: '1h', bars });
  });

  test('begins after eight weeks of bars, moves bar by bar, fills a bracket, and ends with its key', async () => {
    const learner = await signUpLearner(server, 'day@example.org');
    const player = await SimulatorPlayer.start(learner, 'share', { goal: 'One trade by plan.' });
    const { commitment, opened, account } = player.session;
    expect([opened, account.equity, player.session.goal]).toEqual([
      null,
      '2500000000000',
      'One trade by plan.',
    ]);
    const before = await player.bars('1d', { count: 1000 });
    expect([before.bars.length, before.has_more]).toEqual([40, false]);

    const stepped = await player.advance(3);
    expect(stepped.stopped_by).toBe('bars');
    expect(stepped.chart?.bars.map(({ minute }) => minute)).toEqual(
      [0, 1, 2].map((each) => 56 * 1440 + 810 + each),
    );

    const plan = {
      setup: 'Breakout',
      thesis: 'It goes on.',
      stop: player.bid - 60,
      exit_rule: 'At the stop.',
      confidence: 3,
    };
    const order = {
      symbol: player.symbol,
      side: 'buy',
      kind: 'market',
      quantity: 20,
      until: 'day',
      exits: { target: player.bid + 90, stop: player.bid - 60 },
    } as const;
    const placed = await player.place([order], { plan });
    expect(placed.status).toBe(200);
    expect(kindsOf(player.session)).toEqual(['placed', 'filled']);
    expect(player.session.positions).toMatchObject([{ side: 'buy', quantity: 20 }]);
    const { rows } = await database.query<{ plan: unknown }>(
      'select plan from private.simulator_plans where session_id = $1',
      [player.session.id],
    );
    expect(one(rows).plan).toEqual(plan);

    for (let call = 0; call < 40 && player.session.positions.length > 0; call += 1) {
      const { stopped_by: stoppedBy } = await player.advance(100, '5m', { until: 'event' });
      expect(['fill', 'bars']).toContain(stoppedBy);
    }
    expect(player.session.positions).toEqual([]);

    const ended = await player.end();
    const { key, market, generator } = player.session.opened ?? { key: '', market: { instruments: [] } };
    expect(sha256(commitmentText(key, market as never, generator))).toBe(commitment);
    // Sent again it tells the same.
    expect((await player.end()).body.opened).toEqual(ended.body.opened);
    expect(await player.ask('advance-clock', { chart: player.chart('1m'), bars: 1 })).toMatchObject({
      status: 409,
      body: { code: 'simulator-session-ended' },
    });
  });

  test('is the same for everybody who makes its market again from the published key', async () => {
    const learner = await signUpLearner(server, 'again@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    await player.advance(7, '1h');
    await player.advance(13, '1m');
    const hours = await player.bars('1h', { count: 50 });
    const minutes = await player.bars('1m', { count: 30 });
    await player.end();
    const { opened, cursor } = player.session;
    if (!opened) throw new Error('A session that has ended is opened.');
    let state = startOf(opened.market);
    const all: Bar[] = [];
    while (state.day <= 56) {
      const day = nextDay(opened.market, Buffer.from(opened.key, 'hex'), state);
      all.push(...(day.bars[0] ?? []));
      ({ state } = day);
    }
    const passed = all.filter(({ minute }) => (minute + 1) * TICKS_A_MINUTE <= cursor);
    expect(minutes.bars).toEqual(passed.slice(-30));
    expect(hours.bars).toEqual(aggregateBars(passed, '1h').slice(-50));
  });

  test('pages its bars backwards without a gap', async () => {
    const learner = await signUpLearner(server, 'pages@example.org');
    const player = await SimulatorPlayer.start(learner, 'currency_pair');
    await player.advance(2, '4h');
    for (const timeframe of ['15m', '4h'] as const) {
      const whole = await player.bars(timeframe, { count: 200 });
      const last = await player.bars(timeframe, { count: 80 });
      const first = await player.bars(timeframe, { count: 120, before: last.bars[0]?.minute });
      expect([...first.bars, ...last.bars]).toEqual(whole.bars);
      expect(first.has_more).toBe(true);
    }
  });

  test('played again from its events comes to the same state, byte for byte, and its chain is whole', async () => {
    const learner = await signUpLearner(server, 'replay@example.org');
    const player = await SimulatorPlayer.start(learner, 'share_and_index');
    const { symbol } = player;
    for (let round = 0; round < 30; round += 1) {
      const side = round % 2 === 0 ? 'buy' : 'sell';
      const limit = player.bid + (side === 'buy' ? -3 : 3);
      await player.place([{ symbol, side, kind: 'limit', quantity: 10 + round, limit, until: 'day' }]);
      await player.advance(7);
    }
    const chain = await loadChain(player.session.id);
    expect(chain.length).toBeGreaterThan(100);
    expect(brokenAt(chain, sha256)).toBeUndefined();
    const replayed = replay(chain.map(({ event }) => event));
    expect(seenState(replayed)).toBe(player.session.state);
    const { rows } = await database.query<{ sequence: number; state: string }>(
      'select sequence, state from private.simulator_snapshots where session_id = $1',
      [player.session.id],
    );
    const snapshot = one(rows);
    expect(snapshot.sequence).toBeGreaterThan(50);
    const upTo = replay(chain.slice(0, snapshot.sequence).map(({ event }) => event));
    expect(snapshot.state).toBe(snapshotOf(upTo));
    expect(snapshotOf(restoreSnapshot(snapshot.state))).toBe(snapshot.state);
  });

  test('stops where the bid meets an alert', async () => {
    const learner = await signUpLearner(server, 'alert@example.org');
    const player = await SimulatorPlayer.start(learner, 'coin');
    const { symbol, bid } = player;
    const alerts = [
      { symbol, price: bid - 120 },
      { symbol, price: bid + 120 },
    ];
    const answer = await player.advance(100, '1h', { until: 'event', alerts });
    expect(answer.stopped_by).toBe('alert');
    expect(Math.abs(player.bid - bid)).toBeGreaterThanOrEqual(120);
    expect(answer.chart?.bars.at(-1)?.close).toBe(player.bid);
  });

  test('stands the same for a process that knows nothing of it', async () => {
    const learner = await signUpLearner(server, 'elsewhere@example.org');
    const player = await SimulatorPlayer.start(learner, 'share');
    const order = { symbol: player.symbol, side: 'sell', kind: 'market', quantity: 7, until: 'day' } as const;
    for (let round = 0; round < 25; round += 1) {
      await player.place([order]);
      await player.advance(1);
    }
    const tools = simulatorTools(openSessionMarkets('another secret: no market is needed'));
    const session = await findSession(database.query, learner.id as UserId, player.session.id);
    expect(session.sequence % 50).not.toBe(0);
    expect(seenState(await loadState(database.query, tools, session))).toBe(player.session.state);
  });

  test('of another version of the engine is not played by this one', async () => {
    const learner = await signUpLearner(server, 'cold@example.org');
    const player = await SimulatorPlayer.start(learner, 'index');
    await player.advance(20);
    const { rows } = await database.query<{ id: string }>(
      `insert into public.simulator_sessions (user_id, request_id, market, plan, currency, deposit, engine_version,
         generator_version, commitment, start_cursor, cursor, sequence, hash, equity)
       select user_id, gen_random_uuid(), market, plan, currency, deposit, 99, generator_version, commitment,
         start_cursor, cursor, sequence, hash, equity
       from public.simulator_sessions where id = $1 returning id`,
      [player.session.id],
    );
    const answer = await learner.call('read-simulator-session', { session_id: one(rows).id });
    expect(answer).toEqual({ status: 409, body: { code: 'simulator-release-needed', engine: 99 } });
  });
});
