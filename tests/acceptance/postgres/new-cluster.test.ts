import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  clusterOf,
  newDataDir,
  postmasterPid,
  removeMadeDataDir,
  startHere,
  usedDataDir,
} from '#tests/support/postgres-installation.ts';
import { withClient } from '#tests/support/postgres-server.ts';

afterAll(removeMadeDataDir);

test('a new data folder has the roles, owners and settings that the server counts on', async () => {
  const postgres = await startHere(await newDataDir());
  const { rows: roles } = await withClient(postgres.url, (client) =>
    client.query(
      `select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls
         from pg_roles where rolname !~ '^pg_' order by rolname`,
    ),
  );
  const none = { rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false };
  const all = { rolcreaterole: true, rolcreatedb: true, rolreplication: true, rolbypassrls: true };
  expect(roles).toEqual([
    { rolname: 'authenticator', rolsuper: false, rolinherit: false, rolcanlogin: true, ...none },
    { rolname: 'postgres', rolsuper: false, rolinherit: true, rolcanlogin: true, ...all },
    { rolname: 'supabase_admin', rolsuper: true, rolinherit: true, rolcanlogin: true, ...all },
  ]);
  const { rows: facts } = await withClient(postgres.url, (client) =>
    client.query(
      `select current_user, pg_get_userbyid(datdba) as database_owner, pg_encoding_to_char(encoding) as encoding,
              datlocale, (select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'public') as public_owner,
              current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
              current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp,
              current_setting('timezone') as timezone, lower('ÄÑ') as lower
         from pg_database where datname = current_database()`,
    ),
  );
  expect(facts).toEqual([
    {
      current_user: 'postgres',
      database_owner: 'postgres',
      encoding: 'UTF8',
      datlocale: 'C.UTF-8',
      public_owner: 'postgres',
      fsync: 'on',
      synchronous_commit: 'on',
      checksums: 'on',
      tcp: '',
      timezone: 'UTC',
      lower: 'äñ',
    },
  ]);
});

test('authenticator logs in, may do nothing, and can be given a role by postgres', async () => {
  const postgres = await startHere(await usedDataDir());
  await withClient(postgres.url, async (client) => {
    await client.query('create table public.lessons (id int)');
    await client.query('create role anon');
    await client.query('grant anon to authenticator');
    await client.query('grant select on public.lessons to anon');
  });
  await withClient(postgres.requestUrl, async (client) => {
    await expect(client.query('select * from public.lessons')).rejects.toThrow('permission denied');
    await client.query('set role anon');
    await client.query('select * from public.lessons');
  });
});

test('a stop is clean, may be repeated, and the next start finds the data', async () => {
  const dataDir = await newDataDir();
  const first = await startHere(dataDir);
  await withClient(first.url, (client) => client.query('create table public.kept as select 1 as id'));
  await Promise.all([first.stop(), first.stop()]);
  expect(await first.exited).toEqual({ reason: 'stopped' });
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');

  const lines: string[] = [];
  const second = await startHere(dataDir, { log: (line) => lines.push(line) });
  const kept = await withClient(second.url, (client) => client.query('select id from public.kept'));
  expect(kept.rows).toEqual([{ id: 1 }]);
  expect(lines).toHaveLength(1);
});

test('the folders of data and socket are closed to other users', async () => {
  const dataDir = await usedDataDir();
  await startHere(dataDir);
  for (const folder of ['cluster', 'socket']) {
    expect((await stat(join(dataDir, 'postgres', folder))).mode & 0o777, folder).toBe(0o700);
  }
});

test('a data folder of another major version is refused and left as it is', async () => {
  const dataDir = await usedDataDir();
  const versionFile = join(clusterOf(dataDir), 'PG_VERSION');
  await writeFile(versionFile, '17\n');
  await expect(startHere(dataDir)).rejects.toThrow(
    `The data folder ${clusterOf(dataDir)} was made by PostgreSQL 17 and this server brings PostgreSQL 18`,
  );
  await writeFile(versionFile, '18\n');
  await startHere(dataDir);
});

test('a path with a space, a comma and a quote works', async () => {
  const postgres = await startHere(join(await newDataDir(), 'a b, "c"'));
  const { rows } = await withClient(postgres.url, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  await postgres.stop();
});
