import { join } from 'node:path';
import { RealtimeClient } from '@supabase/realtime-js';
import { afterAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { JOIN_TIMEOUT_MS, subscribe } from './listen-in.ts';
import { startRealtimeServer } from './realtime-server.ts';

const chat = await startRealtimeServer();
afterAll(() => chat.close());

// spec: 107 Realtime: connecting, open, closing, closed, with reconnection and heartbeat
test('the connection goes from connecting to open, comes back when it breaks, and is closed in the end', async () => {
  const client = await chat.client('anon');
  expect(client.connectionState()).toBe('closed');
  client.connect();
  expect(client.connectionState()).toBe('connecting');
  await expect.poll(() => client.connectionState()).toBe('open');
  const heard = await subscribe(client.channel('states'));
  chat.breakConnections();
  await expect
    .poll(() => heard.statuses, { timeout: 10_000 })
    .toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
  expect(client.connectionState()).toBe('open');
  const closing = client.disconnect();
  expect(client.connectionState()).toBe('closing');
  await closing;
  await expect.poll(() => client.connectionState()).toBe('closed');
});

test('a heartbeat is answered', async () => {
  const beats: string[] = [];
  // So often that a late answer would close the connection, which is opened again.
  const client = await chat.client('anon', { heartbeatIntervalMs: 50 });
  client.onHeartbeat((status) => void beats.push(status));
  client.connect();
  await expect.poll(() => beats).toContain('ok');
});

// spec: 200 Realtime reconnect delays 1 s, 2 s, 5 s, then 10 s
test('the official client waits 1, 2, 5 and then 10 seconds before it connects again', async () => {
  const client = await chat.client();
  expect([1, 2, 3, 4, 9].map((tries) => client.reconnectAfterMs(tries))).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ]);
});

// spec: 158 realtime/v1
test('a server that is killed leaves no slot behind, and another one goes on', async () => {
  const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
  const { server, database, databaseUrl } = await startProduct({ projectDir });
  await database.query('alter publication supabase_realtime add table public.notes');
  const follow = async (to: TestServer) => {
    const client = new RealtimeClient(`${to.url.replace('http', 'ws')}/realtime/v1`, {
      params: { apikey: to.anonKey },
      timeout: JOIN_TIMEOUT_MS,
    });
    const texts: string[] = [];
    const channel = client
      .channel('notes')
      .on<{ text: string }>(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notes' },
        (change) => {
          texts.push(change.new.text);
        },
      );
    expect((await subscribe(channel)).statuses).toEqual(['SUBSCRIBED']);
    return { client, texts };
  };
  const write = (text: string) => database.query('insert into public.notes (text) values ($1)', [text]);
  const first = await Promise.all([follow(server), follow(server), follow(server)]);
  await write('heard');
  for (const { texts } of first) await expect.poll(() => texts).toEqual(['heard']);
  // While one exists, the log is kept for it.
  const slots = async () =>
    (await database.query('select from pg_replication_slots where database = current_database()')).rowCount;
  expect(await slots()).toBe(1);
  let isOver = false;
  const writing = (async () => {
    for (let row = 0; !isOver; row += 1) await write(`row ${row}`);
  })();
  await server.stop('SIGKILL');
  await expect.poll(slots, { timeout: 10_000 }).toBe(0);
  isOver = true;
  await writing;
  for (const { client } of first) await client.disconnect();

  const another = await startServer({ projectDir, databaseUrl });
  try {
    const { client, texts } = await follow(another);
    await write('heard again');
    await expect.poll(() => texts).toEqual(['heard again']);
    await client.disconnect();
  } finally {
    await another.stop();
  }
});

test('where the log may not be read, changes are refused in a sentence and the rest works', async () => {
  const unable = await startRealtimeServer({ beside: chat, mayFollow: false });
  try {
    const client = await unable.client();
    const refused = await subscribe(
      client
        .channel('rooms')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, () => undefined),
    );
    expect(refused.statuses).toEqual(['CHANNEL_ERROR']);
    expect(refused.errors[0]).toMatch(/RealtimeDisabledForConfiguration: changes cannot be followed \(.+\)/);
    const heard: unknown[] = [];
    const talk = client
      .channel('talk', { config: { broadcast: { self: true } } })
      .on('broadcast', { event: 'e' }, ({ payload }) => heard.push(payload));
    expect((await subscribe(talk)).statuses).toEqual(['SUBSCRIBED']);
    await talk.send({ type: 'broadcast', event: 'e', payload: { n: 1 } });
    await expect.poll(() => heard).toEqual([{ n: 1 }]);
    expect(unable.logged.join()).toContain('changes of the database cannot be followed');
  } finally {
    await unable.close();
  }
});
