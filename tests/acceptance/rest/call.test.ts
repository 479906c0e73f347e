import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());

const call = (name: string, args: Record<string, unknown> = {}, options: { get?: boolean } = {}) =>
  server.client().rpc(name, args, options);

describe('results', () => {
  test('a scalar, by POST and by GET, with and without its default', async () => {
    expect((await call('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await call('add', { a: 1 })).data).toBe(11);
    expect((await call('add', { a: 5 }, { get: true })).data).toBe(15);
  });

  test('a set of scalars, a table, one row, nothing', async () => {
    expect((await call('names')).data).toEqual(['Ada', 'Grace', 'Émile']);
    expect((await call('counts')).data).toEqual([
      { label: 'authors', n: 3 },
      { label: 'books', n: 4 },
    ]);
    expect((await call('first_author')).data).toMatchObject({ id: 1, name: 'Ada' });
    const nothing = await call('touch');
    expect([nothing.status, nothing.data]).toEqual([204, null]);
  });

  test('rows can be chosen, filtered, ordered, limited, counted and embedded in', async () => {
    const books = server.client().rpc('books_by', { author: 2 }, { count: 'exact' });
    const { data, count, status } = await books
      .select('title, authors(name)')
      .gt('price', 1)
      .order('title', { ascending: false })
      .limit(1);
    expect([status, count]).toEqual([206, 2]);
    expect(data).toEqual([{ title: 'Compilers', authors: { name: 'Grace' } }]);
    const computed = await server
      .client()
      .rpc('books_by', { author: 1 }, { count: 'exact' })
      .select('full_title');
    expect(computed.data).toEqual([{ full_title: 'Notes on the Engine (1843)' }]);
    const estimated = await server.client().rpc('names', {}, { count: 'estimated' }).limit(1);
    expect(estimated.count).toBe(3);
    const byGet = await server.fetch('/rpc/books_by?author=2&select=id&id=gt.2');
    expect(byGet.body).toBe('[{"id":3}]');
    const table = await server.fetch('/rpc/counts?label=eq.books&select=n');
    expect(table.body).toBe('[{"n":4}]');
    expect((await server.client().rpc('books_by', { author: 1 }).single()).data).toMatchObject({ id: 1 });
  });

  test('the whole body as one unnamed argument', async () => {
    const { body } = await server.fetch('/rpc/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[1, {"two": 3}]',
    });
    expect(body).toBe('[1, {"two": 3}]');
  });
});

describe('arguments of a fixed length', () => {
  const whole = { c: 'abcdef', b: '10101', v: '110', cs: ['xyz', 'uvw'] };

  test('reach the function whole, by POST and by GET', async () => {
    const expected = ['abcdef', '10101', '110', ['xyz', 'uvw'], 'abc'];
    expect((await call('characters', whole)).data).toEqual(expected);
    const got = await server.fetch('/rpc/characters?c=abcdef&b=10101&v=110&cs={xyz,uvw}');
    expect(JSON.parse(got.body)).toEqual(expected);
  });

  test('are refused when they are too long for a domain', async () => {
    const posted = await call('characters', { ...whole, d: 'abcd' });
    expect([posted.status, posted.error?.code]).toEqual([400, '22001']);
    const got = await server.fetch('/rpc/characters?c=a&b=1&v=1&cs={}&d=abcd');
    expect([got.status, JSON.parse(got.body).code]).toEqual([400, '22001']);
  });
});

describe('choice of the function', () => {
  test('goes by the names of the arguments', async () => {
    expect((await call('pick', { a: 1 })).data).toBe('a');
    expect((await call('pick', { b: 'x' })).data).toBe('b');
    const twin = await call('twin', { a: 1 });
    expect([twin.status, twin.error?.code]).toEqual([300, 'PGRST203']);
  });

  test.each([
    ['overload', { a: 1 }, 'library.overload(a => integer), library.overload(a => integer, b => integer)'],
    ['whole', { other: 1 }, 'library.whole( => json), library.whole( => jsonb)'],
    ['twin', { a: 1 }, 'library.twin(a => integer), library.twin(a => text)'],
  ])('is refused with its candidates when %s(%j) fits several', async (name, args, candidates) => {
    const { status, error } = await call(name, args);
    expect([status, error?.code]).toEqual([300, 'PGRST203']);
    expect(error?.message).toBe(`Could not choose the best candidate function between: ${candidates}`);
  });

  test('prefers arguments by name to the whole body, and takes text only as text', async () => {
    expect((await call('overload', { a: 1, b: 2, c: 3 })).data).toBe('three');
    expect((await call('overload', { a: 1, b: 2 })).data).toBe('two');
    expect((await call('whole', { named: 'x' })).data).toBe('named');
    expect((await call('unnamed', { other: 1 })).data).toBe('jsonb');
  });

  test('never falls to another function because the ones that fit are hidden', async () => {
    expect((await call('half', { a: 1 })).error?.code).toBe('PGRST202');
  });

  test('says what there is instead', async () => {
    const misspelt = await call('ad', { a: 1 });
    expect([misspelt.status, misspelt.error?.code]).toEqual([404, 'PGRST202']);
    expect(misspelt.error?.hint).toContain('library.add');
    const wrong = await call('add', { c: 1 });
    expect(wrong.error?.message).toBe('Could not find the function library.add(c) in the schema cache');
    expect((await call('add', {})).error?.code).toBe('PGRST202');
  });

  test('does not say what the caller may not call', async () => {
    for (const [name, parameters] of [
      ['hiden', {}],
      ['hidden', { secret_argument: 1 }],
    ] as const) {
      const { status, error } = await call(name, parameters);
      expect([status, error?.code]).toEqual([404, 'PGRST202']);
      expect(error?.hint ?? '').not.toContain('hidden');
    }
  });
});

describe('what a function sees', () => {
  const who = async (as: string, init: RequestInit = {}) =>
    JSON.parse((await server.fetch('/rpc/who', { as, ...init })).body);

  test('role, user, method, path, headers without secrets, search path and timeout', async () => {
    const seen = await who(ALICE, {
      headers: { cookie: 'a=b', 'x-forwarded-for': '6.6.6.6', 'x-mine': 'yes' },
    });
    expect(seen).toMatchObject({
      role: 'authenticated',
      uid: ALICE,
      method: 'GET',
      path: '/rpc/who',
      read_only: 'on',
      timeout: '8s',
      search_path: '"library", "extensions"',
    });
    expect(seen.headers).toMatchObject({ 'x-mine': 'yes', 'x-forwarded-for': '127.0.0.1' });
    for (const secret of ['authorization', 'apikey', 'cookie'])
      expect(seen.headers).not.toHaveProperty(secret);
    expect(await who('anon')).toMatchObject({ role: 'anon', uid: null, timeout: '3s' });
    expect(await who('service_role')).toMatchObject({ role: 'service_role', timeout: '0' });
  });

  test('a volatile function writes by POST and cannot by GET', async () => {
    const posted = await server.client('service_role').rpc('add_tag', { tag: 'called' });
    expect(posted.data).toMatchObject({ name: 'called' });
    const got = await server.fetch('/rpc/add_tag?tag=got', { as: 'service_role' });
    expect([got.status, JSON.parse(got.body).code]).toEqual([405, '25006']);
  });
});

describe('errors', () => {
  test.each([
    ['P0001', 400],
    ['PT418', 418],
    ['PT404', 404],
    ['23505', 409],
    ['42501', 401],
    ['53100', 503],
    ['XX000', 500],
    ['22P02', 400],
  ])('raised as %s are %i', async (code, status) => {
    const answer = await call('refuse', { code, message: 'no' });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ code, message: 'no', details: 'the detail', hint: 'the hint' });
  });

  test('a function without a grant is refused', async () => {
    expect((await call('hidden')).status).toBe(401);
  });

  test('a statement that takes too long is ended', async () => {
    const { status, error } = await call('sleep', { seconds: 10 });
    expect([status, error?.code]).toEqual([500, '57014']);
  }, 10_000);
});
