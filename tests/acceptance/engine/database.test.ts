import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let target: TestDatabase;
let database: Database;

beforeAll(async () => {
  target = await createTestDatabase();
  // One connection, so that whatever a batch leaves behind would meet the next one.
  database = openDatabase({ url: target.url, poolSize: 1, onError: () => {} });
  await database.query('create table things (id int primary key, name text not null)');
});
afterAll(async () => {
  await database?.close();
  await target?.drop();
});

const setting = (name: string) => ({ text: `select current_setting($1, true)`, values: [name] });
/** What a setting is that nobody made, or that a transaction took with it. */
const unset = [null, ''];
const set = (name: string, value: string) => ({
  text: 'select set_config($1, $2, true)',
  values: [name, value],
});

describe('a batch', () => {
  test('gives the rows of each statement as text, in order', async () => {
    const results = await database.batch([
      { text: 'select $1::int + 1, null, now() is null', values: ['41'] },
      { text: 'select x from generate_series(1, 3) as x', values: [] },
    ]);
    expect(results.map(({ rows }) => rows)).toEqual([[['42', null, 'f']], [['1'], ['2'], ['3']]]);
  });

  test('is one transaction: settings made local are seen by it and gone after it', async () => {
    const [, seen] = await database.batch([set('app.who', 'anna'), setting('app.who')]);
    expect(seen?.rows).toEqual([['anna']]);
    const [after] = await database.batch([setting('app.who')]);
    expect(unset).toContain(one(after?.rows ?? [])[0]);
  });

  test('is rolled back as a whole by an error, which leaves the connection clean', async () => {
    const insert = { text: 'insert into things values ($1, $2)', values: ['1', 'one'] };
    const failing = database.batch([
      set('app.who', 'anna'),
      insert,
      { text: 'select 1 / $1::int', values: ['0'] },
    ]);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const [who, count] = await database.batch([
      setting('app.who'),
      { text: 'select count(*) from things', values: [] },
    ]);
    expect(unset).toContain(one(who?.rows ?? [])[0]);
    expect(count?.rows).toEqual([['0']]);
  });

  test('can be repeated after it failed, although a part of it had been prepared', async () => {
    const divide = (by: string) => [
      { text: 'select 10 / $1::int as repeated', values: [by] },
      { text: 'select $1::text as repeated', values: ['x'] },
    ];
    await expect(database.batch(divide('0'))).rejects.toMatchObject({ code: '22012' });
    const [result] = await database.batch(divide('5'));
    expect(result?.rows).toEqual([['2']]);
  });

  test('reports the command tag of a write', async () => {
    const [result] = await database.batch([
      { text: 'insert into things values ($1, $2) returning id', values: ['7', 'seven'] },
    ]);
    expect(result).toEqual({ rows: [['7']], tag: 'INSERT 0 1' });
  });

  test('prepares a statement once per connection and under one name', async () => {
    const statement = { text: 'select $1::int as prepared_once', values: ['1'] };
    await database.batch([statement]);
    await database.batch([statement]);
    const { rows } =
      await database.query(`select count(*)::int from pg_prepared_statements where statement like '%prepared_once%'
      and statement not like '%pg_prepared%'`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('a transaction is rolled back when its work fails, and the connection can be used again', async () => {
  const failing = database.transaction(async ({ query }) => {
    await query('insert into things values (99, $1)', ['ninety-nine']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const { rows } = await database.query('select from things where id = 99');
  expect(rows).toHaveLength(0);
});

describe('what is left for the end of a transaction', () => {
  const thing = (id: string, name: string | null) => ({
    text: 'insert into things values ($1, $2)',
    values: [id, name],
  });
  const named = async (id: number) =>
    (await database.query<{ name: string }>('select name from things where id = $1', [id])).rows;

  test('is written with the commit, and nothing before it sees it', async () => {
    const seen = await database.transaction(async ({ batch, writeLast }) => {
      writeLast(thing('50', 'last'));
      const [found] = await batch([{ text: 'select count(*) from things where id = 50', values: [] }]);
      return found?.rows;
    });
    expect(seen).toEqual([['0']]);
    expect(await named(50)).toEqual([{ name: 'last' }]);
  });

  test('undoes everything when it cannot be written, and the connection can be used again', async () => {
    const failing = database.transaction(async ({ query, writeLast }) => {
      writeLast(thing('52', null));
      await query('insert into things values (51, $1)', ['first']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect([await named(51), await named(52)]).toEqual([[], []]);
  });

  test('is not written when the work fails, or its transaction is to be undone', async () => {
    const failing = database.transaction(async ({ writeLast }) => {
      writeLast(thing('53', 'never'));
      throw new Error('The work failed.');
    });
    await expect(failing).rejects.toThrow('The work failed.');
    await database.transaction(async ({ writeLast }) => writeLast(thing('54', 'never')), 'rollback');
    expect([await named(53), await named(54)]).toEqual([[], []]);
  });

  test('leaves no transaction open behind a statement of its own that fails first', async () => {
    const failing = database.transaction(({ batch }) =>
      batch([{ text: 'select 1 / $1::int', values: ['0'] }]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    // On the same connection: it is none of a transaction that was given up.
    expect(await named(54)).toEqual([]);
  });
});

test.each([
  ['a batch', () => database.batch([{ text: 'select pg_sleep(30)', values: [] }])],
  ['a transaction', () => database.transaction(({ query }) => query('select pg_sleep(30)'))],
])('a connection that is cut during %s fails that work and nothing else', async (_name, work) => {
  const helper = openDatabase({ url: target.url, poolSize: 1, onError: () => {} });
  const outcome = work().then(() => 'finished', String);
  await expect
    .poll(async () => {
      const { rowCount } = await helper.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()
           and datname = current_database() and state = 'active'`,
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
  expect(await outcome).toMatch(/terminat/i);
  const { rows } = await database.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await helper.close();
});

test('work that fails for reasons of its own leaves its connection in the pool', async () => {
  const backend = async () => (await database.query('select pg_backend_pid() as pid')).rows;
  const before = await backend();
  await expect(database.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await backend()).toEqual(before);
});

test('recycle lets prepared statements end with their connections', async () => {
  await database.batch([{ text: 'select $1::int as before_recycling', values: ['1'] }]);
  database.recycle();
  await database.query('select 1');
  const { rows } = await database.query('select from pg_prepared_statements');
  expect(rows).toHaveLength(0);
});

test('a listener hears notifications, also after its connection was cut', async () => {
  const heard: string[] = [];
  let wake: () => void = () => {};
  const stop = await database.listen('news', (payload) => {
    heard.push(payload);
    wake();
  });
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  let arrived = next();
  await database.query(`select pg_notify('news', 'first')`);
  await arrived;

  arrived = next();
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  );
  await arrived;
  arrived = next();
  await database.query(`select pg_notify('news', 'second')`);
  await arrived;
  expect(heard).toEqual(['first', '', 'second']);
  await stop();
});
