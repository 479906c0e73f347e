import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { pollUntil } from '#server/adapters/postgres/poll.ts';
import {
  clusterOf,
  killProcess,
  newDataDir,
  postmasterPid,
  removeMadeDataDir,
  spawnServer,
  startHere,
  startServerProcess,
  urlOf,
  usedDataDir,
} from '#tests/support/postgres-installation.ts';
import { withClient } from '#tests/support/postgres-server.ts';
import { lostRows, startWriter } from '#tests/support/postgres-writer.ts';

afterAll(removeMadeDataDir);

test('PostgreSQL killed during writes comes back by itself and keeps every acknowledged row', async () => {
  const dataDir = await usedDataDir();
  const lines: string[] = [];
  const postgres = await startHere(dataDir, { log: (line) => lines.push(line) });
  const writer = await startWriter(postgres.url);
  for (const count of [100, 400]) {
    await writer.reach(count);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
  }
  await writer.reach(700);
  await writer.stop();
  expect(await lostRows(postgres.url, writer.acknowledged)).toEqual([]);
  expect(lines.filter((line) => line.includes('ended with signal SIGKILL'))).toHaveLength(2);
});

test('after the server was killed during writes, the next one stops the PostgreSQL it left and has all rows', async () => {
  const dataDir = await usedDataDir();
  const killed = await startServerProcess({ dataDir });
  const writer = await startWriter(urlOf(killed));
  await writer.reach(100);
  const orphan = await postmasterPid(dataDir);
  await killed.kill();
  // The orphan goes on serving: rows that it acknowledges now count as well.
  await writer.reach(writer.acknowledged.length + 100);

  const lines: string[] = [];
  const next = await startHere(dataDir, { log: (line) => lines.push(line) });
  await writer.stop();
  expect(lines).toContainEqual(expect.stringContaining(`(process ${orphan}) still runs`));
  expect(await postmasterPid(dataDir)).not.toBe(orphan);
  expect(await lostRows(next.url, writer.acknowledged)).toEqual([]);
});

test('after server and PostgreSQL were killed together during writes, the next start has all rows', async () => {
  const dataDir = await usedDataDir();
  const killed = await startServerProcess({ dataDir });
  const writer = await startWriter(urlOf(killed));
  await writer.reach(100);
  const postmaster = await postmasterPid(dataDir);
  await killed.kill();
  process.kill(postmaster, 'SIGKILL');
  const next = await startHere(dataDir);
  await writer.stop();
  expect(await lostRows(next.url, writer.acknowledged)).toEqual([]);
});

test('a process id that another program has by now does not keep PostgreSQL from starting', async () => {
  const dataDir = await usedDataDir();
  const stranger = spawn('sleep', ['600']);
  onTestFinished(() => killProcess(stranger));
  const stale = `${stranger.pid}\n${clusterOf(dataDir)}\n1700000000\n5432\n/nowhere\n\n  0 0\nready\n`;
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), stale);
  await startHere(dataDir);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('an empty postmaster.pid, as a power failure leaves it, does not keep PostgreSQL from starting', async () => {
  const dataDir = await usedDataDir();
  await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), '');
  const postgres = await startHere(dataDir);
  const { rows } = await withClient(postgres.url, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});

test.each(['', 'PG_VERSION', 'global/pg_control'])(
  'a creation that was killed as soon as there was "cluster.new/%s" leaves nothing behind',
  async (file) => {
    const dataDir = await newDataDir();
    const home = join(dataDir, 'postgres');
    const server = spawnServer({ dataDir });
    await pollUntil(async () => {
      const unfinished = (await readdir(home).catch(() => [])).find((entry) =>
        entry.startsWith('cluster.new-'),
      );
      return (
        unfinished !== undefined &&
        (file === '' ||
          (await readFile(join(home, unfinished, file)).then(
            () => true,
            () => false,
          )))
      );
    }, 10_000);
    await killProcess(server);

    const postgres = await startHere(dataDir);
    await withClient(postgres.requestUrl, (client) => client.query('select 1'));
    expect((await readdir(home)).filter((entry) => entry.startsWith('cluster.new-'))).toEqual([]);
  },
);

test('Ctrl-C in the terminal reaches the server, not its PostgreSQL', async () => {
  const dataDir = await usedDataDir();
  const server = await startServerProcess({ dataDir });
  process.kill(-(server.process.pid ?? Number.NaN), 'SIGINT');
  await withClient(urlOf(server), (client) => client.query('select 1'));
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');
});
