import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locatePostgresPackage } from '#server/adapters/postgres/locate-package.ts';
import { acquireOwnerLock } from '#server/adapters/postgres/owner-lock.ts';
import { prepareBinaries } from '#server/adapters/postgres/prepare-binaries.ts';
import { recoverCluster } from '#server/adapters/postgres/recover-cluster.ts';

/** How the temporary folders of test runs begin. */
export const TEST_FOLDER_PREFIX = 'ledgerline-tests-';

// A folder younger than this may belong to a run that has not taken its lock yet.
const ABANDONED_AFTER_MS = 60_000;

/** Stops and removes what test runs that were killed have left in the temporary folder. */
export async function sweepAbandonedServers(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (!entry.startsWith(TEST_FOLDER_PREFIX)) continue;
    const dataDir = join(tmpdir(), entry);
    const made = await stat(dataDir).catch(() => null);
    if (made === null || Date.now() - made.mtimeMs < ABANDONED_AFTER_MS) continue;
    // In use by another run, or another user's.
    await removeDataDir(dataDir).catch(() => undefined);
  }
}

/**
 * Removes a data folder, stopping a PostgreSQL that has outlived its server.
 *
 * @throws EmbeddedPostgresError when a server is using it
 */
export async function removeDataDir(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => null);
  if (home !== null) {
    const lock = acquireOwnerLock(home, dataDir);
    const { pgCtl } = await prepareBinaries(locatePostgresPackage(), home);
    await recoverCluster(join(home, 'cluster'), pgCtl, () => undefined);
    lock.release();
  }
  await rm(dataDir, { recursive: true, force: true });
}
