import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import {
  createJobs,
  enqueue,
  type JobHandler,
  type OutsideJobHandler,
  type Schedule,
} from '#server/backend/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let target: TestDatabase;
let database: Database;
const log = { info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  target = await createTestDatabase();
  database = openDatabase({ url: target.url, poolSize: 6, onError: () => {} });
  await migrateEngine(database);
  await database.query('create table effects (note text)');
});
afterAll(async () => {
  await database?.close();
  await target?.drop();
});
beforeEach(async () => {
  await database.query('truncate engine.jobs, engine.schedules, effects');
});

const note: JobHandler = async (payload, query) => {
  await query('insert into effects values ($1)', [JSON.stringify(payload)]);
};
const runner = (handlers: Record<string, JobHandler | OutsideJobHandler>, schedules: Schedule[] = []) =>
  createJobs({ database, handlers, schedules, log });
const order = (kind: string, more: object = {}) =>
  database.transaction(({ query }) => enqueue(query, { kind, ...more }));
const effects = async () =>
  (await database.query<{ note: string }>('select note from effects')).rows.map((row) => row.note);
const jobs = async () => (await database.query('select state, attempts, last_error from engine.jobs')).rows;

test('a due job runs once with its payload', async () => {
  await order('note', { payload: { n: 1 } });
  expect(await runner({ note }).runDue()).toBe(1);
  expect(await runner({ note }).runDue()).toBe(0);
  expect(await effects()).toEqual(['{"n":1}']);
});

test('a job that waits for somebody else holds no transaction, and nobody else takes it meanwhile', async () => {
  const seen: unknown[] = [];
  const asking: OutsideJobHandler = {
    outside: async (payload, asked) => {
      const { rows } = await asked.query(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
      );
      seen.push(one(rows).open, await runner({ asking, note }).runDue());
      await asked.transaction((inside) => note(payload, inside.query));
    },
  };
  await order('asking', { payload: { n: 1 } });
  expect(await runner({ asking }).runDue()).toBe(1);
  expect(seen).toEqual([0, 0]);
  expect(await effects()).toEqual(['{"n":1}']);
  expect(await jobs()).toEqual([{ state: 'done', attempts: 1, last_error: null }]);
});

test('a job that waits for somebody else in vain is tried again later, and keeps what it wrote', async () => {
  const asking: OutsideJobHandler = {
    outside: async (payload, { query }) => {
      await note(payload, query);
      throw new Error('no answer');
    },
  };
  await order('asking');
  expect(await runner({ asking }).runDue()).toBe(1);
  expect(await effects()).toHaveLength(1);
  expect(await jobs()).toEqual([{ state: 'waiting', attempts: 1, last_error: 'Error: no answer' }]);
});

test('a job for later waits', async () => {
  await order('note', { runAt: new Date(Date.now() + 60_000) });
  expect(await runner({ note }).runDue()).toBe(0);
});

test('a job that fails leaves no effect and is tried again later', async () => {
  const failing: JobHandler = async (payload, query) => {
    await note(payload, query);
    throw new Error('no luck');
  };
  await order('failing');
  expect(await runner({ failing }).runDue()).toBe(1);
  expect(await effects()).toEqual([]);
  expect(await jobs()).toEqual([{ state: 'waiting', attempts: 1, last_error: 'Error: no luck' }]);
  const { rows } = await database.query(
    `select run_at > now() + interval '5 seconds' as later from engine.jobs`,
  );
  expect(rows).toEqual([{ later: true }]);
});

test('a job that fails for the last time stays visible as failed', async () => {
  await order('failing');
  await database.query('update engine.jobs set max_attempts = 1');
  const failing = () => Promise.reject(new Error('never'));
  await runner({ failing }).runDue();
  expect(await jobs()).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('a job with a key is queued once while it waits', async () => {
  await order('note', { uniqueKey: 'a' });
  await order('note', { uniqueKey: 'a' });
  await order('note', { uniqueKey: 'b' });
  expect(await runner({ note }).runDue()).toBe(2);
  await order('note', { uniqueKey: 'a' });
  expect(await runner({ note }).runDue()).toBe(1);
});

test('two runners never work at the same time', async () => {
  let atWork = 0;
  let most = 0;
  const slow: JobHandler = async (_payload, query) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await query('select pg_sleep(0.02)');
    atWork -= 1;
  };
  for (let n = 0; n < 5; n += 1) await order('slow');
  await Promise.all([runner({ slow }).runDue(), runner({ slow }).runDue(), runner({ slow }).runDue()]);
  await runner({ slow }).runDue();
  expect(most).toBe(1);
  expect(await jobs()).toHaveLength(5);
});

test('a started runner does what is scheduled and what is queued, without waiting for its poll', async () => {
  const ran: string[] = [];
  let wake: () => void = () => {};
  const handler =
    (kind: string): JobHandler =>
    async () => {
      ran.push(kind);
      wake();
    };
  const arrived = (count: number) =>
    new Promise<void>((resolve) => {
      wake = () => {
        if (ran.length >= count) resolve();
      };
      wake();
    });
  const service = createJobs({
    database,
    handlers: { hourly: handler('hourly'), now: handler('now') },
    schedules: [{ kind: 'hourly', everySeconds: 3600 }],
    log,
    pollMs: 3_600_000,
  });
  await service.start();
  await arrived(1);
  await order('now');
  await arrived(2);
  await service.stop();
  expect(ran).toEqual(['hourly', 'now']);
});

test('a schedule under a new name takes the place of the old one, with what still waits', async () => {
  await database.query(`insert into engine.schedules (kind, every_seconds) values ('old-name', 3600)`);
  await order('old-name', { uniqueKey: 'schedule' });
  await order('queued');
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  const service = createJobs({
    database,
    handlers: { 'new-name': async () => resolve() },
    schedules: [{ kind: 'new-name', everySeconds: 3600 }],
    log,
    pollMs: 3_600_000,
  });
  await service.start();
  await ran;
  await service.stop();
  const { rows } = await database.query('select kind, state from engine.jobs order by kind');
  expect(rows).toEqual([
    { kind: 'new-name', state: 'done' },
    { kind: 'queued', state: 'waiting' },
  ]);
});
