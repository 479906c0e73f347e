import { mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chooseLauncher } from './choose-launcher.ts';
import { clearPostgresVariables } from './clean-environment.ts';
import { ensureCluster } from './create-cluster.ts';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import type { Endpoint } from './endpoint.ts';
import { supervise, type RestartPolicy, type RunningPostgres } from './supervise.ts';
import { handOver } from './launcher.ts';
import { locatePostgresPackage } from './locate-package.ts';
import { acquireOwnerLock } from './owner-lock.ts';
import { startPostmaster } from './postmaster.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { openSocketEndpoint } from './socket-endpoint.ts';
import { openTcpEndpoint } from './tcp-endpoint.ts';

// PostgreSQL's own log: one file for each day of the week in <cluster>/log, so that it cannot fill the disk for ever.
const LOG_SETTINGS = {
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_size: '0',
};

// Realtime follows what is committed. A slot that nobody reads from any more may keep so much of the log, and not the disk.
const REPLICATION_SETTINGS = { wal_level: 'logical', max_slot_wal_keep_size: '1GB' };

/** Where and how the embedded PostgreSQL runs. */
export interface EmbeddedPostgresOptions {
  /** The installation's data folder; PostgreSQL's part of it is `<dataDir>/postgres`. Made when missing. */
  dataDir: string;
  /** Receives one line of English for everything an operator should know. */
  log: (message: string) => void;
  /** Called when a program of PostgreSQL's is at work: what keeps this thread busy can begin. */
  onUnderWay?: () => void;
  /** For tests only: what the product never changes. */
  forTests?: {
    /** Settings of PostgreSQL; `fsync: 'off'` also skips writing a new cluster through to the disk. */
    settings?: Readonly<Record<string, string>>;
    /** Folder of the platform package instead of the installed one. */
    packageFolder?: string;
    /** Listen on TCP even where there are unix sockets. */
    tcp?: boolean;
    restarts?: RestartPolicy;
  };
}

/** The server's own PostgreSQL, accepting connections. */
export interface EmbeddedPostgres extends RunningPostgres {
  /** Connection URL of role `postgres`, which owns the database `postgres` and is not a superuser. */
  url: string;
  /** The same database for role `authenticator`, which may log in and, until roles are granted to it, nothing else. */
  requestUrl: string;
}

/**
 * Starts the PostgreSQL that comes with the npm packages, making its data folder first when there is none, and keeps
 * it running until `stop`. Removes `PG*` variables from this process's environment.
 *
 * @throws EmbeddedPostgresError with one sentence for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // oxlint-disable-next-line house/environment-reader -- nothing is read: variables of another server are removed
  clearPostgresVariables(process.env);
  const dataDir = resolve(options.dataDir);
  const home = await openHome(dataDir);
  const lock = acquireOwnerLock(home, dataDir);
  let endpoint: Endpoint | null = null;
  try {
    const useTcp = options.forTests?.tcp ?? process.platform === 'win32';
    endpoint = useTcp ? await openTcpEndpoint(home) : await openSocketEndpoint(home);
    const postgres = await startIn(home, endpoint, options);
    const exited = postgres.exited.then(async (exit) => {
      await endpoint?.close();
      lock.release();
      return exit;
    });
    return {
      url: endpoint.urlFor('postgres'),
      requestUrl: endpoint.urlFor('authenticator'),
      exited,
      async stop() {
        await postgres.stop();
        await exited;
      },
    };
  } catch (error) {
    await endpoint?.close();
    lock.release();
    throw error;
  }
}

/** Makes PostgreSQL's part of the data folder; returns its path without symbolic links. */
async function openHome(dataDir: string): Promise<string> {
  const home = join(dataDir, 'postgres');
  try {
    await mkdir(home, { recursive: true });
    return await realpath(home);
  } catch (cause) {
    const reason = systemErrorCode(cause) ?? String(cause);
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be made or entered (${reason}): set DATA_DIR to a folder you may write to.`,
      { cause },
    );
  }
}

async function startIn(
  home: string,
  endpoint: Endpoint,
  options: EmbeddedPostgresOptions,
): Promise<RunningPostgres> {
  const { log, onUnderWay = () => undefined, forTests = {} } = options;
  const cluster = join(home, 'cluster');
  const binaries = await prepareBinaries(forTests.packageFolder ?? locatePostgresPackage(), home);
  const socketParent = endpoint.folder === null ? [] : [dirname(endpoint.folder)];
  const launcher = await chooseLauncher(binaries.postgres, cluster, [home, ...socketParent]);
  await ensureCluster(home, {
    binaries,
    launcher,
    password: endpoint.password,
    durable: forTests.settings?.fsync !== 'off',
    onUnderWay,
  });
  await handOver(launcher, cluster);
  if (endpoint.folder !== null) await handOver(launcher, endpoint.folder);
  const settings = { ...LOG_SETTINGS, ...REPLICATION_SETTINGS, ...forTests.settings };
  const outputFile = join(home, 'start.log');
  log(`Starting PostgreSQL ${launcher.description} on ${cluster}.`);
  return supervise(
    () => startPostmaster({ binaries, launcher, cluster, endpoint, settings, outputFile, log, onUnderWay }),
    log,
    forTests.restarts,
  );
}
