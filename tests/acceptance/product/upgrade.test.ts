import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject } from '#server/backend/database/migrate.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { loadDemonstration } from '../../../tools/demo-data/load-demonstration.ts';
import { renderSchema } from '../../../tools/dump-schema/render-schema.ts';
import { fillCatalogue } from '../admin/demonstration/catalogue.ts';

/*
 * What becomes of a database of the release whose migrations were folded. Its files stand in the fixtures as they were
 * released, whole and in plain text: a test that made up an older database could not tell what a learner's own one
 * turns into. They go when the release after this one is the oldest that is upgraded from.
 */
const PROJECT = join(import.meta.dirname, '..', '..', '..');
const RELEASE = join(PROJECT, 'tests', 'fixtures', 'release-0.1.0');
const ENGINE = join('server', 'backend', 'migrations');
const PRODUCT = join('supabase', 'migrations');
/** What was folded with the files of the release and came after it. */
const UPGRADES = [ENGINE, PRODUCT].map((folder) => join(folder, '..', 'upgrades', '0.1.0'));

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function emptyDatabase(): Promise<Database> {
  const target = await createTestDatabase();
  const database = openDatabase({ url: target.url, poolSize: 3, onError: () => undefined });
  cleanups.push(async () => {
    await database.close();
    await target.drop();
  });
  return database;
}

/** Migrates with the files of a folder that is laid out as the repository is; gives the names of those that ran. */
async function migrate(database: Database, root: string): Promise<string[]> {
  const engine = await migrateEngine(database, join(root, ENGINE));
  return [...engine, ...(await migrateProject(database, root))];
}

/** The files that came after the fold, by their paths. */
async function laterFiles(): Promise<string[]> {
  const later: string[] = [];
  for (const folder of [ENGINE, PRODUCT]) {
    for (const file of (await readdir(join(PROJECT, folder))).sort()) {
      const text = await readFile(join(PROJECT, folder, file), 'utf8');
      if (!text.includes('\n-- replaces: ')) later.push(join(folder, file));
    }
  }
  return later;
}

const nameOf = (path: string) => path.replace(/^.*\/\d+_|\.sql$/g, '');

async function lines(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(text);
  return rows.map(({ line }) => line);
}

/** Everything that migrations decide: the schema of the product, that of the engine, and what is recorded. */
async function everythingMigrated(database: Database): Promise<string[]> {
  const product = await database.transaction(renderSchema);
  return [
    ...product.split('\n'),
    ...(await lines(database, ENGINE_SCHEMA)),
    ...(await lines(database, RECORDS)),
  ];
}

const ENGINE_TABLES = `select oid from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('auth', 'engine', 'storage')`;

const ENGINE_SCHEMA = `
  select line collate "C" as line from (
    select format('table %s: %s, %s', oid::regclass, relrowsecurity, relacl) as line from pg_class where oid in (${ENGINE_TABLES})
    union all
    select format('column %s %s: %s %s, not null %s, %s, default %s', attrelid::regclass,
      row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull,
      concat(attidentity, attgenerated), pg_get_expr(adbin, adrelid))
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (${ENGINE_TABLES}) and attnum > 0 and not attisdropped
    union all
    select format('constraint %s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid in (${ENGINE_TABLES})
    union all
    select pg_get_indexdef(indexrelid) from pg_index where indrelid in (${ENGINE_TABLES})
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid in (${ENGINE_TABLES}) and not tgisinternal
    union all
    select concat(pg_get_functiondef(oid), proacl) from pg_proc
    where pronamespace::regnamespace::text in ('auth', 'engine')
    union all
    select format('schema %s: %s', nspname, nspacl) from pg_namespace where nspname !~ '^pg_'
    union all
    select format('defaults %s %s: %s', defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl
  ) as parts
  order by line`;

const RECORDS = `
  select 'engine ' || version || ' ' || name as line from engine_migrations.schema_migrations
  union all
  select 'project ' || version || ' ' || name from supabase_migrations.schema_migrations
  order by line`;

/** Every row of every table, as `table: rows and a digest of them`. */
async function everyRow(database: Database): Promise<string[]> {
  const tables = await lines(
    database,
    `select oid::regclass::text as line from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'engine') order by line`,
  );
  const digests: string[] = [];
  for (const table of tables) {
    const [digest] = await lines(
      database,
      `select '${table}: ' || count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' order by row::text)), '') as line
       from ${table} as row`,
    );
    digests.push(digest ?? '');
  }
  return digests;
}

let fresh: string[];
beforeAll(async () => {
  const database = await emptyDatabase();
  await migrate(database, PROJECT);
  fresh = await everythingMigrated(database);
});

test('the files of the release are as they were released', async () => {
  const digest = createHash('sha256');
  for (const folder of [ENGINE, PRODUCT]) {
    for (const file of (await readdir(join(RELEASE, folder))).sort()) {
      digest.update(`${file}\n`).update(await readFile(join(RELEASE, folder, file)));
    }
  }
  expect(digest.digest('hex')).toBe('5c99b029ab65ccac007b4024ffef3d74bd9e7481d4b46b1fd9df5f5f351adcae');
});

test('a database of the release comes to the schema of a new one, and only what came after the release runs', async () => {
  const database = await emptyDatabase();
  await migrate(database, RELEASE);
  const ran = await migrate(database, PROJECT);
  const upgrades = await Promise.all(UPGRADES.map((folder) => readdir(join(PROJECT, folder))));
  const after = [...upgrades.flat(), ...(await laterFiles())].map((path) => nameOf(`/${path}`));
  expect([...ran].sort()).toEqual(after.sort());
  expect(await everythingMigrated(database)).toEqual(fresh);
  expect(await migrate(database, PROJECT)).toEqual([]);
});

test('nothing that learners have is lost or changed', async () => {
  // What came after the fold comes first here, so that the demonstration finds the schema it is written for.
  const older = await mkdtemp(join(tmpdir(), 'ledgerline-older-'));
  cleanups.push(() => rm(older, { recursive: true }));
  await cp(RELEASE, older, { recursive: true });
  for (const [at, folder] of [ENGINE, PRODUCT].entries())
    await cp(join(PROJECT, UPGRADES[at] ?? ''), join(older, folder), { recursive: true });
  for (const path of await laterFiles()) await cp(join(PROJECT, path), join(older, path));
  const database = await emptyDatabase();
  await migrate(database, older);
  await fillCatalogue(database);
  const demonstration = {
    learners: 40,
    seed: 7,
    until: Date.parse('2026-11-01T12:00:00Z'),
    secret: 'a-secret-of-tests-alone',
  };
  await loadDemonstration(database, demonstration, () => {});
  const before = await everyRow(database);
  expect(before.find((line) => line.startsWith('auth.users:'))).toContain('auth.users: 40 ');
  expect(before.filter((line) => !line.includes(': 0 ')).length).toBeGreaterThan(25);

  expect(await migrate(database, PROJECT)).toEqual([]);
  expect(await everyRow(database)).toEqual(before);
  expect(await everythingMigrated(database)).toEqual(fresh);
});

test('what came after the release finds what learners had, and leaves it', async () => {
  const database = await emptyDatabase();
  await migrate(database, RELEASE);
  // What came after it changes names, notices, entitlements and the exams of courses: rows that all of these meet.
  await database.query(`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), n || '@example.org', now(), '{"first_name": "Ada", "language": "es"}' from generate_series(1, 3) n;
    insert into public.courses (slug, title, description, level, color_gradient, duration_weeks, modules_count)
      values ('c', 'Course', 'About', 'Beginner', 'none', 4, 1);
    insert into public.modules (course_id, slug, title, description, order_index, week, status)
      select id, 'm', 'Module', 'Aim', 1, 1, 'written' from public.courses;
    insert into public.lessons (module_id, course_id, slug, title, description, content_type, duration_minutes, order_index,
        author, reviewed_on)
      select id, course_id, 'l', 'Lesson', 'About', 'text', 5, 1, 'Us', '2026-11-01' from public.modules;
    insert into public.enrollments (user_id, course_id) select users.id, courses.id from auth.users, public.courses`);
  const kept = ['auth.users', 'public.user_roles', 'public.modules', 'public.lessons', 'public.enrollments'];
  const counts = () =>
    Promise.all(kept.map((table) => lines(database, `select '${table} ' || count(*) as line from ${table}`)));
  const before = await counts();
  await migrate(database, PROJECT);
  expect(await counts()).toEqual(before);
  expect(await lines(database, 'select modules_written::text as line from public.courses')).toEqual(['1']);
});
