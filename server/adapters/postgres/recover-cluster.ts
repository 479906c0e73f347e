import { pollUntil } from './poll.ts';
import { readPostmasterFile, removePostmasterFile, rewritePostmasterPid } from './postmaster-file.ts';
import { isPostmasterOf, processExists } from './postmaster-process.ts';
import { shutDownPostmaster } from './shut-down.ts';

const PID_WRITE_MS = 1_000;

/**
 * Makes a data folder startable whatever ended the last run. The caller holds the owner lock, so a postmaster that
 * still runs has outlived its server: it is shut down cleanly. What a dead one left behind is put in order; replaying
 * the write-ahead log is then PostgreSQL's own business.
 *
 * @param cluster absolute path of the data folder without symbolic links
 * @param pgCtl path of `pg_ctl`
 * @param log receives a line when something had to be done
 */
export async function recoverCluster(
  cluster: string,
  pgCtl: string,
  log: (message: string) => void,
): Promise<void> {
  const pid = await recordedPid(cluster);
  // A negative number is an operator's own single-user session: PostgreSQL refuses to start beside it, rightly.
  if (pid === null || pid < 0) return;
  if (Number.isNaN(pid)) {
    log('Removing an empty postmaster.pid, left by a crash of the machine.');
    await removePostmasterFile(cluster);
    return;
  }
  if (await isPostmasterOf(pid, cluster)) {
    log(`PostgreSQL of an earlier server (process ${pid}) still runs on this data folder; stopping it.`);
    await shutDownPostmaster(pid, async () => !(await isPostmasterOf(pid, cluster)), pgCtl);
  }
  if (processExists(pid) && !(await isPostmasterOf(pid, cluster))) await disownPid(cluster, pid, log);
}

/** The process id in `postmaster.pid`; null without the file, NaN when it stays empty. */
async function recordedPid(cluster: string): Promise<number | null> {
  let pid: number | null = null;
  // The file is created a moment before it is filled.
  await pollUntil(async () => {
    pid = (await readPostmasterFile(cluster))?.pid ?? null;
    return !Number.isNaN(pid);
  }, PID_WRITE_MS);
  return pid;
}

/**
 * PostgreSQL refuses to start while the recorded process id belongs to any living process, except to its own parent:
 * so this process takes the place of the stranger that has the number now.
 */
async function disownPid(cluster: string, pid: number, log: (message: string) => void): Promise<void> {
  const file = await readPostmasterFile(cluster);
  if (file?.pid !== pid) return;
  log(`Process ${pid}, named in postmaster.pid, is not PostgreSQL any more.`);
  await rewritePostmasterPid(cluster, process.pid);
}
