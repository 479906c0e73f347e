import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { subscribe } from './listen-in.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { startRealtimeServer, tokenFor } from './realtime-server.ts';

const server = await startRealtimeServer({
  config:
    '[realtime]\nmax_channels_per_client = 5\nmax_payload_size_in_kb = 4\nmax_bytes_per_second = 100000',
});
afterAll(() => server.close());

/** What became of a handshake: open, or the status that refused it. */
async function handshake(query: string): Promise<number> {
  const socket = server.socket(query);
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    ),
  ]);
  socket.terminate();
  return status;
}

async function openSocket(query?: string) {
  const socket = server.socket(query);
  const received: unknown[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  return { socket, received, closed: once(socket, 'close') as Promise<[number, Buffer]> };
}

describe('the handshake', () => {
  test.each([
    ['without a key', 'vsn=2.0.0', 401],
    ['with a wrong key', 'apikey=wrong&vsn=2.0.0', 401],
    ['with a key', 'apikey=the-anon-key&vsn=2.0.0', 101],
    ['in the older version', 'apikey=the-anon-key', 101],
    ['in a version that nobody knows', 'apikey=the-anon-key&vsn=9.0.0', 400],
  ])('%s', async (_name, query, status) => {
    expect(await handshake(query)).toBe(status);
  });

  test('a token of a user is no key', async () => {
    expect(await handshake(`apikey=${await tokenFor(ALICE)}`)).toBe(401);
  });

  test('a plain request is told what is spoken here', async () => {
    expect((await server.fetch('/websocket')).status).toBe(426);
  });
});

describe.each(['1.0.0', '2.0.0'])('the official client in version %s', (vsn) => {
  test('subscribes, and leaves', async () => {
    const client = await server.client('anon', { vsn });
    const channel = client.channel(`plain-${vsn}`);
    expect((await subscribe(channel)).statuses).toEqual(['SUBSCRIBED']);
    expect(await channel.unsubscribe()).toBe('ok');
    expect(client.getChannels()).toEqual([]);
  });

  test('gets its heartbeats answered', async () => {
    const statuses: string[] = [];
    const client = await server.client('anon', { vsn });
    client.onHeartbeat((status) => void statuses.push(status));
    await subscribe(client.channel('beats'));
    await client.sendHeartbeat();
    await expect.poll(() => statuses).toContain('ok');
  });
});

describe('a token', () => {
  test('that has expired joins nothing', async () => {
    const client = await server.client(await tokenFor(ALICE, -10));
    const { statuses, errors } = await subscribe(client.channel('late'));
    expect(statuses).toEqual(['CHANNEL_ERROR']);
    expect(errors.join()).toContain('expired');
  });

  test('that is none joins nothing', async () => {
    const client = await server.client('not.a.token');
    expect((await subscribe(client.channel('none'))).errors.join()).toContain('MalformedJWT');
  });

  test('that expires ends the channel, and says so', async () => {
    const client = await server.client(await tokenFor(ALICE, 2));
    const heard = await subscribe(client.channel('short'));
    expect(heard.statuses).toEqual(['SUBSCRIBED']);
    await expect.poll(() => heard.statuses, { timeout: 8000 }).toContain('CLOSED');
    expect(heard.system.at(-1)).toMatchObject({
      status: 'error',
      message: 'InvalidJWTToken: Token has expired',
    });
  });

  test('that is fresh keeps the channel beyond the end of the first', async () => {
    const client = await server.client(await tokenFor(ALICE, 2));
    const other = await server.client(await tokenFor(ALICE, 2));
    const heard = await subscribe(client.channel('kept'));
    const left = await subscribe(other.channel('kept'));
    await client.setAuth(await tokenFor(ALICE, 60));
    await expect.poll(() => left.statuses, { timeout: 8000 }).toContain('CLOSED');
    expect(heard.statuses).toEqual(['SUBSCRIBED']);
  });

  test('of a session that was ended closes the channel, and joins none again', async () => {
    const session = '00000000-0000-4000-8000-0000000000ff';
    const token = await tokenFor(ALICE, 600, { session_id: session });
    const client = await server.client(token);
    const heard = await subscribe(client.channel('ended'));
    server.revoked.add(session);
    await expect.poll(() => heard.statuses, { timeout: 8000 }).toContain('CLOSED');
    expect((await subscribe(client.channel('again'))).errors.join()).toContain('The session has ended');
  });
});

describe('what is no message', () => {
  test.each([['no JSON'], ['{}'], ['[1,2]'], ['["1","1",5,"phx_join",{}]']])(
    '%s closes the connection with 1007',
    async (text) => {
      const { socket, closed } = await openSocket();
      socket.send(text);
      expect((await closed)[0]).toBe(1007);
    },
  );

  test('bytes that are no broadcast close the connection with 1007', async () => {
    const { socket, closed } = await openSocket();
    socket.send(Buffer.from([3, 255, 255, 255, 255, 255, 1, 0]));
    expect((await closed)[0]).toBe(1007);
  });

  test('an event of a topic that was not joined is answered', async () => {
    const { socket, received } = await openSocket();
    socket.send('["1","7","realtime:nowhere","broadcast",{"event":"x"}]');
    await expect
      .poll(() => received)
      .toEqual([
        [
          '1',
          '7',
          'realtime:nowhere',
          'phx_reply',
          { status: 'error', response: { reason: 'unmatched topic' } },
        ],
      ]);
  });

  test('a topic without a name is refused', async () => {
    const { socket, received } = await openSocket();
    socket.send('["1","1","elsewhere","phx_join",{}]');
    await expect.poll(() => JSON.stringify(received)).toContain('TopicNameRequired');
  });
});

describe('limits', () => {
  test('a message over the limit closes the connection with 1009', async () => {
    const { socket, closed } = await openSocket();
    socket.send(`["1","1","realtime:a","phx_join",{"x":"${'a'.repeat(5000)}"}]`);
    expect((await closed)[0]).toBe(1009);
  });

  test('too many messages in a second close the connection with 1008', async () => {
    const { socket, closed } = await openSocket();
    for (let n = 0; n < 500; n += 1) socket.send('[null,"1","phoenix","heartbeat",{}]');
    const [code, reason] = await closed;
    expect([code, reason.toString()]).toEqual([1008, 'Too many messages per second.']);
  });

  test('too many bytes in a second close the connection with 1008', async () => {
    const { socket, closed } = await openSocket();
    for (let n = 0; n < 80; n += 1) socket.send(`[null,"1","phoenix","x",{"x":"${'a'.repeat(3000)}"}]`);
    const [code, reason] = await closed;
    expect([code, reason.toString()]).toEqual([1008, 'Too many bytes per second.']);
  });

  test('a connection has only so many channels', async () => {
    const client = await server.client();
    for (let n = 0; n < 5; n += 1) expect((await subscribe(client.channel(`many-${n}`))).errors).toEqual([]);
    expect((await subscribe(client.channel('one-more'))).errors.join()).toContain('ChannelRateLimitReached');
  });

  test('a visitor has only so many connections', async () => {
    const small = await startRealtimeServer({
      beside: server,
      config: '[realtime]\nmax_connections_per_visitor = 2',
    });
    const sockets = [small.socket(), small.socket()];
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const [, response] = (await once(small.socket(), 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(response.statusCode).toBe(429);
    sockets[0]?.close();
    await small.close();
  });
});

test('a server that stops says goodbye with 1001', async () => {
  const other = await startRealtimeServer({ beside: server });
  const socket = other.socket();
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  await other.close();
  expect((await closed)[0]).toBe(1001);
});

test('whoever joins a topic again has left it before', async () => {
  const { socket, received } = await openSocket();
  socket.send('["1","1","realtime:twice","phx_join",{}]');
  socket.send('["2","2","realtime:twice","phx_join",{}]');
  await expect
    .poll(() => received.map((frame) => (frame as unknown[]).slice(0, 4)))
    .toContainEqual(['1', '1', 'realtime:twice', 'phx_close']);
  await expect
    .poll(() => received.map((frame) => (frame as unknown[]).slice(0, 4)))
    .toContainEqual(['2', '2', 'realtime:twice', 'phx_reply']);
});

test('a reader who leaves too much lying is let go with 1013, and the others go on', async () => {
  const busy = await startRealtimeServer({
    beside: server,
    config: '[realtime]\nmax_bytes_per_second = 100000000\nmax_payload_size_in_kb = 1024',
  });
  const slow = busy.socket();
  await once(slow, 'open');
  const closed = once(slow, 'close') as Promise<[number, Buffer]>;
  const sender = (await busy.client()).channel('flood', {
    config: { broadcast: { ack: true }, presence: { key: 'sender' } },
  });
  const present = () => Object.keys(sender.presenceState());
  sender.on('presence', { event: 'sync' }, () => undefined);
  await subscribe(sender);
  slow.send('["1","1","realtime:flood","phx_join",{"config":{"presence":{"key":"slow","enabled":true}}}]');
  slow.send('["1","2","realtime:flood","presence",{"type":"presence","event":"track","payload":{}}]');
  await expect.poll(present).toEqual(['slow']);
  slow.pause();
  const payload = { text: 'x'.repeat(900_000) };
  // It is read again as soon as it was let go: a goodbye waits two seconds and no longer.
  for (let n = 0; n < 30 && present().length > 0; n += 1)
    expect(await sender.send({ type: 'broadcast', event: 'flood', payload })).toBe('ok');
  slow.resume();
  const [code, reason] = await closed;
  expect([code, reason.toString()]).toEqual([1013, 'Messages are read too slowly.']);
  await busy.close();
});
