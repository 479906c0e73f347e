import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';

/** What PostgreSQL's main process, the postmaster, writes about itself into its data folder. */
export interface PostmasterFile {
  /** NaN when the file is empty, as a power failure can leave it. */
  pid: number;
  /** Whether connections are accepted. */
  ready: boolean;
  port: string;
  /** Folder of the unix socket; empty when it listens on TCP. */
  socketFolder: string;
}

// Line numbers as in PostgreSQL's src/include/utils/pidfile.h, counted from zero.
const PID_LINE = 0;
const PORT_LINE = 3;
const SOCKET_FOLDER_LINE = 4;
const STATUS_LINE = 7;

/** Reads `postmaster.pid` of a data folder; null when there is none. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const lines = await readLines(cluster);
  if (lines === null) return null;
  return {
    pid: Number.parseInt(lines[PID_LINE] ?? '', 10),
    ready: lines[STATUS_LINE]?.trim() === 'ready',
    port: lines[PORT_LINE]?.trim() ?? '',
    socketFolder: lines[SOCKET_FOLDER_LINE] ?? '',
  };
}

/**
 * Replaces the process id in `postmaster.pid`. The other lines stay, above all the one that names the shared memory:
 * PostgreSQL checks it to refuse a start while processes of the former one are still writing.
 */
export async function rewritePostmasterPid(cluster: string, pid: number): Promise<void> {
  const lines = await readLines(cluster);
  if (lines === null) return;
  lines[PID_LINE] = String(pid);
  await writeFile(path(cluster), lines.join('\n'));
}

export async function removePostmasterFile(cluster: string): Promise<void> {
  await rm(path(cluster), { force: true });
}

function path(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

async function readLines(cluster: string): Promise<string[] | null> {
  try {
    return (await readFile(path(cluster), 'utf8')).split('\n');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
