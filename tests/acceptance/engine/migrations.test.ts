import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject, NewerDatabaseError } from '#server/backend/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let target: TestDatabase;
let database: Database;
let project: string;

beforeEach(async () => {
  target = await createTestDatabase();
  database = openDatabase({ url: target.url, poolSize: 4, onError: () => {} });
  project = await mkdtemp(join(tmpdir(), 'ledgerline-migrations-'));
  await mkdir(join(project, 'supabase', 'migrations'), { recursive: true });
});
afterEach(async () => {
  await database.close();
  await target.drop();
  await rm(project, { recursive: true });
});

const add = (file: string, sql: string) => writeFile(join(project, 'supabase', 'migrations', file), sql);

test('migrations run in order, once', async () => {
  await add('20260102_second.sql', 'alter table first add b int');
  await add('20260101_first.sql', 'create table first (a int)');
  expect(await migrateProject(database, project)).toEqual(['first', 'second']);
  expect(await migrateProject(database, project)).toEqual([]);
  const { rows } = await database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(rows).toEqual([
    { version: '20260101', name: 'first' },
    { version: '20260102', name: 'second' },
  ]);
});

test('a migration that fails is undone as a whole and named', async () => {
  await add('20260101_broken.sql', 'create table kept (a int); select 1 / 0;');
  await expect(migrateProject(database, project)).rejects.toThrow(
    /Migration broken failed: .*division by zero/,
  );
  const { rows } = await database.query(`select to_regclass('kept') as kept`);
  expect(rows).toEqual([{ kept: null }]);
});

test('two servers that start at once migrate once', async () => {
  await add('20260101_slow.sql', 'create table slow (a int); select pg_sleep(0.1);');
  const results = await Promise.all([migrateProject(database, project), migrateProject(database, project)]);
  expect(results.flat()).toEqual(['slow']);
});

test('a database newer than the software is refused and left alone', async () => {
  await add('20260101_first.sql', 'create table first (a int)');
  await migrateProject(database, project);
  await database.query(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20270101', 'future')`,
  );
  await add('20260102_second.sql', 'alter table first add b int');
  await expect(migrateProject(database, project)).rejects.toThrow(NewerDatabaseError);
});

test('what a migration revoked stays revoked after another start', async () => {
  await migrateEngine(database);
  await add(
    '20260101_secret.sql',
    'create table secret (a int); revoke all on secret from anon, authenticated;',
  );
  await migrateProject(database, project);
  await migrateEngine(database);
  await migrateProject(database, project);
  const { rows } = await database.query(`select has_table_privilege('anon', 'secret', 'select') as readable`);
  expect(rows).toEqual([{ readable: false }]);
});

test('a new table is open to the API roles as on a hosted project, so that projects mean the same here', async () => {
  await migrateEngine(database);
  await add('20260101_open.sql', 'create table open (a int)');
  await migrateProject(database, project);
  const { rows } = await database.query(`select has_table_privilege('anon', 'open', 'select') as readable`);
  expect(rows).toEqual([{ readable: true }]);
});
