import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { unreachableDatabase } from './unreachable-database.ts';

/** What PostgreSQL says to whoever it lets in: no password wanted (R, 0), ready for a query (Z, idle). */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The statuses of queries sent at once, over one connection to a server that does this with it; undefined: nobody listens. */
async function statusesOf(queries: number, accept: ((socket: Socket) => void) | undefined) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    accept?.(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!accept) server.close();
  const database = openDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    poolSize: 1,
    acquireTimeoutMs: 50,
    onError: () => undefined,
  });
  const errors = Array.from({ length: queries }, () =>
    database.query('select 1').then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  // The last one waits no longer than for its turn; whoever has a connection by then loses it.
  await errors.at(-1);
  for (const socket of sockets) socket.destroy();
  const statuses = (await Promise.all(errors)).map((error) => unreachableDatabase(error)?.status);
  server.close();
  await database.close();
  return statuses;
}

test('when nobody listens', async () => {
  expect(await statusesOf(2, undefined)).toEqual([503, 503]);
});

test('when it hangs up', async () => {
  expect(await statusesOf(2, (socket) => socket.end())).toEqual([503, 503]);
});

test('when it never answers', async () => {
  expect(await statusesOf(1, () => undefined)).toEqual([503]);
});

test('when another query holds the only connection, and then loses it', async () => {
  const letIn = (socket: Socket) => socket.once('data', () => socket.write(LET_IN));
  expect(await statusesOf(2, letIn)).toEqual([503, 504]);
});

test('other errors are not taken for it', () => {
  expect(unreachableDatabase(new TypeError('x is not a function'))).toBeUndefined();
  expect(unreachableDatabase('ECONNREFUSED')).toBeUndefined();
});
