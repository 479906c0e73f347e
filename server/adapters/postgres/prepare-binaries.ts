import { constants } from 'node:fs';
import { access, chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';

/** The programs of one PostgreSQL package, ready to be run. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version, as a data folder's PG_VERSION states it: `18`. */
  majorVersion: string;
}

interface SymbolicLink {
  source: string;
  target: string;
}

const EXECUTABLE_SUFFIX = process.platform === 'win32' ? '.exe' : '';
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl'];
const COPY_PREFIX = 'binaries-';

/**
 * Makes the programs of an installed package runnable. npm packages cannot hold symbolic links, so the package
 * lists the ones its libraries need and creates them in an install script, which many installations skip. What
 * is missing is added in place; when the package may not be changed, a completed copy is kept in `copyParent`.
 *
 * @param packageFolder folder of the platform package (see `locatePostgresPackage`)
 * @param copyParent folder of ours, used only when the package is read-only
 */
export async function prepareBinaries(packageFolder: string, copyParent: string): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  try {
    await completePackage(packageFolder);
    return binariesOf(packageFolder, version);
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(systemErrorCode(error) ?? '')) throw error;
    return binariesOf(await copyPackage(packageFolder, copyParent, version), version);
  }
}

function binariesOf(packageFolder: string, version: string): Binaries {
  const program = (name: string) => programPath(packageFolder, name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: version.split('.', 1)[0] ?? version,
  };
}

function programPath(packageFolder: string, name: string): string {
  return join(packageFolder, 'native', 'bin', name + EXECUTABLE_SUFFIX);
}

async function completePackage(packageFolder: string): Promise<void> {
  for (const { source, target } of await listedLinks(packageFolder)) {
    try {
      await symlink(relative(dirname(target), source), join(packageFolder, target));
    } catch (error) {
      // Made by the install script, by an earlier start or, this very moment, by another one.
      if (systemErrorCode(error) !== 'EEXIST' && !(await exists(join(packageFolder, target)))) throw error;
    }
  }
  for (const name of PROGRAMS) {
    const program = programPath(packageFolder, name);
    const executable = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!executable) await chmod(program, 0o755);
  }
}

async function listedLinks(packageFolder: string): Promise<SymbolicLink[]> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  // The package for Windows needs no links and has no list.
  if (!(await exists(list))) return [];
  return JSON.parse(await readFile(list, 'utf8')) as SymbolicLink[];
}

/** Copies under a temporary name first, so that an interrupted copy is never taken for a complete one. */
async function copyPackage(packageFolder: string, copyParent: string, version: string): Promise<string> {
  const name = COPY_PREFIX + version;
  const copy = join(copyParent, name);
  if (await exists(copy)) return copy;
  for (const entry of await readdir(copyParent)) {
    if (entry.startsWith(COPY_PREFIX)) await rm(join(copyParent, entry), { recursive: true, force: true });
  }
  const unfinished = await mkdtemp(`${copy}.new-`);
  await chmod(unfinished, 0o755);
  await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true });
  // The copy inherits the modes of a folder that may have been closed for writing.
  for (const folder of ['native', 'native/bin', 'native/lib']) await chmod(join(unfinished, folder), 0o755);
  await completePackage(unfinished);
  await rename(unfinished, copy);
  return copy;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
