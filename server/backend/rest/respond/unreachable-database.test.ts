import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { unreachableDatabase } from './unreachable-database.ts';

/** The errors of two queries over one connection to a server that does this with it; undefined: nobody listens. */
async function errorsFrom(accept: ((socket: Socket) => void) | undefined): Promise<unknown[]> {
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
  const outcomes = await Promise.allSettled([database.query('select 1'), database.query('select 2')]);
  for (const socket of sockets) socket.destroy();
  server.close();
  await database.close();
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined));
}

test.each([
  ['nobody listens', undefined, [503, 503]],
  ['it hangs up', (socket: Socket) => socket.end(), [503, 503]],
  ['it never answers', () => undefined, [503, 504]],
] as const)('when %s', async (_, accept, statuses) => {
  const errors = await errorsFrom(accept);
  expect(errors.map((error) => unreachableDatabase(error)?.status)).toEqual(statuses);
});

test('other errors are not taken for it', () => {
  expect(unreachableDatabase(new TypeError('x is not a function'))).toBeUndefined();
  expect(unreachableDatabase('ECONNREFUSED')).toBeUndefined();
});
