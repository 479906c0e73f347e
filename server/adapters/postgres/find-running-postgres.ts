import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './postmaster-process.ts';
import { socketUrl } from './socket-endpoint.ts';
import { passwordIn, tcpUrl } from './tcp-endpoint.ts';

/**
 * Finds the embedded PostgreSQL of an installation while a server has it running, for a command that works beside the
 * server.
 *
 * @param dataDir the installation's data folder
 * @returns the connection URL of role `postgres`, which owns the database; null when PostgreSQL does not run
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = await realHome(dataDir);
  if (home === null) return null;
  const cluster = join(home, 'cluster');
  const file = await readPostmasterFile(cluster);
  if (file === null || !file.ready || !(await isPostmasterOf(file.pid, cluster))) return null;
  return file.socketFolder === ''
    ? tcpUrl('postgres', await passwordIn(home), file.port)
    : socketUrl('postgres', file.socketFolder);
}

async function realHome(dataDir: string): Promise<string | null> {
  try {
    return await realpath(join(dataDir, 'postgres'));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
