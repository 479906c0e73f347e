import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemErrorCode } from './embedded-postgres-error.ts';
import { pollUntil } from './poll.ts';

type ShutdownSignal = 'INT' | 'QUIT' | 'KILL';

const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/**
 * Ends a postmaster: PostgreSQL's fast shutdown, which disconnects clients and writes a checkpoint; after 30 s its
 * immediate shutdown, from which the next start recovers; after 5 s more, the end without a farewell.
 *
 * @param pid process id of the postmaster
 * @param hasEnded tells whether it is gone
 * @param pgCtl path of `pg_ctl`, which delivers signals on Windows
 */
export async function shutDownPostmaster(
  pid: number,
  hasEnded: () => boolean | Promise<boolean>,
  pgCtl: string,
): Promise<void> {
  await sendSignal(pid, 'INT', pgCtl);
  if (await pollUntil(hasEnded, FAST_SHUTDOWN_MS)) return;
  await sendSignal(pid, 'QUIT', pgCtl);
  if (await pollUntil(hasEnded, IMMEDIATE_SHUTDOWN_MS)) return;
  await sendSignal(pid, 'KILL', pgCtl);
  await pollUntil(hasEnded, IMMEDIATE_SHUTDOWN_MS);
}

async function sendSignal(pid: number, signal: ShutdownSignal, pgCtl: string): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; PostgreSQL listens on a named pipe which pg_ctl knows how to reach.
    await promisify(execFile)(pgCtl, ['kill', signal, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error;
  }
}
