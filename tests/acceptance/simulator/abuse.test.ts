import { describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { openSessionMarkets } from '#server/adapters/market/session-markets.ts';
import { createStartSimulatorSession } from '#server/functions/simulator/start-simulator-session.ts';
import { simulatorTools } from '#server/functions/simulator/simulator-tools.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What nobody may do in the simulator: see what comes, trade in the past, trade twice with one click, or in another's account.
 */

const { server, database } = await startProduct();

async function playerNamed(name: string, market: 'share' | 'coin' = 'coin') {
  const learner = await signUpLearner(server, `${name}@example.org`);
  return { learner, player: await SimulatorPlayer.start(learner, market) };
}

const buy = (symbol: string, quantity = 5) =>
  ({ symbol, side: 'buy', kind: 'market', quantity, until: 'day' }) as const;

async function eventsOf(session: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from private.simulator_events where session_id = $1',
    [session],
  );
  return one(rows).count;
}

/** Nineteen more open sessions beside one. */
async function fillUp(session: string): Promise<void> {
  await database.query(
    `insert into public.simulator_sessions (user_id, request_id, market, plan, currency, deposit, engine_version,
       generator_version, commitment, start_cursor, cursor, sequence, hash, equity)
     select user_id, gen_random_uuid(), market, plan, currency, deposit, engine_version, generator_version, commitment,
       start_cursor, cursor, sequence, hash, equity
     from public.simulator_sessions, generate_series(1, 19) where id = $1`,
    [session],
  );
}

const restOf = async (learner: TestLearner, table: string) => {
  const { data, error } = await learner.rest.from(table).select('*');
  return data ?? error?.code;
};

describe('the future', () => {
  test('is in no answer: every bar has begun before the cursor, and the last one holds only what has passed', async () => {
    const { player } = await playerNamed('future');
    await player.advance(90);
    const minute = player.session.cursor / 12;
    for (const timeframe of ['1m', '5m', '15m', '1h', '4h', '1d'] as const) {
      for (const more of [{}, { before: 10_000_000 }, { count: 1000 }]) {
        const { bars } = await player.bars(timeframe, more);
        const last = bars.at(-1);
        expect(last?.minute).toBeLessThan(minute);
        expect(last?.close).toBe(player.bid);
      }
    }
    const text = JSON.stringify(player.session);
    expect(text).not.toMatch(/"key"|startRegime|volatilityADay|"edge"/);
  });

  test('is in no table that a learner may read, and neither is what a session decides by', async () => {
    const { learner, player } = await playerNamed('tables');
    expect(await restOf(learner, 'simulator_sessions')).toMatchObject([{ id: player.session.id }]);
    for (const table of ['simulator_days', 'simulator_markets', 'simulator_events', 'simulator_snapshots']) {
      expect(await restOf(learner, table)).toMatch(/^(PGRST205|42P01|42501)$/);
    }
    for (const change of [{ cursor: 1 }, { equity: 1 }, { ended_at: null }]) {
      const { error } = await learner.rest
        .from('simulator_sessions')
        .update(change)
        .eq('id', player.session.id);
      expect(error?.code).toBe('42501');
    }
  });

  test('is not told by the lots that stand before an order', async () => {
    const { player } = await playerNamed('queue');
    const order = {
      symbol: player.symbol,
      side: 'buy',
      kind: 'limit',
      quantity: 5,
      limit: player.bid - 50,
      until: 'cancelled',
    };
    const { body } = await player.place([order as never]);
    expect(JSON.stringify(body.events)).not.toMatch(/queueAhead|insideSpread/);
    const { orders } = JSON.parse(player.session.state) as { orders: Record<string, { queueAhead: number }> };
    expect(Object.values(orders).map(({ queueAhead }) => queueAhead)).toEqual([0]);
  });
});

describe('the past', () => {
  test('takes no order: whoever names an older cursor hears what has happened since', async () => {
    const { player } = await playerNamed('past');
    const late = await player.otherWindow();
    await player.place([buy(player.symbol)]);
    await player.advance(2);
    const { status, body } = await late.place([buy(player.symbol)]);
    expect([status, body.code]).toEqual([409, 'stale-cursor']);
    const session = body.session as SimulatorSession;
    expect(session.cursor).toBe(player.session.cursor);
    expect(session.events.map(({ event }) => event.kind)).toEqual(['placed', 'filled']);
    expect(session.positions).toEqual(player.session.positions);
    for (const [name, wanted] of [
      ['advance-clock', { chart: late.chart('1m'), bars: 1 }],
      ['cancel-order', { order_id: 1 }],
      ['replace-order', { order_id: 1, quantity: 3 }],
      ['end-simulator-session', {}],
    ] as const) {
      expect(await late.ask(name, wanted)).toMatchObject({ status: 409, body: { code: 'stale-cursor' } });
    }
  });

  test('takes no order from a cursor of the future either', async () => {
    const { player } = await playerNamed('ahead');
    const { status, body } = await player.place([buy(player.symbol)], { cursor: player.session.cursor + 12 });
    expect([status, body.code]).toEqual([409, 'stale-cursor']);
  });
});

describe('one click', () => {
  test('that is sent many times at once fills once', async () => {
    const { player } = await playerNamed('double');
    const { symbol, session } = player;
    const wanted = { client_order_id: 'the-same-click', orders: [buy(symbol)] };
    const windows = await Promise.all(Array.from({ length: 6 }, () => player.otherWindow()));
    const answers = await Promise.all(windows.map((window) => window.ask('place-orders', wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await eventsOf(session.id)).toBe(3);
    const last = await player.otherWindow();
    expect(last.session.positions).toMatchObject([{ quantity: 5 }]);
    expect(await player.ask('place-orders', { ...wanted, orders: [buy(symbol, 6)] })).toMatchObject({
      status: 409,
      body: { code: 'client-order-id-taken' },
    });
  });

  test('that moves the clock moves it once, whatever number of windows sends it', async () => {
    const { player } = await playerNamed('steps');
    const { cursor } = player.session;
    const windows = await Promise.all(Array.from({ length: 5 }, () => player.otherWindow()));
    const answers = await Promise.all(
      windows.map((window) => window.ask('advance-clock', { chart: window.chart('1m'), bars: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await player.otherWindow()).session.cursor).toBe(cursor + 12);
  });

  test('that begins a session begins one', async () => {
    const learner = await signUpLearner(server, 'begins@example.org');
    const wanted = { market: 'share', request_id: '5f0b1c3e-8f1d-4a56-9a55-2f3f0b2d9c10' };
    const answers = await Promise.all([1, 2, 3].map(() => learner.call('start-simulator-session', wanted)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe("another's session", () => {
  test('is not there, whatever is asked of it', async () => {
    const { player } = await playerNamed('owner');
    const other = await signUpLearner(server, 'stranger@example.org');
    const { id: session_id, cursor } = player.session;
    const chart = player.chart('1m');
    for (const [name, wanted] of [
      ['read-simulator-session', {}],
      ['read-bars', chart],
      ['advance-clock', { chart, bars: 1 }],
      ['place-orders', { client_order_id: 'an-order-of-mine', orders: [buy(player.symbol)] }],
      ['replace-order', { order_id: 1 }],
      ['cancel-order', { order_id: 1 }],
      ['end-simulator-session', {}],
    ] as const) {
      expect(
        await other.call(name, { session_id, ...(name.startsWith('read-') ? {} : { cursor }), ...wanted }),
      ).toEqual({
        status: 404,
        body: { code: 'simulator-session-not-found' },
      });
    }
    expect(await restOf(other, 'simulator_sessions')).toEqual([]);
    expect((await other.call('list-simulator-sessions', {})).body.sessions).toEqual([]);
    expect(await eventsOf(session_id)).toBe(1);
  });
});

describe('what is asked for', () => {
  test('is bounded: bars of a call, days of a call, orders with strange numbers, instruments of other markets', async () => {
    const { player } = await playerNamed('bounds');
    const chart = player.chart('1m');
    expect((await player.ask('advance-clock', { chart, bars: 101 })).status).toBe(400);
    expect((await player.ask('advance-clock', { chart, bars: -1 })).status).toBe(400);
    const { cursor } = player.session;
    expect((await player.advance(100, '1d')).stopped_by).toBe('limit');
    expect(player.session.cursor - cursor).toBe(14 * 1440 * 12);
    for (const quantity of [1.5, 1e300, '5', null]) {
      const orders = [{ ...buy(player.symbol), quantity }];
      expect((await player.ask('place-orders', { client_order_id: 'strange-numbers', orders })).status).toBe(
        400,
      );
    }
    expect(await player.ask('advance-clock', { chart: { ...chart, symbol: 'ALDR' }, bars: 1 })).toMatchObject(
      {
        status: 404,
        body: { code: 'symbol-not-found' },
      },
    );
    const { body } = await player.place([buy(player.symbol, 900_000_000)]);
    expect((body.events as { event: object }[])[0]?.event).toMatchObject({
      kind: 'rejected',
      reason: 'not-enough-margin',
    });
    expect(player.session.positions).toEqual([]);
  });

  test('is taken or refused before it is decided: a full session takes nothing but its end', async () => {
    const { player } = await playerNamed('full');
    const fill = (sequence: number) =>
      database.query('update public.simulator_sessions set sequence = $2 where id = $1', [
        player.session.id,
        sequence,
      ]);
    await fill(99_999);
    expect((await player.place([buy(player.symbol)])).status).toBe(200);
    expect(player.session.sequence).toBe(100_001);
    for (const [name, wanted] of [
      ['advance-clock', { chart: player.chart('1m'), bars: 1 }],
      ['place-orders', { client_order_id: 'one-too-many', orders: [buy(player.symbol)] }],
    ] as const) {
      expect(await player.ask(name, wanted)).toEqual({
        status: 409,
        body: { code: 'simulator-session-full' },
      });
    }
    expect((await player.end()).status).toBe(200);
  });

  test('counts orders that are changed and taken back like those that are sent', async () => {
    const { player } = await playerNamed('changes');
    const limit = { ...buy(player.symbol), kind: 'limit', limit: player.bid - 500 } as const;
    await player.place([limit]);
    await database.query(
      `insert into private.simulator_events (session_id, sequence, kind, event, previous_hash, hash)
       select session_id, 2 + number, case when number % 2 = 0 then 'replaced' else 'cancelled' end,
         '{"reason":"asked"}', md5(number::text) || md5(number::text), md5((number + 1)::text) || md5((number + 1)::text)
       from private.simulator_events, generate_series(1, 1999) as number where session_id = $1 and sequence = 2`,
      [player.session.id],
    );
    await database.query('update public.simulator_sessions set sequence = 2001 where id = $1', [
      player.session.id,
    ]);
    for (const [name, wanted] of [
      ['replace-order', { order_id: 1, limit: player.bid - 600 }],
      ['cancel-order', { order_id: 1 }],
      ['place-orders', { client_order_id: 'one-too-many', orders: [limit] }],
    ] as const) {
      expect(await player.ask(name, wanted)).toEqual({
        status: 409,
        body: { code: 'too-many-simulator-orders' },
      });
    }
  });

  test('is counted where it takes long: results, the critique, and the beginning of sessions', async () => {
    const { learner, player } = await playerNamed('often');
    const session = { session_id: player.session.id };
    const refusedAfter = async (name: string, wanted: object, most: number) => {
      for (let call = 0; call < most; call += 1)
        expect((await learner.call(name, wanted)).status, name).not.toBe(429);
      expect(await learner.call(name, wanted)).toEqual({
        status: 429,
        body: { code: 'over_request_rate_limit' },
      });
    };
    await refusedAfter('read-simulator-results', session, 20);
    await refusedAfter('read-critique', session, 20);
    await refusedAfter('read-conduct', { skill: 'position-size' }, 20);
    await refusedAfter('dispute-finding', { ...session, finding: 'none', is_disputed: true }, 20);
    const request_id = '0d8b5b8a-6a0f-4a49-8d8f-6f5b0f6b2c11';
    // One has begun above.
    await refusedAfter('start-simulator-session', { market: 'coin', request_id }, 39);
  });

  test('a session that has begun, or may not begin, draws no market', async () => {
    const { learner, player } = await playerNamed('draws');
    const markets = {
      ...openSessionMarkets('another secret'),
      makeDay: () => {
        throw new Error('drawn');
      },
    };
    const start = createStartSimulatorSession(simulatorTools(markets), async () => 0);
    const { rows } = await database.query<{ request_id: string }>(
      'select request_id from public.simulator_sessions where id = $1',
      [player.session.id],
    );
    const begin = (request_id: string) =>
      start(
        new Request('http://localhost', {
          method: 'POST',
          body: JSON.stringify({ market: 'coin', request_id }),
        }),
        {
          caller: { userId: learner.id as UserId, role: 'authenticated', sessionId: null, aal: null },
          query: database.query,
          transaction: (work: (query: typeof database.query) => Promise<unknown>) =>
            database.transaction(({ query }) => work(query)),
        } as never,
      );
    expect((await begin(one(rows).request_id)).status).toBe(200);
    await expect(begin(crypto.randomUUID())).rejects.toThrow('drawn');
    await fillUp(player.session.id);
    await expect(begin(crypto.randomUUID())).rejects.toMatchObject({ code: 'too-many-simulator-sessions' });
  });

  test('has a plan whose stop is a price', async () => {
    const { player } = await playerNamed('stops');
    for (const stop of [0, -1, 1.5, 1_000_000_001]) {
      const plan = { setup: 'Any', thesis: 'Any.', stop, exit_rule: 'None', confidence: 1 };
      expect((await player.place([buy(player.symbol)], { plan })).status).toBe(400);
    }
  });

  test('no more than twenty sessions are open at a time', async () => {
    const { learner, player } = await playerNamed('many', 'share');
    await fillUp(player.session.id);
    expect(await learner.call('start-simulator-session', { market: 'share' })).toEqual({
      status: 409,
      body: { code: 'too-many-simulator-sessions', open: 20, a_day: 30 },
    });
  });
});

test('what happened in a session, and the plan of an entry, cannot be changed by anybody', async () => {
  const { player } = await playerNamed('chain');
  for (const table of ['simulator_events', 'simulator_plans']) {
    await player.place([buy(player.symbol)], {
      plan: { setup: 'Any', thesis: 'Any.', stop: null, exit_rule: 'None', confidence: 1 },
    });
    const change = database.query(
      `update private.${table} set session_id = session_id where session_id = $1`,
      [player.session.id],
    );
    await expect(change).rejects.toMatchObject({ hint: 'append-only' });
  }
});
