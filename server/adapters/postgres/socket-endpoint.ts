import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';
import type { Endpoint } from './endpoint.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
const TEMPORARY_PREFIX = 'ledgerline-postgres-';
// The size of sun_path, less the byte that ends it.
const MAX_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/**
 * A unix socket in a folder that only its owner and root may enter: `home`/socket, or a temporary folder when that
 * path would be longer than the system allows (107 bytes on Linux).
 *
 * @param home folder of ours that outlives the server
 */
export async function openSocketEndpoint(home: string): Promise<Endpoint> {
  await removeTemporaryFolder(home);
  const folder = await socketFolder(home);
  return {
    settings: {
      // A list of quoted names: the path may contain a comma or a space.
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      listen_addresses: '',
      port: '5432',
    },
    password: null,
    folder,
    urlFor: (role) => socketUrl(role, folder),
    async clear() {
      // The lock beside the socket names a process id too, and another program may have the number by now.
      for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) await rm(join(folder, name), { force: true });
    },
    close: () => removeTemporaryFolder(home),
  };
}

/** The connection URL of a role for the database `postgres`. */
export function socketUrl(role: string, folder: string): string {
  // The host in the query wins; the one before it only makes this a URL that every parser accepts.
  return `postgres://${role}@localhost/postgres?host=${encodeURIComponent(folder)}&port=5432`;
}

async function socketFolder(home: string): Promise<string> {
  const folder = join(home, 'socket');
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_PATH_BYTES) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
  const temporary = await mkdtemp(join(shortTemporaryFolder(), TEMPORARY_PREFIX));
  await writeFile(notePath(home), temporary);
  return temporary;
}

function shortTemporaryFolder(): string {
  const longest = join(tmpdir(), `${TEMPORARY_PREFIX}XXXXXX`, SOCKET_NAME);
  return Buffer.byteLength(longest) <= MAX_PATH_BYTES ? tmpdir() : '/tmp';
}

/** Where the temporary folder is noted, so that a start after a kill can remove it. */
function notePath(home: string): string {
  return join(home, 'socket-folder');
}

async function removeTemporaryFolder(home: string): Promise<void> {
  try {
    const folder = await readFile(notePath(home), 'utf8');
    if (basename(folder).startsWith(TEMPORARY_PREFIX)) await rm(folder, { recursive: true, force: true });
    await rm(notePath(home), { force: true });
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
  }
}
