import { mkdtemp, readdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Account, handOver, type Launcher, RUN_DIRECTLY, runProgram } from './launcher.ts';

// Enters and may write to every folder given, is not root, and can run the program.
const PROBE = `
  program=$1; shift
  [ "$(id -u)" != 0 ] || exit 1
  for folder; do cd "$folder" && [ -w . ] || exit 1; done
  exec "$program" --version`;

/**
 * Finds a way to run PostgreSQL, which refuses to run as root. Anybody else runs it directly. Root tries, in this
 * order, until one way can run the program and write where the data will lie:
 * switching to an unprivileged user; the same, keeping the capability to enter folders that only root may enter
 * (the checkout or DATA_DIR may lie under one); a user namespace in which root appears as that user; and keeping the
 * capability to ignore file modes, for containers that grant root little else.
 *
 * @param postgres path of the server program
 * @param cluster the database folder, which may not exist yet: its owner, when not root, is kept
 * @param parents folders in which PostgreSQL will get a folder of its own
 * @throws EmbeddedPostgresError when nothing works
 */
export async function chooseLauncher(
  postgres: string,
  cluster: string,
  parents: readonly string[],
): Promise<Launcher> {
  if (process.getuid?.() !== 0) return RUN_DIRECTLY;
  const account = (await ownerOf(cluster)) ?? (await unprivilegedAccount());
  for (const launcher of launchersFor(account)) {
    if (await works(launcher, postgres, parents)) return launcher;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and neither switching to ' +
      `user ${account.uid}, setpriv nor unshare works here: start the server as an ordinary user, ` +
      'or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

async function ownerOf(cluster: string): Promise<Account | null> {
  const owner = await stat(cluster).catch(() => null);
  return owner === null || owner.uid === 0 ? null : { uid: owner.uid, gid: owner.gid };
}

/** The system's account for PostgreSQL, else the one for nobody in particular. */
async function unprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody": ' +
      'start the server as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function launchersFor(account: Account): Launcher[] {
  const { uid, gid } = account;
  const keeping = (capability: string): Launcher => ({
    description: `as user ${uid} with the capability ${capability}`,
    owner: account,
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      // Without it, access(2), which PostgreSQL asks about its own programs, would ignore the capability.
      '--securebits=+no_setuid_fixup',
      '--',
    ],
    switchTo: null,
  });
  return [
    { description: `as user ${uid}`, owner: account, prefix: [], switchTo: account },
    keeping('dac_read_search'),
    {
      description: `in a user namespace as user ${uid}`,
      owner: { uid: 0, gid: 0 },
      prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
      switchTo: null,
    },
    keeping('dac_override'),
  ];
}

async function works(launcher: Launcher, postgres: string, parents: readonly string[]): Promise<boolean> {
  const folders: string[] = [];
  try {
    for (const parent of parents) {
      const folder = await mkdtemp(join(parent, 'probe-'));
      folders.push(folder);
      await handOver(launcher, folder);
      // Root without its usual powers may be shut out itself; it has to read PostgreSQL's files as well.
      await readdir(folder);
    }
    const result = await runProgram(launcher, '/bin/sh', ['-c', PROBE, 'sh', postgres, ...folders]);
    return result.code === 0;
  } catch {
    // The account, the tool or the system call does not exist here.
    return false;
  } finally {
    for (const folder of folders) await rmdir(folder);
  }
}
