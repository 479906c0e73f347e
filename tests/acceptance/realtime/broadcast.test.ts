import type { RealtimeChannel } from '@supabase/realtime-js';
import { afterAll, describe, expect, test } from 'vitest';
import { subscribe } from './listen-in.ts';
import { ALICE, BOB, CAROL } from '#tests/support/gateway-server.ts';
import { startRealtimeServer, tokenFor } from './realtime-server.ts';

const server = await startRealtimeServer();
const secondProcess = await startRealtimeServer({ beside: server });
afterAll(async () => {
  await secondProcess.close();
  await server.close();
});

type Message = { event: string; payload?: unknown; meta?: { id: string } | undefined };

/** Joins a topic and keeps what is broadcast there. */
async function join(
  topic: string,
  {
    as = 'anon',
    vsn = '2.0.0',
    at = server,
    ...config
  }: Record<string, unknown> & { at?: typeof server } = {},
) {
  const client = await at.client(as as string, { vsn: vsn as string });
  const channel = client.channel(topic, { config });
  const messages: Message[] = [];
  channel.on('broadcast', { event: '*' }, (message) => void messages.push(message));
  return { client, channel, messages, heard: await subscribe(channel) };
}

const send = (channel: RealtimeChannel, event: string, payload: unknown) =>
  channel.send({ type: 'broadcast', event, payload });

describe('broadcast', () => {
  test.each([
    ['2.0.0', '2.0.0'],
    ['1.0.0', '2.0.0'],
    ['2.0.0', '1.0.0'],
    ['1.0.0', '1.0.0'],
  ])('goes from a client of version %s to one of %s, and not back', async (from, to) => {
    const sender = await join(`pair-${from}-${to}`, { vsn: from });
    const receiver = await join(`pair-${from}-${to}`, { vsn: to });
    await send(sender.channel, 'move', { x: 1, text: 'ἀγορά' });
    await expect
      .poll(() => receiver.messages)
      .toEqual([{ type: 'broadcast', event: 'move', payload: { x: 1, text: 'ἀγορά' } }]);
    expect(sender.messages).toEqual([]);
  });

  test('comes back to whoever asked for that', async () => {
    const { channel, messages } = await join('echo', { broadcast: { self: true } });
    await send(channel, 'move', { x: 1 });
    await expect.poll(() => messages).toHaveLength(1);
  });

  test('is confirmed to whoever asked for that', async () => {
    const { channel } = await join('acknowledged', { broadcast: { ack: true } });
    expect(await send(channel, 'move', { x: 1 })).toBe('ok');
  });

  test('keeps the order of a sender', async () => {
    const sender = await join('order');
    const receiver = await join('order');
    for (let n = 0; n < 100; n += 1) await send(sender.channel, 'count', { n });
    await expect.poll(() => receiver.messages).toHaveLength(100);
    expect(receiver.messages.map(({ payload }) => (payload as { n: number }).n)).toEqual(
      Array.from({ length: 100 }, (_, n) => n),
    );
  });

  test('carries bytes', async () => {
    const sender = await join('bytes');
    const receiver = await join('bytes');
    await send(sender.channel, 'blob', new Uint8Array([0, 1, 254, 255]).buffer);
    await expect.poll(() => receiver.messages).toHaveLength(1);
    expect(new Uint8Array(receiver.messages.at(0)?.payload as ArrayBuffer)).toEqual(
      new Uint8Array([0, 1, 254, 255]),
    );
  });

  test('stays on its topic, and a private topic of the same name is another', async () => {
    const sender = await join('room:1');
    const elsewhere = await join('room:2');
    const inside = await join('room:1', { as: ALICE, private: true });
    const receiver = await join('room:1');
    await send(sender.channel, 'move', {});
    await expect.poll(() => receiver.messages).toHaveLength(1);
    expect([...elsewhere.messages, ...inside.messages]).toEqual([]);
  });
});

describe('over HTTP', () => {
  const post = (messages: unknown, as = 'anon') =>
    server.fetch('/api/broadcast', { method: 'POST', as, body: JSON.stringify({ messages }) });

  test('a message reaches a topic that its sender has not joined', async () => {
    const receiver = await join('by-http');
    const sender = (await server.client()).channel('by-http');
    expect(await sender.httpSend('move', { x: 1 })).toEqual({ success: true });
    await expect.poll(() => receiver.messages).toMatchObject([{ event: 'move', payload: { x: 1 } }]);
  });

  test('bytes reach it as well, and a private topic asks its policies', async () => {
    const receiver = await join('room:1', { as: BOB, private: true });
    const of = async (as: string) =>
      (await server.client(as)).channel('room:1', { config: { private: true } });
    await expect((await of(BOB)).httpSend('blob', new Uint8Array([1]))).rejects.toThrow('permissions');
    await (await of(ALICE)).httpSend('blob', new Uint8Array([1, 255]));
    await expect.poll(() => receiver.messages).toHaveLength(1);
    expect(new Uint8Array(receiver.messages.at(0)?.payload as ArrayBuffer)).toEqual(new Uint8Array([1, 255]));
  });

  test('a message that would be kept is refused, since none is', async () => {
    const channel = (await server.client(ALICE)).channel('room:1', { config: { private: true } });
    await expect(channel.httpSend('move', {}, { persist: true })).rejects.toThrow('not kept');
  });

  test('several messages go in one request', async () => {
    const receiver = await join('several');
    const messages = [1, 2].map((n) => ({ topic: 'several', event: 'move', payload: { n } }));
    expect((await post(messages)).status).toBe(202);
    await expect.poll(() => receiver.messages).toHaveLength(2);
  });

  test.each([[undefined], [{}], [[{ topic: 'x' }]], [[{ topic: '', event: 'e', payload: {} }]], [[5]]])(
    '%j is refused',
    async (messages) => {
      expect((await post(messages)).status).toBe(422);
    },
  );

  test('a private topic takes messages from those who may write to it, and from no others', async () => {
    const receiver = await join('room:1', { as: BOB, private: true });
    const message = [{ topic: 'room:1', event: 'move', payload: {}, private: true }];
    for (const stranger of ['anon', CAROL, BOB]) expect((await post(message, stranger)).status).toBe(403);
    expect((await post(message, ALICE)).status).toBe(202);
    await expect.poll(() => receiver.messages).toHaveLength(1);
  });

  test('a request without a key is refused', async () => {
    const response = await fetch(`${server.url}/api/broadcast`, { method: 'POST', body: '{"messages":[]}' });
    expect(response.status).toBe(401);
  });
});

describe('from the database', () => {
  test('realtime.send reaches the members of a topic once it is committed', async () => {
    const receiver = await join('news');
    await server.owner.query(`select realtime.send('{"n": 1}', 'posted', 'news', false)`);
    await expect.poll(() => receiver.messages).toMatchObject([{ event: 'posted', payload: { n: 1 } }]);
    expect(receiver.messages.at(0)?.meta?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('what is rolled back is never sent', async () => {
    const receiver = await join('regrets');
    const undone = server.owner.transaction(async ({ query }) => {
      await query(`select realtime.send('{"n": 1}', 'posted', 'regrets', false)`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.owner.query(`select realtime.send('{"n": 2}', 'posted', 'regrets', false)`);
    await expect.poll(() => receiver.messages).toMatchObject([{ payload: { n: 2 } }]);
  });

  test('a trigger tells what changed', async () => {
    const receiver = await join('room:1', { as: ALICE, private: true });
    await server.owner.query(
      `create function public.tell_rooms() returns trigger language plpgsql as $$
       begin
         perform realtime.broadcast_changes('room:' || new.id, tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
         return null;
       end $$;
       create trigger tell_rooms after update on public.rooms for each row execute function public.tell_rooms()`,
    );
    await server.owner.query(`update public.rooms set name = 'Renamed' where id = 1`);
    await expect
      .poll(() => receiver.messages)
      .toMatchObject([
        {
          event: 'UPDATE',
          payload: { table: 'rooms', record: { name: 'Renamed' }, old_record: { name: 'First' } },
        },
      ]);
  });
});

test('a channel that asks for it hears that the database is followed', async () => {
  const { heard } = await join('ready', { broadcast: { replication_ready: true } });
  await expect
    .poll(() => heard.system.map(({ message }) => message))
    .toContain('Replication connection established');
});

test('broadcasts of before are not kept, and a channel that wants them is told', async () => {
  const { heard } = await join('room:1', { as: ALICE, private: true, broadcast: { replay: { since: 1 } } });
  expect(heard.errors.join()).toContain('UnableToReplayMessages');
});

describe('a private topic', () => {
  test.each([
    ['a stranger', 'anon'],
    ['somebody who is no member', CAROL],
  ])('does not let %s in', async (_name, as) => {
    const { heard } = await join('room:1', { as, private: true });
    expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
    expect(heard.errors.join()).toContain(
      'Unauthorized: You do not have permissions to read from this Channel topic: room:1',
    );
  });

  test('that cannot be kept is nobody’s, and ends no connection', async () => {
    const { heard } = await join('room:\0', { as: ALICE, private: true });
    expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
    expect(heard.errors.join()).toContain('Unauthorized');
    const messages = [{ topic: 'room:\0', event: 'move', payload: {}, private: true }];
    const sent = await server.fetch('/api/broadcast', {
      method: 'POST',
      as: ALICE,
      body: JSON.stringify({ messages }),
    });
    expect(sent.status).toBe(403);
    expect(server.logged.filter((line) => line.includes('error'))).toEqual([]);
  });

  test('lets a member in, who may say only what the policies allow', async () => {
    const alice = await join('room:1', { as: ALICE, private: true, broadcast: { ack: true } });
    const bob = await join('room:1', { as: BOB, private: true, broadcast: { ack: true } });
    expect(await send(alice.channel, 'move', { by: 'alice' })).toBe('ok');
    expect(await send(bob.channel, 'move', { by: 'bob' })).toBe('error');
    await expect.poll(() => bob.messages).toMatchObject([{ payload: { by: 'alice' } }]);
    expect(alice.messages).toEqual([]);
  });

  test('leaves nothing in the table of messages by asking', async () => {
    await join('room:1', { as: ALICE, private: true });
    const { rows } = await server.owner.query(`select from realtime.messages where event = ''`);
    expect(rows).toEqual([]);
  });

  test('is lost with a token that may not read it', async () => {
    const { client, heard } = await join('room:1', { as: ALICE, private: true });
    await client.setAuth(await tokenFor(CAROL));
    await expect.poll(() => heard.statuses).toContain('CLOSED');
    expect(heard.system.at(-1)?.message).toContain('You no longer have permission to read');
  });

  test('stays with a fresh token of the same account', async () => {
    const { client, heard, messages } = await join('room:1', { as: ALICE, private: true });
    await client.setAuth(await tokenFor(ALICE, 7200));
    await server.owner.query(`select realtime.send('{}', 'after', 'room:1')`);
    await expect.poll(() => messages.map(({ event }) => event)).toContain('after');
    expect(heard.statuses).toEqual(['SUBSCRIBED']);
  });

  test('is the only kind where the settings say so', async () => {
    const strict = await startRealtimeServer({ beside: server, config: '[realtime]\nprivate_only = true' });
    expect((await join('open', { at: strict })).heard.errors.join()).toContain('PrivateOnly');
    expect((await join('room:1', { at: strict, as: ALICE, private: true })).heard.errors).toEqual([]);
    const body = JSON.stringify({ messages: [{ topic: 'open', event: 'e', payload: {} }] });
    expect((await strict.fetch('/api/broadcast', { method: 'POST', body })).status).toBe(403);
    await strict.close();
  });
});

describe('two processes', () => {
  test('bring a broadcast to the members of both', async () => {
    const here = await join('both');
    const there = await join('both', { at: secondProcess });
    await send(here.channel, 'move', { n: 1 });
    await send(there.channel, 'move', { n: 2 });
    await expect.poll(() => there.messages).toMatchObject([{ payload: { n: 1 } }]);
    await expect.poll(() => here.messages).toMatchObject([{ payload: { n: 2 } }]);
  });

  test('carry what is longer than a notification, in its order, and bytes', async () => {
    const here = await join('long');
    const there = await join('long', { at: secondProcess });
    const long = 'ä'.repeat(20_000);
    await send(here.channel, 'first', { text: long });
    await send(here.channel, 'second', { text: 'short' });
    await send(here.channel, 'third', new Uint8Array([255, 0]).buffer);
    await expect.poll(() => there.messages.map(({ event }) => event)).toEqual(['first', 'second', 'third']);
    expect(there.messages.at(0)?.payload).toEqual({ text: long });
    expect(new Uint8Array(there.messages.at(2)?.payload as ArrayBuffer)).toEqual(new Uint8Array([255, 0]));
  });

  test('send what the database sends once to each', async () => {
    const here = await join('from-one');
    const there = await join('from-one', { at: secondProcess });
    await server.owner.query(`select realtime.send('{}', 'posted', 'from-one', false)`);
    await server.owner.query(`select realtime.send('{}', 'last', 'from-one', false)`);
    for (const { messages } of [here, there])
      await expect.poll(() => messages.map(({ event }) => event)).toEqual(['posted', 'last']);
  });
});

test('whoever looks on as somebody else listens, and says nothing in their name', async () => {
  const lookingOn = await tokenFor(ALICE, 3600, { act: { sub: BOB } });
  const { channel, heard } = await join('room:1', { as: lookingOn, private: true, broadcast: { ack: true } });
  expect(heard.statuses).toEqual(['SUBSCRIBED']);
  expect(await send(channel, 'say', { text: 'not mine' })).toBe('error');
  const body = JSON.stringify({ messages: [{ topic: 'room:1', event: 'say', payload: {}, private: true }] });
  const overHttp = (as: string) => server.fetch('/api/broadcast', { as, method: 'POST', body });
  expect((await overHttp(lookingOn)).status).toBe(403);
  expect((await overHttp(ALICE)).status).toBe(202);
});
