import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
let closed: LibraryServer;
let undone: LibraryServer;
beforeAll(async () => {
  [server, closed, undone] = await Promise.all([
    startWorkshopServer('db_tx_end = "commit-allow-override"'),
    startWorkshopServer(),
    startWorkshopServer('db_tx_end = "rollback-allow-override"'),
  ]);
});
afterAll(async () => {
  await server.close();
  await closed.close();
  await undone.close();
});
afterEach(() =>
  server.owner.query(`
  delete from library.drafts where id > 2;
  insert into library.drafts (id, title) values (1, 'one'), (2, 'two')
    on conflict (id) do update set title = excluded.title, stars = 3`),
);

const drafts = () => server.client(ALICE).from('drafts');
const titles = async (of = server) => {
  const { rows } = await of.owner.query<{ title: string }>('select title from library.drafts order by id');
  return rows.map(({ title }) => title);
};
const send = (method: string, path: string, body: unknown, prefer: string, to = server) =>
  to.fetch(path, {
    as: ALICE,
    method,
    headers: { 'content-type': 'application/json', prefer },
    body: body === undefined ? null : JSON.stringify(body),
  });

describe('a rollback', () => {
  test.each<[string, () => PromiseLike<{ status: number; data: unknown }>, number, unknown]>([
    [
      'an insert',
      () => drafts().insert({ id: 9, title: 'x' }).select('title').rollback(),
      201,
      [{ title: 'x' }],
    ],
    ['an insert that shows nothing', () => drafts().insert({ id: 9, title: 'x' }).rollback(), 201, null],
    [
      'an update',
      () => drafts().update({ title: 'x' }).eq('id', 1).select('title').rollback(),
      200,
      [{ title: 'x' }],
    ],
    [
      'an upsert',
      () => drafts().upsert({ id: 1, title: 'x' }).select('title').rollback(),
      200,
      [{ title: 'x' }],
    ],
    ['a delete', () => drafts().delete().eq('id', 1).select('title').rollback(), 200, [{ title: 'one' }]],
    ['a delete that shows nothing', () => drafts().delete().eq('id', 1).rollback(), 204, null],
    [
      'one object',
      () => drafts().delete().eq('id', 1).select('title').rollback().single(),
      200,
      { title: 'one' },
    ],
    [
      'a call',
      () => server.client(ALICE).rpc('add_draft', { title: 'x' }).select('title').rollback(),
      200,
      { title: 'x' },
    ],
    ['a read', () => drafts().select('title').eq('id', 1).rollback(), 200, [{ title: 'one' }]],
  ])('undoes %s and shows what it would have been', async (_, ask, status, data) => {
    const result = await ask();
    expect([result.status, result.data]).toEqual([status, data]);
    expect(await titles()).toEqual(['one', 'two']);
  });

  test('finds what only the end of a transaction would find', async () => {
    await server.client(ALICE).from('slots').insert({ id: 1, place: 1 });
    const { status, error } = await server.client(ALICE).from('slots').insert({ id: 2, place: 1 }).rollback();
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  test('leaves the connection as it was', async () => {
    for (let turn = 0; turn < 8; turn += 1) await drafts().insert({ title: 'x' }).rollback();
    expect((await server.client().rpc('zone')).status).toBe(200);
    expect((await drafts().insert({ id: 9, title: 'kept' })).status).toBe(201);
    expect(await titles()).toEqual(['one', 'two', 'kept']);
  });

  test.each([
    ['POST', '/drafts', 'tx=rollback', 201, 'tx=rollback'],
    ['POST', '/drafts', 'tx=commit', 201, 'tx=commit'],
    ['POST', '/drafts', 'tx=commit, tx=rollback', 201, 'tx=commit'],
    ['GET', '/drafts', 'tx=rollback', 200, 'tx=rollback'],
    ['POST', '/drafts', 'tx=never', 201, null],
  ])('%s %s with %s is confirmed', async (method, path, prefer, status, applied) => {
    const answer = await send(method, path, method === 'GET' ? undefined : { title: 'x' }, prefer);
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([status, applied]);
  });

  test('is refused where the settings do not allow it, and nothing is written', async () => {
    const { status, body } = await send('POST', '/drafts', { id: 9, title: 'x' }, 'tx=rollback', closed);
    expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST122']);
    expect(await titles(closed)).toEqual(['one', 'two']);
    const committed = await send('POST', '/drafts', { id: 9, title: 'x' }, 'tx=commit', closed);
    expect([committed.status, committed.headers.get('preference-applied')]).toEqual([201, null]);
    expect(await titles(closed)).toEqual(['one', 'two', 'x']);
  });

  test('is the rule where the settings say so', async () => {
    expect((await send('POST', '/drafts', { id: 8, title: 'x' }, '', undone)).status).toBe(201);
    expect(await titles(undone)).toEqual(['one', 'two']);
    expect((await send('POST', '/drafts', { id: 8, title: 'x' }, 'tx=commit', undone)).status).toBe(201);
    expect(await titles(undone)).toEqual(['one', 'two', 'x']);
  });
});

describe('a time zone', () => {
  const moment = async (prefer: string) => {
    const { status, body, headers } = await server.fetch('/moments?select=at', { headers: { prefer } });
    return [
      status,
      status === 200 ? JSON.parse(body)[0].at : JSON.parse(body).code,
      headers.get('preference-applied'),
    ];
  };

  test.each([
    ['timezone=America/Los_Angeles', 200, '2024-07-01T05:00:00-07:00', 'timezone=America/Los_Angeles'],
    ['timezone=Asia/Kolkata', 200, '2024-07-01T17:30:00+05:30', 'timezone=Asia/Kolkata'],
    ['timezone=UTC', 200, '2024-07-01T12:00:00+00:00', 'timezone=UTC'],
    [
      'handling=strict, timezone=Europe/Berlin',
      200,
      '2024-07-01T14:00:00+02:00',
      'handling=strict, timezone=Europe/Berlin',
    ],
    [
      'count=exact, timezone=Europe/Berlin',
      200,
      '2024-07-01T14:00:00+02:00',
      'count=exact, timezone=Europe/Berlin',
    ],
    ['handling=strict, timezone=Nowhere/Else', 400, 'PGRST122', null],
  ])('%s', async (prefer, status, at, applied) => {
    expect(await moment(prefer)).toEqual([status, at, applied]);
  });

  test('that is none is passed over, and holds for no other request', async () => {
    const usual = await moment('');
    expect(await moment('timezone=Nowhere/Else')).toEqual(usual);
    await moment('timezone=Asia/Tokyo');
    expect(await moment('')).toEqual(usual);
  });

  test('is the one of calls and of writes', async () => {
    const called = await send('POST', '/rpc/zone', {}, 'timezone=Asia/Tokyo');
    expect(JSON.parse(called.body)).toBe('Asia/Tokyo');
    const written = await send(
      'POST',
      '/moments?select=at',
      { id: 2, at: '2024-01-01 00:00' },
      'timezone=Asia/Tokyo,return=representation',
    );
    expect(JSON.parse(written.body)).toEqual([{ at: '2024-01-01T00:00:00+09:00' }]);
    await server.owner.query('delete from library.moments where id = 2');
  });
});

describe('max-affected', () => {
  const atMost = (rows: number) => `handling=strict, max-affected=${rows}`;

  test.each<
    [string, () => PromiseLike<{ status: number; error: { code: string; details: string } | null }>, unknown]
  >([
    [
      'an update of two',
      () => drafts().update({ stars: 1 }).gt('id', 0).setHeader('prefer', atMost(1)),
      'The query affects 2 rows',
    ],
    [
      'an update of one',
      () => drafts().update({ stars: 1 }).eq('id', 1).setHeader('prefer', atMost(1)),
      null,
    ],
    [
      'an update that shows its rows',
      () =>
        drafts()
          .update({ stars: 1 })
          .gt('id', 0)
          .select()
          .setHeader('prefer', `return=representation, ${atMost(1)}`),
      'The query affects 2 rows',
    ],
    [
      'an update of none',
      () => drafts().update({ stars: 1 }).eq('id', 99).setHeader('prefer', atMost(0)),
      null,
    ],
    [
      'a delete of two',
      () => drafts().delete().gt('id', 0).setHeader('prefer', atMost(1)),
      'The query affects 2 rows',
    ],
    ['a delete of two that may', () => drafts().delete().gt('id', 0).setHeader('prefer', atMost(2)), null],
    [
      'a call of two',
      () => server.client(ALICE).rpc('remove_drafts').setHeader('prefer', atMost(1)),
      'The query affects 2 rows',
    ],
    [
      'a call of two that shows one',
      () => server.client(ALICE).rpc('remove_drafts').eq('id', 1).setHeader('prefer', atMost(1)),
      'The query affects 2 rows',
    ],
    [
      'a call of two that shows the first',
      () => server.client(ALICE).rpc('remove_drafts').limit(1).setHeader('prefer', atMost(1)),
      'The query affects 2 rows',
    ],
    [
      'a counted call of two that shows one',
      () =>
        server
          .client(ALICE)
          .rpc('remove_drafts')
          .eq('id', 1)
          .setHeader('prefer', `count=exact, ${atMost(1)}`),
      'The query affects 2 rows',
    ],
    [
      'a call of two that may',
      () => server.client(ALICE).rpc('remove_drafts').setHeader('prefer', atMost(2)),
      null,
    ],
  ])('holds for %s', async (_, ask, details) => {
    const before = await titles();
    const { status, error } = await ask();
    if (details === null) expect([status < 300, error]).toEqual([true, null]);
    else {
      expect([status, error]).toMatchObject([400, { code: 'PGRST124', details }]);
      expect(await titles()).toEqual(before);
    }
  });

  test('holds for inserts, too', async () => {
    const { status, body } = await send(
      'POST',
      '/drafts',
      [{ title: 'a' }, { title: 'b' }],
      'handling=strict, max-affected=1',
    );
    expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST124']);
    expect(await titles()).toEqual(['one', 'two']);
  });

  test('is no promise under lenient handling', async () => {
    const { status, headers } = await send(
      'DELETE',
      '/drafts?id=gt.0',
      undefined,
      'handling=lenient, max-affected=1',
    );
    expect([status, headers.get('preference-applied')]).toEqual([204, 'handling=lenient']);
  });
});

describe('what an upsert answers', () => {
  test.each([
    ['a new row', { id: 9, title: 'x' }, '', 201],
    ['a row that was there', { id: 1, title: 'x' }, '', 200],
    [
      'a new row and one that was there',
      [
        { id: 1, title: 'x' },
        { id: 9, title: 'y' },
      ],
      '',
      201,
    ],
    [
      'rows that were there',
      [
        { id: 1, title: 'x' },
        { id: 2, title: 'y' },
      ],
      '',
      200,
    ],
    ['no rows', [], '', 200],
    ['a row that was there, by another key', { title: 'one', stars: 5 }, '?on_conflict=title', 200],
    ['a new row, by another key', { title: 'new', stars: 5 }, '?on_conflict=title', 201],
  ])('%s', async (_, rows, search, status) => {
    for (const wanted of ['minimal', 'representation', 'headers-only']) {
      const prefer = `resolution=merge-duplicates, tx=rollback, return=${wanted}`;
      const answer = await send('POST', `/drafts${search}`, rows, prefer);
      expect([wanted, answer.status]).toEqual([wanted, status]);
      expect(answer.headers.get('preference-applied')).toBe(
        `resolution=merge-duplicates, return=${wanted}, tx=rollback`,
      );
    }
  });

  test('without the right to read more than what is written', async () => {
    await server.owner.query(
      'revoke select on library.drafts from authenticated; grant select (id, title) on library.drafts to authenticated',
    );
    try {
      const merge = (id: number) =>
        send('POST', '/drafts', { id, title: 'x' }, 'resolution=merge-duplicates, tx=rollback');
      expect([(await merge(1)).status, (await merge(9)).status]).toEqual([200, 201]);
    } finally {
      await server.owner.query('grant select on library.drafts to authenticated');
    }
  });

  test.each([
    ['no row', [{ id: 1, title: 'x' }]],
    [
      'a row',
      [
        { id: 1, title: 'x' },
        { id: 9, title: 'y' },
      ],
    ],
  ])('201 when %s is made and the others are passed over', async (_, rows) => {
    const { status, body } = await send(
      'POST',
      '/drafts?select=id',
      rows,
      'resolution=ignore-duplicates, return=representation',
    );
    expect([status, JSON.parse(body)]).toEqual([
      201,
      rows.filter(({ id }) => id === 9).map(({ id }) => ({ id })),
    ]);
  });

  test.each([
    [9, 'return=representation', 201],
    [1, 'return=representation', 200],
    [9, 'return=minimal', 204],
    [1, '', 204],
  ])('PUT of %i with %s is %i', async (id, prefer, status) => {
    expect((await send('PUT', `/drafts?id=eq.${id}`, { id, title: 'put' }, prefer)).status).toBe(status);
  });
});

test.each([
  ['GET', '/drafts?id=eq.1', 'handling=strict, return=minimal, count=exact', 'count=exact, handling=strict'],
  [
    'POST',
    '/drafts',
    'timezone=UTC, handling=lenient, count=exact, return=minimal, missing=default, resolution=merge-duplicates',
    'resolution=merge-duplicates, missing=default, return=minimal, count=exact, handling=lenient, timezone=UTC',
  ],
  [
    'PATCH',
    '/drafts?id=eq.1',
    'max-affected=1, handling=strict, return=minimal',
    'return=minimal, handling=strict, max-affected=1',
  ],
  ['POST', '/keyless', 'resolution=merge-duplicates', null],
  ['DELETE', '/drafts?id=eq.99', 'colour=red', null],
])('%s %s with "%s" is confirmed in the order of PostgREST', async (method, path, prefer, applied) => {
  const body = path === '/keyless' ? { a: 1 } : { title: 'ordered' };
  const { status, headers } = await send(
    method,
    path,
    method === 'GET' || method === 'DELETE' ? undefined : body,
    prefer,
  );
  expect([status < 300, headers.get('preference-applied')]).toEqual([true, applied]);
});
