import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';
import type { Endpoint } from './endpoint.ts';

const HOST = '127.0.0.1';

/**
 * A free TCP port of the loopback interface, for systems without unix sockets. Everybody on the machine can reach it,
 * so roles have a password, generated once and kept in `home` for the owner's eyes only.
 *
 * @param home folder of ours that outlives the server
 */
export async function openTcpEndpoint(home: string): Promise<Endpoint> {
  const port = await freePort();
  const password = await passwordIn(home);
  return {
    settings: { unix_socket_directories: '', listen_addresses: HOST, port: String(port) },
    password,
    folder: null,
    urlFor: (role) => tcpUrl(role, password, port),
    clear: async () => undefined,
    close: async () => undefined,
  };
}

/** The connection URL of a role for the database `postgres`. */
export function tcpUrl(role: string, password: string, port: number | string): string {
  return `postgres://${role}:${password}@${HOST}:${port}/postgres`;
}

/** The password of every role, made at the first call. @param home folder of ours that outlives the server */
export async function passwordIn(home: string): Promise<string> {
  const path = join(home, 'password');
  try {
    // An empty file is what a crash of the machine may leave of one just written.
    return (await readFile(path, 'utf8')) || (await writePassword(path));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    return writePassword(path);
  }
}

async function writePassword(path: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await rm(path, { force: true });
  await writeFile(path, password, { mode: 0o600, flush: true });
  return password;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The system gave no port.')),
      );
    });
  });
}
