import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { onBehalfOf } from '#server/backend/database/visitor.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { startRealtimeServer, tokenFor } from './realtime-server.ts';

/*
 * Whoever knows the public key can open many sockets and have each join without end. Every join asks the database that signs
 * people in.
 */

const server = await startRealtimeServer();
afterAll(() => server.close());

const SOCKETS = 20;

async function openSockets() {
  const received: string[] = [];
  const sockets = Array.from({ length: SOCKETS }, () => server.socket());
  for (const socket of sockets) socket.on('message', (data: Buffer) => received.push(data.toString()));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return { sockets, received };
}

test.each([
  ['without an account', undefined],
  ['with one', await tokenFor(ALICE)],
])('however many join at once, %s, leave a turn at the database to others', async (_who, token) => {
  const { sockets, received } = await openSockets();
  const blocker = openDatabase({ url: server.database.url, poolSize: 1, onError: () => undefined });
  await blocker.transaction(async ({ query }) => {
    // Every join waits here, as if the database were slow.
    await query('lock table realtime.messages in access exclusive mode');
    for (const socket of sockets)
      socket.send(
        JSON.stringify([
          '1',
          '1',
          'realtime:crowd',
          'phx_join',
          { config: { private: true }, ...(token !== undefined && { access_token: token }) },
        ]),
      );
    const waiting = async () =>
      one(
        (
          await query<{ count: number }>(
            `select count(*)::int as count from pg_locks where not granted and relation = 'realtime.messages'::regclass`,
          )
        ).rows,
      ).count;
    await expect.poll(waiting).toBeGreaterThan(0);
    const bystander = { name: 'somebody else', isGone: () => false };
    await onBehalfOf(bystander, () => server.owner.query('select 1'));
    expect(await waiting()).toBeLessThan(3);
  });
  await blocker.close();
  await expect.poll(() => received.filter((frame) => frame.includes('phx_reply'))).toHaveLength(SOCKETS);
});
