import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fuzzing, MARK } from '#tests/support/fuzz.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { startRealtimeServer, tokenFor } from './realtime-server.ts';

const server = await startRealtimeServer();
afterAll(() => server.close());

const of = fc.constantFrom;
const { timeoutMs, ...runs } = fuzzing(300);
const token = await tokenFor(ALICE);

const text = fc
  .oneof(
    of('', 'a', '*', 'board', 'public', "'", '"', '$1', '\u{1F4DA}', '\ud800', 'x'.repeat(300)),
    fc.string({ maxLength: 10 }),
  )
  .map((made) => (made.length % 3 === 0 ? made + MARK : made));
const odd = fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.jsonValue({ maxDepth: 2 }));
const topic = fc.oneof(of('realtime:a', 'realtime:room:1', 'realtime:b', 'phoenix', 'realtime:'), text);
const filter = fc.oneof(
  fc
    .tuple(
      of('id', 'title', 'is_open', 'tags', 'details', 'nosuch', '"odd"'),
      of('eq', 'neq', 'lt', 'gte', 'in', 'like', 'is', 'nope'),
      text,
    )
    .map(
      ([column, operator, value]) => `${column}=${operator}.${operator === 'in' ? `(${value},1)` : value}`,
    ),
  text,
);
const change = fc.record(
  {
    event: of<unknown[]>('*', 'INSERT', 'UPDATE', 'DELETE', 'nope', 5),
    schema: of<unknown[]>('public', '*', 'auth', 5),
    table: fc.oneof(of('messages', 'board', 'keyless', 'owned', 'nosuch'), odd),
    filter,
  },
  { requiredKeys: [] },
);
const config = fc.record(
  {
    private: fc.boolean(),
    broadcast: fc.oneof(fc.record({ self: fc.boolean(), ack: fc.boolean() }), odd),
    presence: fc.oneof(fc.record({ key: text, enabled: fc.boolean() }), odd),
    postgres_changes: fc.oneof(fc.array(change, { maxLength: 3 }), odd),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record(
      { config, access_token: fc.oneof(of(token, 'x', 'a.b.c'), odd) },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { type: of('broadcast', 'presence'), event: text, payload: odd },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: odd },
);
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: of('phx_join', 'phx_join', 'phx_leave', 'heartbeat', 'broadcast', 'presence', 'access_token'),
  },
  { weight: 1, arbitrary: text },
);
const ref = fc.oneof({ weight: 6, arbitrary: of('1', '2', null) }, { weight: 1, arbitrary: odd });
const frame = fc.tuple(ref, ref, topic, event, payload).map((parts) => JSON.stringify(parts));
const former = fc
  .record({ join_ref: ref, ref, topic, event, payload }, { requiredKeys: ['topic', 'event'] })
  .map((message) => JSON.stringify(message));
const binary = fc
  .tuple(
    of(3, 3, 3, 0, 4, 255),
    fc.array(text, { minLength: 5, maxLength: 5 }),
    of(0, 1, 7),
    fc.uint8Array({ maxLength: 60 }),
    fc.integer({ min: -3, max: 3 }),
  )
  .map(([kind, names, encoding, body, wrong]) => {
    const parts = names.map((name) => Buffer.from(name.slice(0, 60)));
    const lengths = parts.map(({ length }) => Math.max(0, length + (wrong > 1 ? wrong : 0)));
    return Buffer.concat([Buffer.from([kind, ...lengths, encoding]), ...parts, Buffer.from(body)]);
  });
const messages = (version: string) =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: version === '2.0.0' ? frame : former },
      { weight: 2, arbitrary: binary },
      { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
      { weight: 1, arbitrary: version === '2.0.0' ? former : frame },
    ),
    { maxLength: 8 },
  );
const connection = of('1.0.0', '2.0.0').chain((version) =>
  fc.record({ version: fc.constant(version), sent: messages(version) }),
);

/** Codes by which a client may be sent away; 1011 would be a fault of ours. */
const GOODBYES = [1000, 1001, 1002, 1003, 1007, 1008, 1009];

function mustBeSound(): void {
  expect([...server.statements].filter((statement) => statement.includes(MARK))).toEqual([]);
  expect(server.logged.filter((line) => line.includes('failed'))).toEqual([]);
}

test(
  'whatever a socket says is answered or ends it with a reason, and no value becomes a part of a statement',
  async () => {
    let row = 0;
    await fc.assert(
      fc.asyncProperty(connection, async ({ version, sent }) => {
        const socket = server.socket(`apikey=the-anon-key&vsn=${version}`);
        const closed = once(socket, 'close') as Promise<[number]>;
        await once(socket, 'open');
        const answered = new Promise<'answered'>((resolve) => {
          socket.on('message', (data: Buffer) => {
            if (data.includes('last-beat')) resolve('answered');
          });
        });
        for (const message of sent) socket.send(message);
        const beat = ['1', 'last-beat', 'phoenix', 'heartbeat', {}];
        socket.send(
          JSON.stringify(
            version === '2.0.0'
              ? beat
              : { topic: 'phoenix', event: 'heartbeat', ref: 'last-beat', payload: {} },
          ),
        );
        row += 1;
        if (row % 20 === 0)
          await server.owner.query('insert into public.board (id, title) values ($1, $2)', [row, MARK]);
        const end = await Promise.race([answered, closed]);
        if (end !== 'answered') expect(GOODBYES).toContain(end[0]);
        socket.close();
        await closed;
      }),
      runs,
    );
    mustBeSound();
  },
  timeoutMs,
);

test(
  'whatever is broadcast over HTTP is sent or refused',
  async () => {
    const message = fc.record({ topic, event: text, payload: odd, private: odd }, { requiredKeys: [] });
    const body = fc.oneof(
      fc
        .record({ messages: fc.oneof(fc.array(message, { maxLength: 4 }), odd) })
        .map((made) => JSON.stringify(made)),
      fc.string({ maxLength: 40 }),
    );
    const path = fc.oneof(
      of('/api/broadcast', '/api/broadcast/', '/websocket', '/nowhere'),
      text.map((made) => `/api/broadcast/${encodeURIComponent(made.toWellFormed())}/events/e`),
    );
    await fc.assert(
      fc.asyncProperty(path, body, of('anon', ALICE, 'service_role'), async (where, made, as) => {
        const response = await server.fetch(where, { as, method: 'POST', body: made });
        expect(response.status, await response.text()).toBeLessThan(500);
      }),
      runs,
    );
    mustBeSound();
  },
  timeoutMs,
);
