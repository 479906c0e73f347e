import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { handOver, type Launcher, type ProgramResult, runProgram } from './launcher.ts';
import type { Binaries } from './prepare-binaries.ts';

/** How a new database folder is made. */
export interface ClusterCreation {
  binaries: Binaries;
  launcher: Launcher;
  /** Password of every role; null for a cluster that is reached through a socket only. */
  password: string | null;
  /** Whether the new files are written through to the disk before the cluster counts as made. */
  durable: boolean;
  /** Called when the first program is at work. */
  onUnderWay: () => void;
}

const UNFINISHED = 'cluster.new-';

/**
 * Makes the database folder `home`/cluster unless it exists, all or nothing: everything happens in a sibling folder
 * that gets its name when it is complete. What an interrupted attempt left is removed.
 *
 * @throws EmbeddedPostgresError when the folder belongs to another major version or PostgreSQL's tools fail
 */
export async function ensureCluster(home: string, creation: ClusterCreation): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(UNFINISHED)) {
      await rm(join(home, entry), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  const cluster = join(home, 'cluster');
  const version = await versionOf(cluster);
  if (version === null) return createCluster(home, cluster, creation);
  if (version !== creation.binaries.majorVersion) {
    throw new EmbeddedPostgresError(
      `The data folder ${cluster} was made by PostgreSQL ${version} and this server brings PostgreSQL ` +
        `${creation.binaries.majorVersion}: set DATA_DIR to another folder and move the data with a dump and ` +
        'a restore; nothing was changed.',
    );
  }
}

/** The major version that made a data folder, or null when there is none. */
async function versionOf(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function createCluster(home: string, cluster: string, creation: ClusterCreation): Promise<void> {
  const { binaries, launcher, password } = creation;
  const unfinished = await mkdtemp(join(home, UNFINISHED));
  await handOver(launcher, unfinished);
  await initialise(unfinished, creation);
  // A server that speaks to its standard input alone: no endpoint, no password, no waiting.
  const singleUser = ['--single', '-j', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'];
  const roles = await runProgram(launcher, binaries.postgres, singleUser, roleStatements(password));
  if (roles.code !== 0) throw failure('PostgreSQL could not create its roles', roles);
  try {
    await rename(unfinished, cluster);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The folder ${cluster} is neither empty nor a data folder of PostgreSQL: ` +
        'move it away, or set DATA_DIR to another folder.',
      { cause },
    );
  }
  if (creation.durable && process.platform !== 'win32') await syncFolder(home);
}

/**
 * Runs initdb. The built-in collation C.UTF-8 is the same on every machine and does not change with the operating
 * system's libraries, so indexes survive an upgrade; full-text search also asks the system's own C.UTF-8, where it has
 * one, what a letter is.
 */
async function initialise(folder: string, creation: ClusterCreation): Promise<void> {
  const args = ['-D', folder, '--username=supabase_admin', '--encoding=UTF8', '--data-checksums'];
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  args.push('--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions');
  if (!creation.durable) args.push('--no-sync');
  const { binaries, launcher } = creation;
  const initialising = runProgram(launcher, binaries.initdb, [...args, '--lc-ctype=C.UTF-8']);
  creation.onUnderWay();
  let result = await initialising;
  if (result.output.includes('invalid locale')) result = await runProgram(launcher, binaries.initdb, args);
  if (result.code !== 0) throw failure('PostgreSQL could not create its data folder', result);
}

/**
 * The roles a Supabase project expects to find. `postgres` owns the database and the role `authenticator`, so that it
 * can give that role what requests may use, without being a superuser.
 */
function roleStatements(password: string | null): string {
  const secret = password === null ? '' : ` password '${password}'`;
  const statements = [
    `create role postgres login createrole createdb bypassrls replication${secret}`,
    'alter database postgres owner to postgres',
    'alter schema public owner to postgres',
    'set role postgres',
    `create role authenticator login noinherit${secret}`,
    'reset role',
  ];
  if (password !== null) statements.push(`alter role supabase_admin${secret}`);
  // Single-user mode ends a statement at a semicolon followed by an empty line.
  return statements.map((statement) => `${statement};\n\n`).join('');
}

function failure(what: string, result: ProgramResult): EmbeddedPostgresError {
  const reason = result.output
    .trim()
    .split('\n')
    .findLast((line) => /error|fatal/i.test(line));
  return new EmbeddedPostgresError(`${what}: ${reason ?? `it ended with code ${result.code}`}.`);
}

/** Makes the renamed entry itself survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
