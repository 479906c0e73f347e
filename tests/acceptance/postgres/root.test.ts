import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locatePostgresPackage } from '#server/adapters/postgres/locate-package.ts';
import {
  clusterOf,
  newDataDir,
  postmasterPid,
  removeMadeDataDir,
  startHere,
  startServerProcess,
  usedDataDir,
} from '#tests/support/postgres-installation.ts';
import { withClient } from '#tests/support/postgres-server.ts';

afterAll(removeMadeDataDir);

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;
const NOBODY = 65534;
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];

/** Whether nobody may run this very Node and read this checkout. */
function nobodyMayRunUs(): boolean {
  try {
    const [command = '', ...args] = asNobody;
    execFileSync(command, [
      ...args,
      process.execPath,
      '--eval',
      `fs.readFileSync(${JSON.stringify(import.meta.filename)})`,
    ]);
    return true;
  } catch {
    return false;
  }
}

async function userOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
}

describe.skipIf(!isRootOnLinux)('as root', () => {
  test('PostgreSQL runs as somebody else', async () => {
    const dataDir = await usedDataDir();
    await startHere(dataDir);
    expect(await userOf(await postmasterPid(dataDir))).not.toBe(0);
  });

  test('it works with data and programs under a folder that only root may enter', async () => {
    const closed = await newDataDir();
    await chmod(closed, 0o700);
    const packageFolder = join(closed, 'package');
    await cp(locatePostgresPackage(), packageFolder, { recursive: true });
    const dataDir = join(closed, 'data');
    const postgres = await startHere(dataDir, { forTests: { packageFolder } });
    await withClient(postgres.requestUrl, (client) => client.query('select 1'));
    expect(await userOf(await postmasterPid(dataDir))).not.toBe(0);
    await postgres.stop();
  });

  test('it works where root has lost the power to pass closed folders on', async () => {
    const closed = await newDataDir();
    await chmod(closed, 0o700);
    const capabilities = '-dac_read_search,-dac_override';
    const prefix = ['setpriv', `--bounding-set=${capabilities}`, `--inh-caps=${capabilities}`];
    const server = await startServerProcess({ dataDir: join(closed, 'data') }, { prefix });
    expect(server.report).toMatchObject({ database: 'postgres' });
    // Its data lies deeper than what is removed after the test looks for a PostgreSQL that still runs.
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await gone;
  });

  test("a folder first used by an ordinary user stays that user's", async () => {
    const dataDir = await usedDataDir();
    execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, clusterOf(dataDir)]);
    await startHere(dataDir);
    expect((await stat(clusterOf(dataDir))).uid).toBe(NOBODY);
    expect(await userOf(await postmasterPid(dataDir))).toBe(NOBODY);
  });
});

describe.skipIf(!isRootOnLinux || !nobodyMayRunUs())('as an ordinary user', () => {
  test('PostgreSQL runs as that user, from a package that may not be changed and lacks its links', async () => {
    const dataDir = await newDataDir();
    await chown(dataDir, NOBODY, NOBODY);
    const packages = await newDataDir();
    const packageFolder = join(packages, 'package');
    await cp(locatePostgresPackage(), packageFolder, {
      recursive: true,
      filter: async (path) => !(await stat(path).catch(() => null))?.isSymbolicLink(),
    });
    const server = await startServerProcess({ dataDir, packageFolder }, { prefix: asNobody });
    expect(server.report).toMatchObject({ database: 'postgres' });
    expect(await userOf(await postmasterPid(dataDir))).toBe(NOBODY);
  });

  test('a data folder of somebody else is refused in one sentence', async () => {
    const dataDir = await usedDataDir();
    const server = await startServerProcess({ dataDir }, { prefix: asNobody });
    expect(server.report).toEqual({
      refusal: expect.stringContaining(`${dataDir} cannot be written by this user`),
    });
  });
});
