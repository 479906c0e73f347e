import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, BOB } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

/** One connection serves every request, so that whatever one leaves behind meets the next. */
let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer(1);
  await server
    .client(ALICE)
    .from('notes')
    .insert([{ body: 'of alice' }, { body: 'of alice' }]);
  await server.client(BOB).from('notes').insert({ body: 'of bob' });
});
afterAll(() => server.close());

const PEOPLE = ['anon', ALICE, BOB, 'service_role'] as const;
type Person = (typeof PEOPLE)[number];

const whoIs = async (as: Person) => {
  const { role, uid } = JSON.parse((await server.fetch('/rpc/who', { as })).body);
  return { role, uid };
};
const EXPECTED: Record<Person, unknown> = {
  anon: { role: 'anon', uid: null },
  [ALICE]: { role: 'authenticated', uid: ALICE },
  [BOB]: { role: 'authenticated', uid: BOB },
  service_role: { role: 'service_role', uid: null },
};

/** Requests that end in every way a request can end. */
const ENDINGS: readonly ((as: Person) => PromiseLike<unknown>)[] = [
  (as) => server.fetch('/notes', { as }),
  (as) => server.fetch('/books?id=eq.x', { as }),
  (as) => server.fetch('/closed', { as }),
  (as) => server.client(as).rpc('refuse', { code: 'P0001', message: 'no' }),
  (as) => server.client(as).from('tags').insert({ name: 'math' }),
  (as) => server.client(as).from('authors').update({ born: 1 }).gt('id', 0).select('id').single(),
  (as) => server.client(as).from('books').select('id', { count: 'planned' }),
  async () => server.fetch('/books', { as: await server.tokenFor('nobody') }),
];

test('a user reads their own rows and no others', async () => {
  const bodies = async (as: Person) =>
    ((await server.client(as).from('notes').select('body').order('id')).data ?? []).map((row) => row.body);
  expect(await bodies(ALICE)).toEqual(['of alice', 'of alice']);
  expect(await bodies(BOB)).toEqual(['of bob']);
  expect(await bodies('anon')).toEqual([]);
  expect(await bodies('service_role')).toHaveLength(3);
});

test('a user cannot change or remove the rows of another', async () => {
  const changed = await server
    .client(BOB)
    .from('notes')
    .update({ body: 'stolen' })
    .eq('body', 'of alice')
    .select();
  expect(changed.data).toEqual([]);
  const removed = await server.client(BOB).from('notes').delete().eq('body', 'of alice').select();
  expect(removed.data).toEqual([]);
  const moved = await server.client(BOB).from('notes').insert({ owner: ALICE, body: 'planted' });
  expect(moved.status).toBe(403);
});

describe('role and claims end with their request', () => {
  test.each(ENDINGS.map((ending, index) => [index, ending] as const))('ending %i', async (_, ending) => {
    for (const before of PEOPLE) {
      await ending(before);
      for (const after of PEOPLE) expect(await whoIs(after)).toEqual(EXPECTED[after]);
    }
  });

  test('in a crowd', async () => {
    const requests = Array.from({ length: 300 }, async (_, index) => {
      const as = PEOPLE[index % PEOPLE.length] ?? 'anon';
      const ending = ENDINGS[index % ENDINGS.length];
      if (index % 3 === 0) await ending?.(as);
      else expect(await whoIs(as)).toEqual(EXPECTED[as]);
    });
    await Promise.all(requests);
  });

  test('and leave nothing on the connection', async () => {
    await whoIs(ALICE);
    const { rows } = await server.owner.query(
      `select state, query from pg_stat_activity where usename = 'authenticator' and datname = current_database()
       and backend_type = 'client backend' and state <> 'idle'`,
    );
    expect(rows).toEqual([]);
  });
});

test('many different requests do not fill the connection with prepared statements', async () => {
  for (let index = 0; index < 400; index += 1) await server.fetch(`/books?select=alias${index}:id&limit=1`);
  const { data } = await server.client().rpc('prepared');
  expect(data).toBeGreaterThan(100);
  expect(data).toBeLessThanOrEqual(250);
});

describe('text in the place of a name stays text', () => {
  const EVIL = [
    `id"; drop table library.books; --`,
    `id' or '1'='1`,
    `id) from library.closed --`,
    `*/ union select secret from library.closed /*`,
    `"id" from library.closed; --"`,
    `\\'; drop table library.books; --`,
    `$1`,
    `t0.id`,
    `\0`,
    `books\nlibrary\narray`,
  ];
  const PLACES: readonly ((evil: string) => Promise<{ status: number; body: string }>)[] = [
    (evil) => server.fetch(`/${evil}`),
    (evil) => server.fetch(`/rpc/${evil}`),
    (evil) => server.fetch(`/books?select=${evil}`),
    (evil) => server.fetch(`/books?select=id,${evil}:title`),
    (evil) => server.fetch(`/books?select=id::${evil}`),
    (evil) => server.fetch(`/books?select=authors!${evil}(id)`),
    (evil) => server.fetch(`/books?select=${evil}(id)`),
    (evil) => server.fetch(`/books?select=authors(${evil})`),
    (evil) => server.fetch(`/authors?select=profile->${evil}`),
    (evil) => server.fetch(`/authors?profile->>${evil}=eq.1`),
    (evil) => server.fetch(`/books?order=${evil}`),
    (evil) => server.fetch(`/books?order=id.${evil}`),
    (evil) => server.fetch(`/books?${evil}=eq.1`),
    (evil) => server.fetch(`/books?id=${evil}`),
    (evil) => server.fetch(`/books?id=eq.${evil}`),
    (evil) => server.fetch(`/books?title=in.("${evil}")`),
    (evil) => server.fetch(`/books?title=fts(${evil}).x`),
    (evil) => server.fetch(`/books?or=(${evil}.eq.1)`),
    (evil) => server.fetch(`/books?or=(title.eq.${evil})`),
    (evil) => server.fetch(`/books?limit=${evil}`),
    (evil) => server.fetch(`/books?offset=${evil}`),
    (evil) => server.fetch(`/books?authors.limit=${evil}&select=authors(id)`),
    (evil) => server.fetch(`/rpc/add?${evil}=1`),
    (evil) => server.fetch(`/rpc/add?a=${evil}`),
    ...['columns', 'on_conflict'].map(
      (name) => (evil: string) =>
        server.fetch(`/tags?${name}=${evil}`, {
          as: ALICE,
          method: 'POST',
          headers: { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' },
          body: '{"name":"math"}',
        }),
    ),
    (evil) =>
      server.fetch('/tags', {
        as: ALICE,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [decodeURIComponent(evil)]: 'x' }),
      }),
    (evil) =>
      server.fetch('/rpc/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [decodeURIComponent(evil)]: 'x' }),
      }),
    (evil) => server.fetch('/books', { headers: { 'accept-profile': evil } }),
  ];

  test.each(EVIL)('%j', async (evil) => {
    for (const [index, place] of PLACES.entries()) {
      for (const text of [evil, `"${evil.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`]) {
        const { status, body } = await place(encodeURIComponent(text));
        expect(body, `place ${index}`).not.toContain('nobody sees this');
        expect(body, `place ${index}`).not.toContain('syntax error');
        expect(status, `place ${index}: ${body}`).toBeLessThan(500);
      }
    }
    const { rows } = await server.owner.query('select count(*)::int as n from library.books');
    expect(rows).toEqual([{ n: 4 }]);
    expect(await whoIs('anon')).toEqual(EXPECTED.anon);
  });
});
