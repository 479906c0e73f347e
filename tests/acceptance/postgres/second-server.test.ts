import { afterAll, expect, test } from 'vitest';
import {
  removeMadeDataDir,
  startHere,
  startServerProcess,
  usedDataDir,
} from '#tests/support/postgres-installation.ts';
import { withClient } from '#tests/support/postgres-server.ts';

afterAll(removeMadeDataDir);

/** The sentence that the operator reads. */
function refusal(dataDir: string): string {
  return `Another server is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`;
}

test('a second server on the same data folder is refused in one sentence, and the first goes on', async () => {
  const dataDir = await usedDataDir();
  const first = await startHere(dataDir);
  const second = await startServerProcess({ dataDir });
  expect(second.report).toEqual({ refusal: refusal(dataDir) });
  await expect(startHere(dataDir)).rejects.toThrow(refusal(dataDir));
  await withClient(first.url, (client) => client.query('select 1'));
});

test('of servers that start together on a folder with a dead server, exactly one wins', async () => {
  const dataDir = await usedDataDir();
  await (await startServerProcess({ dataDir })).kill();
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess({ dataDir })));
  expect(servers.filter(({ report }) => 'url' in report)).toHaveLength(1);
  const refused = servers.filter(({ report }) => 'refusal' in report && report.refusal === refusal(dataDir));
  expect(refused).toHaveLength(2);
});

test('a stopped server leaves its folder to the next', async () => {
  const dataDir = await usedDataDir();
  await (await startHere(dataDir)).stop();
  const next = await startServerProcess({ dataDir });
  expect(next.report).toHaveProperty('url');
});
