import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, ensureTemplateDatabase } from '#tests/support/postgres.ts';
import { withClient } from '#tests/support/postgres-server.ts';

test('a test database is empty and belongs to postgres, who is not a superuser', async () => {
  const database = await createTestDatabase();
  const answer = await withClient(database.url, (client) =>
    client.query(`select current_user, rolsuper from pg_roles where rolname = current_user`),
  );
  expect(answer.rows).toEqual([{ current_user: 'postgres', rolsuper: false }]);
  await withClient(database.url, (client) => client.query('create table public.mine (id int)'));
  await database.drop();
  await expect(withClient(database.url, (client) => client.query('select 1'))).rejects.toThrow(
    'does not exist',
  );
});

test('a test database is dropped once somebody else has left it, whom its owner may not send away', async () => {
  const database = await createTestDatabase();
  const guest = new pg.Client({ connectionString: database.requestUrl });
  await guest.connect();
  const dropped = database.drop();
  const name = new URL(database.url).pathname.slice(1);
  await withClient(inject('testServer').url, (client) =>
    expect
      .poll(async () => {
        const text = `select from pg_stat_activity where query like 'drop database%' || $1 || '%' and state = 'idle'`;
        return (await client.query(text, [name])).rowCount;
      })
      .toBe(1),
  );
  await guest.end();
  await dropped;
});

test('copies of a template have its content, and it is prepared once', async () => {
  let prepared = 0;
  const prepare = async ({ url }: { url: string }) => {
    prepared += 1;
    await withClient(url, (client) => client.query('create table public.lessons as select 7 as id'));
  };
  const names = await Promise.all([
    ensureTemplateDatabase('copied', prepare),
    ensureTemplateDatabase('copied', prepare),
  ]);
  expect(new Set(names).size).toBe(1);
  expect(prepared).toBe(1);
  const copies = await Promise.all([1, 2].map(() => createTestDatabase({ template: names[0] })));
  for (const copy of copies) {
    const answer = await withClient(copy.url, (client) => client.query('select id from public.lessons'));
    expect(answer.rows).toEqual([{ id: 7 }]);
    await copy.drop();
  }
});

test('a failed preparation is not taken for a template', async () => {
  await expect(
    ensureTemplateDatabase('broken', () => Promise.reject(new Error('the migration is wrong'))),
  ).rejects.toThrow('the migration is wrong');
  const name = await ensureTemplateDatabase('broken', async () => undefined);
  await (await createTestDatabase({ template: name })).drop();
});
