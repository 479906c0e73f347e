import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
let closed: LibraryServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([
    startWorkshopServer('db_plan_enabled = true'),
    startWorkshopServer(),
  ]);
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const from = (table: string) => server.client().from(table);

describe('nulls that are stripped', () => {
  test('from a list', async () => {
    const { data } = await from('rooms').select('id,seats,plan').order('id').stripNulls();
    expect(data).toEqual([
      { id: 1, seats: '[1,10)', plan: { a: 1 } },
      { id: 2, seats: '[5,20)' },
      { id: 3, plan: { a: 1 } },
    ]);
  });

  test('from one object', async () => {
    const { data } = await from('staff').select('id,boss_id,wage').eq('id', 4).single().stripNulls();
    expect(data).toEqual({ id: 4, boss_id: 2 });
  });

  test('from embedded objects, too', async () => {
    const { data } = await from('visits').select('id,staff(wage,name)').eq('id', 5).stripNulls();
    expect(data).toEqual([{ id: 5, staff: { name: 'Lea' } }]);
  });

  test('inside documents, not from lists', async () => {
    const { data } = await from('rooms').select('facts').lt('id', 3).order('id').stripNulls();
    expect(data).toEqual([{ facts: { b: [1, null] } }, { facts: {} }]);
  });

  test('from what was written', async () => {
    const { status, data } = await server
      .client(ALICE)
      .from('drafts')
      .insert({ id: 70, note: null })
      .select()
      .stripNulls();
    expect([status, data]).toEqual([201, [{ id: 70, stars: 3 }]]);
    const gone = await server
      .client(ALICE)
      .from('drafts')
      .delete()
      .eq('id', 70)
      .select()
      .single()
      .stripNulls();
    expect(gone.data).toEqual({ id: 70, stars: 3 });
  });

  test('from what a function gives', async () => {
    const { data } = await server.client().rpc('all_staff').select('id,wage').gte('id', 3).stripNulls();
    expect(data).toEqual([{ id: 3, wage: 20 }, { id: 4 }]);
  });

  test.each([
    [
      'application/vnd.pgrst.array+json;nulls=stripped',
      '[{"id":4}]',
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
    ],
    [
      'application/vnd.pgrst.array;nulls=stripped',
      '[{"id":4}]',
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
    ],
    [
      'application/vnd.pgrst.object+json;nulls=stripped',
      '{"id":4}',
      'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    ],
    [
      'application/vnd.pgrst.object;nulls=stripped',
      '{"id":4}',
      'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    ],
    ['application/vnd.pgrst.array+json', '[{"id":4,"wage":null}]', 'application/json; charset=utf-8'],
    [
      'application/vnd.pgrst.object+json',
      '{"id":4,"wage":null}',
      'application/vnd.pgrst.object+json; charset=utf-8',
    ],
    ['application/json', '[{"id":4,"wage":null}]', 'application/json; charset=utf-8'],
    ['text/html, application/json', '[{"id":4,"wage":null}]', 'application/json; charset=utf-8'],
    ['text/csv', 'id,wage\n4,', 'text/csv; charset=utf-8'],
  ])('as %s', async (accept, body, type) => {
    const answer = await server.fetch('/staff?select=id,wage&id=eq.4', { headers: { accept } });
    expect([answer.body, answer.headers.get('content-type')]).toEqual([body, type]);
  });

  test('an object that would be many is refused', async () => {
    const { status, error } = await from('staff').select().single().stripNulls();
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
  });
});

describe('a plan instead of rows', () => {
  test('as text and as JSON', async () => {
    const text = await from('rooms').select('id').eq('id', 1).explain();
    expect(text.data).toMatch(/Scan.*cost=/);
    const json = await from('rooms').select('id').explain({ format: 'json' });
    expect(json.data).toEqual([{ Plan: expect.any(Object) }]);
  });

  test.each([
    [{ verbose: true }, '"Output"'],
    [{ settings: true }, '"Settings"'],
    [{ analyze: true }, '"Actual Rows"'],
    [{ analyze: true, buffers: true }, '"Shared Hit Blocks"'],
    [{ analyze: true, wal: true }, '"WAL Records"'],
  ])('with %j', async (options, found) => {
    const { data } = await from('rooms')
      .select('id')
      .explain({ ...options, format: 'json' });
    expect(JSON.stringify(data)).toContain(found);
  });

  test('of a write does not write', async () => {
    const { data } = await server.client(ALICE).from('drafts').insert({ title: 'planned' }).explain();
    expect(data).toContain('Insert on');
    expect((await from('drafts').select('id').eq('title', 'planned')).data).toEqual([]);
  });

  test.each([
    [
      'an update',
      () => server.client(ALICE).from('drafts').update({ title: 'x' }).eq('id', 1).explain(),
      'Update on',
    ],
    ['a delete', () => server.client(ALICE).from('drafts').delete().eq('id', 1).explain(), 'Delete on'],
    [
      'an upsert',
      () => server.client(ALICE).from('drafts').upsert({ id: 1, title: 'x' }).explain(),
      'Conflict Resolution',
    ],
    ['a call', () => server.client().rpc('all_rooms').explain(), 'cost='],
    ['an embedding', () => from('rooms').select('visits(id)').explain(), 'visits'],
  ])('of %s', async (_, ask, found) => {
    const { data, status } = await ask();
    expect([status, JSON.stringify(data)]).toEqual([200, expect.stringContaining(found)]);
    expect((await from('drafts').select('title').eq('id', 1)).data).toEqual([{ title: 'one' }]);
  });

  test.each([
    ['application/vnd.pgrst.plan', 'application/vnd.pgrst.plan+text; for="application/json"; charset=utf-8'],
    [
      'application/vnd.pgrst.plan+json; options=verbose|wal|analyze',
      'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose|wal; charset=utf-8',
    ],
    [
      'application/vnd.pgrst.plan+text; for="text/csv"',
      'application/vnd.pgrst.plan+text; for="text/csv"; charset=utf-8',
    ],
    [
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object"',
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; charset=utf-8',
    ],
  ])('%s says what it is', async (accept, type) => {
    const { status, headers } = await server.fetch('/rooms', { headers: { accept } });
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  test('of a table that the role may not read is refused', async () => {
    const { status, error } = await from('closed').select().explain();
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  test.each([['application/vnd.pgrst.plan+json; for="application/json"'], ['application/vnd.pgrst.plan']])(
    '%s is refused where it is switched off',
    async (accept) => {
      const { status, body } = await closed.fetch('/rooms', { headers: { accept } });
      expect([status, JSON.parse(body).code]).toEqual([406, 'PGRST107']);
    },
  );
});

describe('types that are left out on purpose', () => {
  test.each([
    ['application/geo+json', '/rooms'],
    ['image/png', '/rooms'],
    ['text/plain', '/rpc/zone'],
    ['application/octet-stream', '/rpc/zone'],
    ['application/vnd.pgrst.plan+json; for="application/geo+json"', '/rooms'],
  ])('%s of %s', async (accept, path) => {
    const { status, body } = await server.fetch(path, { headers: { accept } });
    expect([status, JSON.parse(body)]).toEqual([
      406,
      {
        code: 'PGRST107',
        details: null,
        hint: null,
        message: expect.stringContaining('None of these media types are available: '),
      },
    ]);
  });
});
