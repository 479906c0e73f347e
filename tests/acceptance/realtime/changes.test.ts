import type { RealtimePostgresChangesPayload } from '@supabase/realtime-js';
import { afterAll, describe, expect, test } from 'vitest';
import { subscribe } from './listen-in.ts';
import { ALICE, BOB, CAROL } from '#tests/support/gateway-server.ts';
import { startRealtimeServer } from './realtime-server.ts';

const server = await startRealtimeServer();
afterAll(() => server.close());
const { query } = server.owner;

type Change = Pick<
  RealtimePostgresChangesPayload<object>,
  'schema' | 'table' | 'commit_timestamp' | 'errors'
> & {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
};
type Wanted = { event?: string; schema?: string; table?: string; filter?: string };

let topics = 0;

/** Subscribes to changes, and keeps them. */
async function follow(wanted: Wanted, { as = 'anon', vsn = '2.0.0', at = server } = {}) {
  const client = await at.client(as, { vsn });
  topics += 1;
  const channel = client.channel(`changes-${topics}`);
  const changes: Change[] = [];
  const filter = { event: '*', schema: 'public', ...wanted } as { event: '*'; schema: string };
  channel.on('postgres_changes', filter, (change) => void changes.push(change));
  return { client, channel, changes, heard: await subscribe(channel) };
}

describe('changes of a table', () => {
  test.each(['1.0.0', '2.0.0'])('arrive with what was and what is, in version %s', async (vsn) => {
    const id = vsn === '1.0.0' ? 10 : 20;
    const { changes, heard } = await follow({ table: 'board', filter: `id=eq.${id}` }, { vsn });
    expect(heard.statuses).toEqual(['SUBSCRIBED']);
    await query(`insert into board values ($1, 'Open', true, '{a,b}', '{"n": 1}')`, [id]);
    await expect.poll(() => changes).toHaveLength(1);
    await query(`update board set title = 'Closed', is_open = false where id = $1`, [id]);
    await expect.poll(() => changes).toHaveLength(2);
    await query('delete from board where id = $1', [id]);
    await expect
      .poll(() => changes.map(({ eventType }) => eventType))
      .toEqual(['INSERT', 'UPDATE', 'DELETE']);
    const [inserted, updated, deleted] = changes;
    expect(inserted).toMatchObject({ schema: 'public', table: 'board', errors: null });
    expect(Date.parse(inserted?.commit_timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(updated).toMatchObject({ new: { id, title: 'Closed', is_open: false }, old: { id } });
    expect(deleted).toMatchObject({ new: {}, old: { id } });
  });

  test('hold values as JSON has them', async () => {
    const { changes } = await follow({ event: 'INSERT', table: 'board', filter: 'id=eq.30' });
    await query(`insert into board values (30, 'Types', true, '{a,b}', '{"n": 1}')`);
    await expect.poll(() => changes).toHaveLength(1);
    expect(changes.at(0)?.new).toEqual({
      id: 30,
      title: 'Types',
      is_open: true,
      tags: ['a', 'b'],
      details: { n: 1 },
    });
  });

  test('are only those that were asked for', async () => {
    const inserts = await follow({ event: 'INSERT', table: 'board', filter: 'id=eq.40' });
    const updates = await follow({ event: 'UPDATE', table: 'board', filter: 'id=eq.40' });
    await query(`insert into board values (40, 'One')`);
    await query(`update board set title = 'Two' where id = 40`);
    await expect.poll(() => updates.changes.map(({ eventType }) => eventType)).toEqual(['UPDATE']);
    expect(inserts.changes.map(({ eventType }) => eventType)).toEqual(['INSERT']);
  });

  test('of a whole schema arrive for all its tables', async () => {
    const { changes } = await follow({ event: 'INSERT' }, { as: 'service_role' });
    await query(`insert into board values (50, 'All')`);
    await query(`insert into messages (room_id, body) values (2, 'All')`);
    await expect.poll(() => changes.map(({ table }) => table)).toEqual(['board', 'messages']);
  });

  test('that are rolled back never arrive', async () => {
    const { changes } = await follow({ table: 'board', filter: 'id=in.(60,61)' });
    await server.owner
      .transaction(async (transaction) => {
        await transaction.query(`insert into board values (60, 'Undone')`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await query(`insert into board values (61, 'Done')`);
    await expect.poll(() => changes.map((change) => change.new.id)).toEqual([61]);
  });

  test('come in the order of their commits, many at once', async () => {
    const { changes } = await follow({ event: 'INSERT', table: 'board', filter: 'id=gte.1000' });
    await query(`insert into board select n, 'Many' from generate_series(1000, 1199) n`);
    await expect.poll(() => changes, { timeout: 10_000 }).toHaveLength(200);
    expect(changes.map((change) => change.new.id)).toEqual(Array.from({ length: 200 }, (_, n) => 1000 + n));
    await query('delete from board where id >= 1000');
  });

  test('several subscriptions of one channel each get theirs', async () => {
    const client = await server.client();
    const got: string[] = [];
    const channel = client
      .channel('several')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'board', filter: 'id=eq.70' },
        () => void got.push('70'),
      )
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'board', filter: 'id=in.(70,71)' },
        () => void got.push('both'),
      );
    await subscribe(channel);
    await query(`insert into board values (70, 'x'), (71, 'y')`);
    await expect.poll(() => got.toSorted()).toEqual(['70', 'both', 'both']);
  });

  test('end with the channel', async () => {
    const { channel, changes } = await follow({ table: 'board', filter: 'id=eq.80' });
    const other = await follow({ table: 'board', filter: 'id=eq.80' });
    await channel.unsubscribe();
    await query(`insert into board values (80, 'Late')`);
    await expect.poll(() => other.changes).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  test('an owned row is known by its key of two columns', async () => {
    const { changes } = await follow({ table: 'owned', filter: `user_id=eq.${ALICE}` }, { as: ALICE });
    const stranger = await follow({ table: 'owned' }, { as: BOB });
    await query('insert into owned values ($1, 1), ($2, 1)', [ALICE, CAROL]);
    await expect.poll(() => changes).toHaveLength(1);
    await query('update owned set value = 5 where user_id = $1', [ALICE]);
    await expect.poll(() => changes).toHaveLength(2);
    await query('delete from owned where user_id = $1', [ALICE]);
    await expect
      .poll(() => changes.map(({ eventType }) => eventType))
      .toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(changes.at(2)?.old).toEqual({ user_id: ALICE, slot: 1 });
    expect(stranger.changes.filter(({ eventType }) => eventType !== 'DELETE')).toEqual([]);
  });
});

describe('filters', () => {
  test.each([
    ['weight=eq.2', [2]],
    ['weight=neq.2', [1, 3]],
    ['weight=lt.2', [1]],
    ['weight=lte.2', [1, 2]],
    ['weight=gt.2', [3]],
    ['weight=gte.2', [2, 3]],
    ['weight=in.(1,3)', [1, 3]],
    ['mood=in.("a,b",c)', [1, 3]],
    ['mood=like.%b', [1]],
    ['mood=is.null', [2]],
    ['mood=not.is.null', [1, 3]],
    ['weight=gt.1,mood=eq.c', [3]],
    ['body=eq.it\'s "quoted" \\', [2]],
  ])('%s', async (filter, expected) => {
    const { changes, heard } = await follow({ table: 'messages', filter }, { as: ALICE });
    expect(heard.statuses, heard.errors.join()).toEqual(['SUBSCRIBED']);
    const last = await follow({ table: 'messages', filter: 'body=eq.end' }, { as: ALICE });
    await query(
      `insert into messages (room_id, body, mood, weight)
       values (1, 'one', 'a,b', 1), (1, $1, null, 2), (1, 'three', 'c', 3), (1, 'end', 'end', -99)`,
      [String.raw`it's "quoted" \ `.trim()],
    );
    await expect.poll(() => last.changes).toHaveLength(1);
    const weights = changes.map((change) => change.new.weight).filter((weight) => weight !== -99);
    expect(weights).toEqual(expected);
  });

  test.each([
    ['weight=xx.1', 'the filter cannot be read'],
    ['nonsense', 'the filter cannot be read'],
    ['missing=eq.1', 'there is no column missing'],
    ['secret=eq.hidden', 'there is no column secret'],
    ['weight=eq.heavy', 'invalid input syntax'],
    ['body=is.nothing', 'the filter cannot be read'],
  ])('%s is refused', async (filter, why) => {
    const { heard } = await follow({ table: 'messages', filter }, { as: ALICE });
    expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
    expect(heard.errors.join()).toContain(why);
  });
});

describe('what a subscriber may not see', () => {
  test('is not sent: each row is read as its subscriber', async () => {
    const alice = await follow({ table: 'messages' }, { as: ALICE });
    const carol = await follow({ table: 'messages' }, { as: CAROL });
    await query(`insert into messages (room_id, body) values (2, 'not yours'), (1, 'yours')`);
    await expect.poll(() => alice.changes.map((change) => change.new.body)).toEqual(['yours']);
    await query(`insert into members values (2, $1)`, [CAROL]);
    await query(`insert into messages (room_id, body) values (2, 'hers')`);
    await expect.poll(() => carol.changes.map((change) => change.new.body)).toEqual(['hers']);
    expect(alice.changes.map((change) => change.new.body)).toEqual(['yours']);
  });

  test('a column without the right to read it is not there', async () => {
    const { changes } = await follow({ table: 'messages' }, { as: ALICE });
    await query(`insert into messages (room_id, body) values (1, 'columns')`);
    await expect.poll(() => changes).toHaveLength(1);
    expect(Object.keys(changes.at(0)?.new ?? {})).toEqual([
      'id',
      'room_id',
      'author',
      'body',
      'mood',
      'weight',
    ]);
  });

  test('a deletion tells the key and nothing else, whatever the table tells the stream', async () => {
    await query('alter table messages replica identity full');
    const { changes } = await follow({ event: 'DELETE', table: 'messages' }, { as: ALICE });
    const { rows } = await query<{ id: string }>(
      `insert into messages (room_id, body, secret) values (1, 'gone', 'very') returning id`,
    );
    await query(`delete from messages where body = 'gone'`);
    await expect.poll(() => changes.map(({ old }) => old)).toEqual([{ id: Number(rows.at(0)?.id) }]);
    await query('alter table messages replica identity default');
  });

  test.each([
    ['a table that is not published', { table: 'unpublished' }, 'anon'],
    ['a table that the role may not read', { table: 'messages' }, 'anon'],
    ['a table that is not there', { table: 'nowhere' }, 'anon'],
    ['a schema of the engine', { schema: 'auth', table: 'users' }, 'service_role'],
    ['an event that is none', { table: 'board', event: 'TRUNCATE' }, 'anon'],
  ])('%s cannot be followed', async (_name, wanted, as) => {
    const { heard } = await follow(wanted, { as });
    expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
  });

  test('a right that was taken away ends at once', async () => {
    const { changes } = await follow({ table: 'board', filter: 'id=in.(90,91)' });
    const service = await follow({ table: 'board', filter: 'id=in.(90,91)' }, { as: 'service_role' });
    await query(`insert into board values (90, 'Before')`);
    await expect.poll(() => changes).toHaveLength(1);
    await query('revoke select on board from anon');
    await query(`insert into board values (91, 'After')`);
    await expect.poll(() => service.changes).toHaveLength(2);
    expect(changes).toHaveLength(1);
    await query('grant select on board to anon');
  });
});

describe('the stream', () => {
  test('is one temporary slot of the process, which leaves nothing behind', async () => {
    const slots = async () =>
      (
        await query<{ temporary: boolean }>(
          'select temporary from pg_replication_slots where database = current_database()',
        )
      ).rows;
    const second = await startRealtimeServer({ beside: server });
    await follow({ table: 'board' });
    await follow({ table: 'board' }, { at: second });
    expect(await slots()).toEqual([{ temporary: true }, { temporary: true }]);
    await second.close();
    await expect.poll(slots).toEqual([{ temporary: true }]);
  });

  test('that is lost lets clients subscribe again by themselves', async () => {
    const { changes, heard } = await follow({ table: 'board', filter: 'id=eq.95' });
    await query(
      `select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`,
    );
    await expect
      .poll(() => heard.statuses, { timeout: 10_000 })
      .toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
    await query(`insert into board values (95, 'Back')`);
    await expect.poll(() => changes).toHaveLength(1);
  });
});
