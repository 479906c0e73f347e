import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { median } from '../median.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { closeSockets, openSockets } from './open-sockets.ts';
import type { MeasuredProcess } from './start-process.ts';

const JOINED = 5000;
const JOINED_MB = 400;

const SENDERS = 200;
const EACH_PER_SECOND = 100;
const TICK_MS = 10;
const MESSAGE_BYTES = 256;
const MOMENT_DIGITS = 13;
const P99_MS = 250;

const CHANGES = 200;
const CHANGE_MS = 100;

/** 10,000 connections that come and go, again and again: what is lost grows with each round, what is kept for the next does not. */
const PASSING = 10_000;
const PASSING_ROUNDS = 3;
const PASSING_AT_ONCE = 50;
/** A kilobyte each would be a leak. */
const PASSING_MB = 10;

/** Sockets that are joined, that talk, that come and go, and that follow a table. */
export async function measureSockets(
  engine: MeasuredProcess,
  anonKey: string,
  databaseUrl: string,
  seconds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  // What the first ones make the process load is no part of what each costs.
  await closeSockets(await openSockets(engine.port, anonKey, PASSING_AT_ONCE, () => 'realtime:warm'));
  const idle = await engine.memoryMb();
  const joined = await openSockets(engine.port, anonKey, JOINED, (index) => `realtime:t${index % 100}`);
  await delay(1000);
  figures.push(
    atMost('5,000 joined sockets, above idle', (await engine.memoryMb()) - idle, JOINED_MB, 0, ' MB'),
  );
  await closeSockets(joined);
  figures.push(...(await measureTalk(engine, anonKey, seconds)));
  figures.push(await measureChanges(engine, anonKey, databaseUrl));
  figures.push(await measurePassing(engine, anonKey));
  return figures;
}

/** 200 sockets in pairs, each of which sends to the other. */
async function measureTalk(engine: MeasuredProcess, anonKey: string, seconds: number): Promise<Figure[]> {
  const topicOf = (index: number) => `realtime:pair${index >> 1}`;
  const sockets = await openSockets(engine.port, anonKey, SENDERS, topicOf);
  const latencies: number[] = [];
  for (const socket of sockets) {
    socket.on('message', (data: Buffer) => {
      const at = momentOf(data);
      if (at !== undefined) latencies.push(performance.now() - at);
    });
  }
  const messages = sockets.map((_, index) => messageFor(topicOf(index)));
  const cpuBefore = await engine.cpuSeconds();
  const beganAt = performance.now();
  let ticks = 0;
  let sent = 0;
  while (performance.now() - beganAt < seconds * 1000) {
    const at = moment();
    for (const [index, socket] of sockets.entries()) {
      const [before = '', after = ''] = messages[index] ?? [];
      socket.send(before + at + after);
    }
    sent += sockets.length;
    ticks += 1;
    await delay(Math.max(0, beganAt + ticks * TICK_MS - performance.now()));
  }
  const elapsed = (performance.now() - beganAt) / 1000;
  await delay(1000);
  const busy = ((await engine.cpuSeconds()) - cpuBefore) / elapsed;
  const refused = sockets.filter(({ readyState, OPEN }) => readyState !== OPEN).length;
  await closeSockets(sockets.filter(({ readyState, OPEN }) => readyState === OPEN));
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  const rate = sent / elapsed;
  return [
    {
      ...atMost(`${SENDERS} sockets sending for ${seconds} s, p99`, p99, P99_MS, 0, ' ms'),
      note: `median ${median(latencies).toFixed(1)} ms; ${busy.toFixed(2)} of a processor; ${refused} closed`,
    },
    // A generator that cannot keep up would measure itself.
    atLeast('messages of 256 B sent by each per second', rate / SENDERS, EACH_PER_SECOND * 0.95, 0),
    atLeast('of them delivered', latencies.length / sent, 1, 3),
  ];
}

/** The two ends of a message of 256 bytes, between which its moment comes: made once, since the load shares the machine. */
function messageFor(topic: string): readonly [before: string, after: string] {
  const message = (pad: string) =>
    JSON.stringify([
      '1',
      null,
      topic,
      'broadcast',
      { type: 'broadcast', event: 'e', payload: { at: 1, pad } },
    ]);
  const shortest = message('').length + MOMENT_DIGITS - 1;
  const [before = '', after = ''] = message('x'.repeat(Math.max(0, MESSAGE_BYTES - shortest))).split(
    '"at":1',
  );
  return [`${before}"at":`, after];
}

/** Of one length in every message. */
function moment(): string {
  return `1${performance
    .now()
    .toFixed(3)
    .padStart(MOMENT_DIGITS - 1, '0')}`;
}

function momentOf(data: Buffer): number | undefined {
  const at = data.indexOf('"at":1');
  return at === -1 ? undefined : Number(data.toString('latin1', at + 6, at + 5 + MOMENT_DIGITS));
}

/** From the moment before a row is written to its arrival. */
async function measureChanges(
  engine: MeasuredProcess,
  anonKey: string,
  databaseUrl: string,
): Promise<Figure> {
  const [socket] = await openSockets(engine.port, anonKey, 1, () => 'realtime:other');
  if (!socket) throw new Error('No socket was opened.');
  const latencies: number[] = [];
  const heard = (data: Buffer) => {
    const at = /"text":"([\d.]+)"/.exec(data.toString())?.[1];
    if (at !== undefined) latencies.push(performance.now() - Number(at));
  };
  await joinNotes(socket);
  socket.on('message', heard);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    for (let change = 0; change < CHANGES; change += 1) {
      await client.query('insert into public.notes (text) values ($1)', [String(performance.now())]);
      await delay(15);
    }
    await delay(500);
  } finally {
    await client.end();
    await closeSockets([socket]);
  }
  const missing = CHANGES - latencies.length;
  return {
    ...atMost('a change at its subscriber, median', median(latencies), CHANGE_MS, 1, ' ms'),
    note: `${missing} of ${CHANGES} missing`,
  };
}

function joinNotes(socket: WebSocket): Promise<void> {
  const wanted = { event: 'INSERT', schema: 'public', table: 'notes' };
  return new Promise((resolve) => {
    // A `system` message says that the stream of changes is open.
    const listen = (data: Buffer) => {
      if (!data.toString().includes('Subscribed to PostgreSQL')) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
    socket.send(
      JSON.stringify(['2', '2', 'realtime:notes', 'phx_join', { config: { postgres_changes: [wanted] } }]),
    );
  });
}

async function measurePassing(engine: MeasuredProcess, anonKey: string): Promise<Figure> {
  const memory: number[] = [];
  for (let round = 0; round < PASSING_ROUNDS; round += 1) {
    for (let passed = 0; passed < PASSING; passed += PASSING_AT_ONCE) {
      const topicOf = (index: number) => `realtime:p${index % 10}`;
      await closeSockets(await openSockets(engine.port, anonKey, PASSING_AT_ONCE, topicOf));
    }
    await delay(1000);
    memory.push(await engine.memoryMb());
  }
  const [, before = 0, last = 0] = memory.slice(-3);
  return {
    ...atMost(
      '10,000 connections that come and go, the third time beyond the second',
      last - before,
      PASSING_MB,
      0,
      ' MB',
    ),
    note: `after each: ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
  };
}
