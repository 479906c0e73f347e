import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Endpoint } from './endpoint.ts';
import { type Launcher, launch } from './launcher.ts';
import { pollUntil } from './poll.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Binaries } from './prepare-binaries.ts';
import { recoverCluster } from './recover-cluster.ts';
import { shutDownPostmaster } from './shut-down.ts';
import { startupFailure } from './startup-failure.ts';

/** What is needed to start PostgreSQL's main process on an existing data folder. */
export interface PostmasterOptions {
  binaries: Binaries;
  launcher: Launcher;
  /** Absolute path of the data folder without symbolic links. */
  cluster: string;
  endpoint: Endpoint;
  settings: Readonly<Record<string, string>>;
  /** File for what PostgreSQL prints before its own log is open. */
  outputFile: string;
  log: (message: string) => void;
  /** Called when the process runs. */
  onUnderWay: () => void;
}

/** A running PostgreSQL that accepts connections. */
export interface Postmaster {
  /** Settles with a description of the end (`signal SIGKILL`, `code 1`) when the process is gone. */
  exited: Promise<string>;
  /** Shuts it down cleanly and waits for its end. */
  stop(): Promise<void>;
}

// How long processes of a killed postmaster may take to notice and let go of the shared memory.
const LEFTOVERS_MS = 20_000;
const PROGRESS_MS = 10_000;

/**
 * Starts PostgreSQL and waits until it accepts connections, however long its recovery takes.
 *
 * @throws EmbeddedPostgresError with PostgreSQL's own reason when it ends instead
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let outcome: Postmaster | string = '';
  await pollUntil(async () => {
    await recoverCluster(options.cluster, options.binaries.pgCtl, options.log);
    await options.endpoint.clear();
    outcome = await attemptStart(options);
    // Somebody of the former run is still there; PostgreSQL refuses until they are gone.
    return typeof outcome !== 'string' || !/lock file|shared memory block/.test(outcome);
  }, LEFTOVERS_MS);
  if (typeof outcome === 'string') throw new EmbeddedPostgresError(`PostgreSQL did not start: ${outcome}`);
  return outcome;
}

/** Starts the process once; the reason as text when it ends before it accepts connections. */
async function attemptStart(options: PostmasterOptions): Promise<Postmaster | string> {
  const startedAt = new Date();
  const postmaster = await spawnPostmaster(options);
  options.onUnderWay();
  const isReady = async () => {
    const file = await readPostmasterFile(options.cluster);
    return file?.ready === true && file.pid === postmaster.pid;
  };
  while (!(await pollUntil(async () => postmaster.hasEnded() || (await isReady()), PROGRESS_MS))) {
    options.log('PostgreSQL is starting; after a crash it first replays its log, which may take a while.');
  }
  if (!postmaster.hasEnded()) return postmaster;
  const reason = await startupFailure(options.outputFile, options.cluster, startedAt);
  return reason ?? `it ended with ${await postmaster.exited}.`;
}

interface WatchedPostmaster extends Postmaster {
  pid: number | undefined;
  hasEnded(): boolean;
}

async function spawnPostmaster(options: PostmasterOptions): Promise<WatchedPostmaster> {
  const settings = Object.entries({ ...options.endpoint.settings, ...options.settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const output = await open(options.outputFile, 'w');
  try {
    const args = ['-D', options.cluster, ...settings];
    const child = launch(options.launcher, options.binaries.postgres, args, {
      stdio: ['ignore', output.fd, output.fd],
      // A group of its own: Ctrl-C in the terminal is for the server, which then stops PostgreSQL last.
      detached: true,
    });
    // Before anything is awaited: it may be gone sooner than its output file is closed here.
    return watchPostmaster(child, options.binaries.pgCtl);
  } finally {
    await output.close();
  }
}

function watchPostmaster(child: ChildProcess, pgCtl: string): WatchedPostmaster {
  let ended = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`));
  });
  void exited.then(() => (ended = true));
  return {
    pid: child.pid,
    exited,
    hasEnded: () => ended,
    async stop() {
      if (!ended && child.pid !== undefined) await shutDownPostmaster(child.pid, () => ended, pgCtl);
    },
  };
}
