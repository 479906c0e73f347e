import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import {
  migrateEngine,
  migrateProject,
  NewerDatabaseError,
  OlderDatabaseError,
} from '#server/backend/database/migrate.ts';
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

const path = (file: string) => join(project, 'supabase', 'migrations', file);
const add = async (file: string, sql: string) => {
  await mkdir(dirname(path(file)), { recursive: true });
  await writeFile(path(file), sql);
};

/** What is recorded, as `version name`, in the order of the versions. */
async function recorded(): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(
    `select version || ' ' || name as line from supabase_migrations.schema_migrations order by version`,
  );
  return rows.map(({ line }) => line);
}

test('migrations run in order, once', async () => {
  await add('20260102_second.sql', 'alter table first add b int');
  await add('20260101_first.sql', 'create table first (a int)');
  expect(await migrateProject(database, project)).toEqual(['first', 'second']);
  expect(await migrateProject(database, project)).toEqual([]);
  expect(await recorded()).toEqual(['20260101 first', '20260102 second']);
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

describe('migrations that were folded', () => {
  const HEAD = '-- Shelves.\n-- replaces: 20260101 20260102\n-- replaces: 20260104\n-- of release: 1.4.0\n';
  const OLD = {
    '20260101_shelves.sql': 'create table shelves (a int)',
    '20260102_shelves_more.sql': 'alter table shelves add b int',
    '20260103_books.sql': 'create table books (a int)',
    '20260104_shelves_last.sql': 'alter table shelves add c int',
  };

  /** Migrates with the old files, all of them or those up to a version, then takes them away. */
  async function migrateOld(until = '9'): Promise<void> {
    const files = Object.entries(OLD).filter(([file]) => file < until);
    for (const [file, sql] of files) await add(file, sql);
    await migrateProject(database, project);
    for (const [file] of files) await rm(path(file));
  }

  async function fold(): Promise<void> {
    await add(
      '20260105_books.sql',
      '-- replaces: 20260103\n-- of release: 1.4.0\n\ncreate table books (a int)',
    );
    await add('20260106_shelves.sql', `${HEAD}\ncreate table shelves (a int, b int, c int)`);
    await add('20260107_later.sql', 'alter table shelves add d int');
  }

  const FOLDED = ['20260105 books', '20260106 shelves', '20260107 later'];

  test('are recorded and not run where all that they replace is recorded, which goes', async () => {
    await migrateOld();
    await fold();
    await database.query('insert into shelves values (1, 2, 3)');
    expect(await migrateProject(database, project)).toEqual(['later']);
    expect(await recorded()).toEqual(FOLDED);
    expect((await database.query('select * from shelves')).rows).toEqual([{ a: 1, b: 2, c: 3, d: null }]);
    expect(await migrateProject(database, project)).toEqual([]);
  });

  test('run where nothing that they replace is recorded', async () => {
    await fold();
    expect(await migrateProject(database, project)).toEqual(['books', 'shelves', 'later']);
    expect(await recorded()).toEqual(FOLDED);
    expect(await migrateProject(database, project)).toEqual([]);
  });

  test('go on where a start was killed between two of them', async () => {
    await fold();
    await rm(path('20260106_shelves.sql'));
    await rm(path('20260107_later.sql'));
    expect(await migrateProject(database, project)).toEqual(['books']);
    await fold();
    expect(await migrateProject(database, project)).toEqual(['shelves', 'later']);
  });

  test('stop the start where only some of it is recorded, name the release that is needed, and change nothing', async () => {
    await migrateOld('20260104');
    await fold();
    const before = await recorded();
    const start = migrateProject(database, project);
    await expect(start).rejects.toThrow(OlderDatabaseError);
    await expect(start).rejects.toThrow(
      'The database is older than release 1.4.0, from which this version upgrades (it lacks migration 20260104): ' +
        'start release 1.4.0 on it once, then this version.',
    );
    expect(await recorded()).toEqual(before);
    for (const file of ['20260105_books.sql', '20260106_shelves.sql', '20260107_later.sql'])
      await rm(path(file));
    await migrateOld();
    await fold();
    expect(await migrateProject(database, project)).toEqual(['later']);
  });

  test.each([
    ['of the release', '20260103', ['books', 'shelves_last', 'later']],
    ['that stopped after it', '20260104', ['shelves_last', 'later']],
  ])('bring a database %s to where they were folded', async (_which, until, expected) => {
    await migrateOld(until);
    await fold();
    // The release had the first two files; the others came after it and were folded with them.
    for (const file of ['20260103_books.sql', '20260104_shelves_last.sql'] as const)
      await add(`../upgrades/1.4.0/${file}`, OLD[file]);
    expect(await migrateProject(database, project)).toEqual(expected);
    expect(await recorded()).toEqual(FOLDED);
    await database.query('insert into shelves (a, b, c, d) values (1, 2, 3, 4)');
    expect(await migrateProject(database, project)).toEqual([]);
  });

  test('do not make a database newer than the software, which one with unknown migrations still is', async () => {
    await migrateOld();
    await fold();
    await add('20260108_future.sql', 'select 1');
    await migrateProject(database, project);
    await rm(path('20260108_future.sql'));
    await expect(migrateProject(database, project)).rejects.toThrow(NewerDatabaseError);
  });
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
