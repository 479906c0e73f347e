import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  newDataDir,
  postmasterPid,
  removeMadeDataDir,
  startHere,
  startServerProcess,
  urlOf,
  usedDataDir,
} from '#tests/support/postgres-installation.ts';
import { withClient } from '#tests/support/postgres-server.ts';

afterAll(removeMadeDataDir);

test('PG* variables in the environment reach neither PostgreSQL nor the driver', async () => {
  const environment = {
    PGHOST: 'db.example.com',
    PGPORT: '1',
    PGUSER: 'somebody',
    PGPASSWORD: 'wrong',
    PGDATABASE: 'elsewhere',
    PGDATA: '/nowhere',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c no_such_setting=1',
    PGAPPNAME: 'x',
  };
  const server = await startServerProcess({ dataDir: await usedDataDir() }, { environment });
  expect(server.report).toMatchObject({ database: 'postgres' });
});

test('a socket path too long for the system is replaced by a private folder that does not stay', async () => {
  const dataDir = join(await newDataDir(), 'd'.repeat(60), 'e'.repeat(60));
  const server = await startServerProcess({ dataDir });
  const left = socketFolder(urlOf(server));
  expect((await stat(left)).mode & 0o777).toBe(0o700);
  await server.kill();

  const postgres = await startHere(dataDir);
  await withClient(postgres.requestUrl, (client) => client.query('select 1'));
  await expect(stat(left)).rejects.toThrow('ENOENT');
  await postgres.stop();
  await expect(stat(socketFolder(postgres.url))).rejects.toThrow('ENOENT');
});

test('a folder in the place of the data that is something else is refused and left as it is', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'postgres', 'cluster', 'holiday-pictures'), { recursive: true });
  await expect(startHere(dataDir)).rejects.toThrow('is neither empty nor a data folder of PostgreSQL');
  expect(await readdir(join(dataDir, 'postgres', 'cluster'))).toEqual(['holiday-pictures']);
});

test('over TCP every role needs the password, which only the owner can read', async () => {
  const dataDir = await newDataDir();
  const forTests = { tcp: true };
  await (await startHere(dataDir, { forTests })).stop();
  const postgres = await startHere(dataDir, { forTests });
  for (const url of [postgres.url, postgres.requestUrl]) {
    expect(new URL(url).hostname).toBe('127.0.0.1');
    await withClient(url, (client) => client.query('select 1'));
    const wrong = Object.assign(new URL(url), { password: 'guess' }).href;
    await expect(withClient(wrong, async () => undefined)).rejects.toThrow('password authentication failed');
  }
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
});

test('a PostgreSQL that cannot come back is reported, with its own reason', async () => {
  const dataDir = await usedDataDir();
  const lines: string[] = [];
  const postgres = await startHere(dataDir, {
    log: (line) => lines.push(line),
    forTests: { restarts: { delaysMs: [0, 10], healthyAfterMs: 60_000 } },
  });
  await rename(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), join(dataDir, 'postgres', 'PG_VERSION'));
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  expect(await postgres.exited).toMatchObject({
    reason: 'failed',
    error: { message: expect.stringContaining('is not a valid data directory') },
  });
  expect(lines.filter((line) => line.includes('Starting it again'))).toHaveLength(2);
});

function socketFolder(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}
