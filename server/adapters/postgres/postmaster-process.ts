import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { systemErrorCode } from './embedded-postgres-error.ts';

const run = promisify(execFile);

/** Whether a process with this id exists; a dead one that nobody has waited for yet still counts. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/**
 * Whether a process id stands for a running postmaster of this data folder, rather than for a program that was given
 * the same number after a reboot or in another container.
 *
 * @param cluster absolute path of the data folder without symbolic links
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!processExists(pid)) return false;
  try {
    if (process.platform === 'linux') {
      // Readable also where root may not look further into another user's process, as in most containers.
      const [program, ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
      return basename(program ?? '') === 'postgres' && args.includes(cluster);
    }
    if (process.platform === 'win32') {
      const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
      return stdout.includes('postgres.exe');
    }
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(cluster);
  } catch {
    return false;
  }
}
