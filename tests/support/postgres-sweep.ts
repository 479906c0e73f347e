import { readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locatePostgresPackage } from '#server/adapters/postgres/locate-package.ts';
import { acquireOwnerLock } from '#server/adapters/postgres/owner-lock.ts';
import { prepareBinaries } from '#server/adapters/postgres/prepare-binaries.ts';
import { recoverCluster } from '#server/adapters/postgres/recover-cluster.ts';

/** How the temporary folders of test runs begin. */
export const TEST_FOLDER_PREFIX = 'ledgerline-tests-';

/** Stops and removes what test runs that were killed have left in the temporary folder. */
export async function sweepAbandonedServers(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (entry.startsWith(TEST_FOLDER_PREFIX)) await sweep(join(tmpdir(), entry));
  }
}

async function sweep(dataDir: string): Promise<void> {
  try {
    const home = await realpath(join(dataDir, 'postgres'));
    const lock = acquireOwnerLock(home, dataDir);
    const { pgCtl } = await prepareBinaries(locatePostgresPackage(), home);
    await recoverCluster(join(home, 'cluster'), pgCtl, () => undefined);
    lock.release();
    await rm(dataDir, { recursive: true, force: true });
  } catch {
    // In use by another run, or another user's.
  }
}
