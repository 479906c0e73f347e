import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { locatePostgresPackage } from './locate-package.ts';
import { prepareBinaries } from './prepare-binaries.ts';

const run = promisify(execFile);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-binaries-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The installed package as npm leaves it without its install script, and without the right to run its programs. */
async function bareInstallation(): Promise<string> {
  const folder = join(await temporaryFolder(), 'package');
  await cp(locatePostgresPackage(), folder, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    await chmod(join(folder, 'native', 'bin', name), 0o644);
  return folder;
}

test.skipIf(process.platform === 'win32')(
  'links and modes that an install script would have set are set, by several starts at once',
  async () => {
    const packageFolder = await bareInstallation();
    const spare = await temporaryFolder();
    const prepared = await Promise.all([1, 2, 3].map(() => prepareBinaries(packageFolder, spare)));
    for (const { postgres, majorVersion } of prepared) {
      expect(postgres.startsWith(packageFolder)).toBe(true);
      const { stdout } = await run(postgres, ['--version']);
      expect(stdout).toContain(`(PostgreSQL) ${majorVersion}.`);
    }
    const listed = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    expect(listed.length).toBeGreaterThan(0);
    for (const { target } of listed) {
      expect((await lstat(join(packageFolder, target))).isSymbolicLink(), target).toBe(true);
    }
  },
);
