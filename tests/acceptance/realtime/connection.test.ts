import { join } from 'node:path';
import { RealtimeClient } from '@supabase/realtime-js';
import { afterAll, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';
import { subscribe } from './listen-in.ts';
import { startRealtimeServer } from './realtime-server.ts';

const chat = await startRealtimeServer();
afterAll(() => chat.close());

// spec: 107 Realtime: connecting, open, closing, closed, with reconnection and heartbeat
test('the connection goes from connecting to open, comes back when it breaks, and is closed in the end', async () => {
  const beats: string[] = [];
  const client = await chat.client('anon', { heartbeatIntervalMs: 50 });
  client.onHeartbeat((status) => void beats.push(status));
  expect(client.connectionState()).toBe('closed');
  client.connect();
  expect(client.connectionState()).toBe('connecting');
  await expect.poll(() => client.connectionState()).toBe('open');
  await expect.poll(() => beats).toContain('ok');
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
  const { server, database } = await startProduct({ projectDir });
  await database.query('alter publication supabase_realtime add table public.notes');
  const client = new RealtimeClient(`${server.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: server.anonKey },
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
  await database.query(`insert into public.notes (text) values ('heard')`);
  await expect.poll(() => texts).toEqual(['heard']);
  const slots = async () =>
    (await database.query('select from pg_replication_slots where database = current_database()')).rowCount;
  expect(await slots()).toBe(1);
  await server.stop('SIGKILL');
  await expect.poll(slots, { timeout: 10_000 }).toBe(0);
  await client.disconnect();
});
