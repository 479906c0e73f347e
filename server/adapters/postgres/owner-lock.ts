import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Held by the one server process that may use a data folder. */
export interface OwnerLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock that keeps a second server away from a data folder.
 *
 * Node offers no file locks, but SQLite takes one for an exclusive transaction: the operating system's own, which
 * ends with the process however it dies, cannot be won twice and cannot be mistaken for another process that
 * happens to have the same number. A lock file with a process id has none of these qualities.
 *
 * @param home folder for the lock file
 * @param dataDir the data folder as the operator knows it, named in the refusal
 * @throws EmbeddedPostgresError when another process holds the lock or the folder is not ours to write
 */
export function acquireOwnerLock(home: string, dataDir: string): OwnerLock {
  const file = join(home, 'owner.lock');
  let database: DatabaseSync | undefined;
  try {
    // SQLite would silently content itself with reading a file that it may not write, and exclude nobody.
    accessSync(existsSync(file) ? file : home, constants.W_OK);
    database = new DatabaseSync(file);
    database.exec('begin exclusive');
  } catch (cause) {
    database?.close();
    const taken = cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY;
    throw new EmbeddedPostgresError(
      taken
        ? `Another server is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`
        : `The data folder ${dataDir} cannot be written by this user: start the server as the user who created ` +
            'it, or set DATA_DIR to another folder.',
      { cause },
    );
  }
  const held = database;
  return { release: () => held.close() };
}
