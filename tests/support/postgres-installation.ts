import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#server/adapters/postgres/start-embedded-postgres.ts';
import { removeDataDir } from './postgres-sweep.ts';

/** The line that a server process prints: where its PostgreSQL is, or why there is none. */
export type ServerReport = { url: string; database: string | undefined } | { refusal: string };

/** A server process of its own with an embedded PostgreSQL. */
export interface ServerProcess {
  process: ChildProcess;
  report: ServerReport;
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
}

const DATA_FOLDER_PREFIX = 'ledgerline-data-';

/** An empty temporary data folder that everybody may enter; removed after the test, with whatever still runs on it. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), DATA_FOLDER_PREFIX));
  await chmod(dataDir, 0o755);
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

let madeDataDir: Promise<string> | null = null;

/**
 * Removes what `usedDataDir` copies. For the `afterAll` of every file that calls it: files share this module, and a hook of its own would
 * be the first one's alone.
 */
export async function removeMadeDataDir(): Promise<void> {
  const made = madeDataDir;
  madeDataDir = null;
  if (made !== null) await removeDataDir(await made);
}

/** A data folder that a server has used and left, as `newDataDir`; a copy, which is faster than making one. */
export async function usedDataDir(): Promise<string> {
  madeDataDir ??= makeDataDir();
  const dataDir = await newDataDir();
  await cp(await madeDataDir, dataDir, { recursive: true });
  return dataDir;
}

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), DATA_FOLDER_PREFIX));
  await (await startEmbeddedPostgres({ dataDir, log: () => undefined })).stop();
  return dataDir;
}

/** Starts PostgreSQL from this process; it is stopped after the test. */
export async function startHere(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Starts a server process without waiting for its report. It is killed after the test if it still runs. */
export function spawnServer(
  options: { dataDir: string; packageFolder?: string },
  how: { prefix?: readonly string[]; environment?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  const script = new URL('postgres-process.ts', import.meta.url).pathname;
  const [command, ...args] = [...(how.prefix ?? []), process.execPath, script, JSON.stringify(options)];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...how.environment },
    // A process group of its own, so that a test can send it what a terminal sends for Ctrl-C.
    detached: true,
  });
  onTestFinished(() => killProcess(child));
  return child;
}

/** Starts a server process and waits for its report. */
export async function startServerProcess(...how: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const child = spawnServer(...how);
  if (child.stdout === null) throw new Error('The output of the server process is not connected.');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { process: child, report: JSON.parse(line) as ServerReport, kill: () => killProcess(child) };
}

/** Ends a process with SIGKILL and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The connection URL in a report that must not be a refusal. */
export function urlOf({ report }: ServerProcess): string {
  if ('refusal' in report) throw new Error(report.refusal);
  return report.url;
}

/** The data folder of PostgreSQL itself. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

/** Process id of the postmaster that runs on a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8'), 10);
}
