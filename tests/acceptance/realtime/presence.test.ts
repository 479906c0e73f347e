import { afterAll, expect, test } from 'vitest';
import { subscribe } from './listen-in.ts';
import { ALICE, BOB } from '#tests/support/gateway-server.ts';
import { startRealtimeServer } from './realtime-server.ts';

const server = await startRealtimeServer();
const secondProcess = await startRealtimeServer({ beside: server });
afterAll(async () => {
  await secondProcess.close();
  await server.close();
});

type Options = { as?: string; vsn?: string; key?: string; isPrivate?: boolean; at?: typeof server };

async function join(
  topic: string,
  { as, vsn = '2.0.0', key = '', isPrivate = false, at = server }: Options = {},
) {
  const client = await at.client(as, { vsn });
  const channel = client.channel(topic, { config: { presence: { key }, private: isPrivate } });
  const events: string[] = [];
  channel
    .on('presence', { event: 'sync' }, () => void events.push('sync'))
    .on('presence', { event: 'join' }, ({ key: who }) => void events.push(`join ${who}`))
    .on('presence', { event: 'leave' }, ({ key: who }) => void events.push(`leave ${who}`));
  const heard = await subscribe(channel);
  const names = () =>
    Object.values(channel.presenceState<{ name: string }>())
      .flat()
      .map(({ name }) => name)
      .sort();
  return { client, channel, events, heard, names };
}

test.each(['1.0.0', '2.0.0'])('members see each other come and go in version %s', async (vsn) => {
  const alice = await join(`hall-${vsn}`, { vsn, key: 'alice' });
  const bob = await join(`hall-${vsn}`, { vsn, key: 'bob' });
  expect(await alice.channel.track({ name: 'Alice' })).toBe('ok');
  await expect.poll(bob.names).toEqual(['Alice']);
  await bob.channel.track({ name: 'Bob' });
  await expect.poll(alice.names).toEqual(['Alice', 'Bob']);
  expect(await alice.channel.untrack()).toBe('ok');
  await expect.poll(bob.names).toEqual(['Bob']);
  expect(bob.events).toContain('join alice');
  expect(bob.events).toContain('leave alice');
});

test('whoever comes later gets the state', async () => {
  const early = await join('later');
  await early.channel.track({ name: 'Early' });
  const late = await join('later');
  await expect.poll(late.names).toEqual(['Early']);
});

test('what a member tells can change', async () => {
  const one = await join('changing', { key: 'one' });
  const other = await join('changing');
  await one.channel.track({ name: 'Before' });
  await expect.poll(other.names).toEqual(['Before']);
  await one.channel.track({ name: 'After' });
  await expect.poll(other.names).toEqual(['After']);
});

test('two members under one key stand beside each other', async () => {
  const one = await join('same', { key: 'me' });
  const other = await join('same', { key: 'me' });
  await one.channel.track({ name: 'Phone' });
  await other.channel.track({ name: 'Laptop' });
  await expect.poll(one.names).toEqual(['Laptop', 'Phone']);
  await other.channel.unsubscribe();
  await expect.poll(one.names).toEqual(['Phone']);
});

test('a connection that ends takes its presence along', async () => {
  const one = await join('gone', { key: 'one' });
  const other = await join('gone');
  await one.channel.track({ name: 'One' });
  await expect.poll(other.names).toEqual(['One']);
  await one.client.disconnect();
  await expect.poll(other.names).toEqual([]);
  expect(other.events).toContain('leave one');
});

test('nobody passes as another by what they tell of themselves', async () => {
  const one = await join('honest', { key: 'one' });
  const other = await join('honest');
  await one.channel.track({ name: 'One', phx_ref: 'forged' });
  await expect.poll(other.names).toEqual(['One']);
  const [presence] = Object.values(other.channel.presenceState()).flat();
  expect(presence?.presence_ref).not.toBe('forged');
});

test('what a member tells has a longest length', async () => {
  const one = await join('long');
  expect(await one.channel.track({ text: 'x'.repeat(20_000) })).toBe('error');
});

test('a private topic lets those be present whom its policies let', async () => {
  const alice = await join('room:1', { as: ALICE, isPrivate: true, key: 'alice' });
  const bob = await join('room:1', { as: BOB, isPrivate: true });
  expect(await alice.channel.track({ name: 'Alice' })).toBe('ok');
  await expect.poll(bob.names).toEqual(['Alice']);
  await server.owner.query(
    'alter policy "Members are present in rooms" on realtime.messages with check (false)',
  );
  const late = await join('room:1', { as: BOB, isPrivate: true });
  expect(await late.channel.track({ name: 'Bob' })).toBe('error');
  expect(alice.names()).toEqual(['Alice']);
});

test('members of two processes see each other, those who were there before and those who come', async () => {
  const here = await join('wide', { key: 'here' });
  await here.channel.track({ name: 'Here' });
  const there = await join('wide', { key: 'there', at: secondProcess });
  await expect.poll(there.names).toEqual(['Here']);
  await there.channel.track({ name: 'There' });
  await expect.poll(here.names).toEqual(['Here', 'There']);
});

test('a process that starts learns who is present, and those of one that ends are gone', async () => {
  const here = await join('restarted', { key: 'here' });
  await here.channel.track({ name: 'Here' });
  const third = await startRealtimeServer({ beside: server });
  const there = await join('restarted', { key: 'there', at: third });
  await expect.poll(there.names).toEqual(['Here']);
  await there.channel.track({ name: 'There' });
  await expect.poll(here.names).toEqual(['Here', 'There']);
  await third.close();
  await expect.poll(here.names).toEqual(['Here']);
});
