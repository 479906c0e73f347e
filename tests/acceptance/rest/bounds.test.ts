import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

/** Fifty pages of 200,000 letters are 10 MB, and `max_rows` is fifty. */
const PAGES = `
  create table library.pages (id int primary key, text text not null);
  insert into library.pages select n, repeat('x', 200000) from generate_series(1, 60) n;
  grant select, update on library.pages to anon, authenticated;
  create function library.huge() returns text language sql immutable as $$ select repeat('x', 40000000) $$;
  create function library.backend() returns int language sql volatile as $$ select pg_backend_pid() $$;
  create function library.wait() returns void language sql volatile as $$ select pg_advisory_xact_lock_shared(7) $$;
  create view library.held_pages as
    select n as id, repeat('x', 300000) as text, case when n > 35 then library.wait()::text end as held
    from generate_series(1, 60) n;
  grant select on library.held_pages to service_role;
`;

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer(4, PAGES);
});
afterAll(() => server.close());

const from = (table: string) => server.client().from(table);

describe('a path of embedded resources', () => {
  test.each([
    ['authors', 'books(authors(id))', 'authors → books → authors'],
    ['books', 'tags(books(id))', 'books → tags → books'],
    ['books', 'tags(book_tags(tag_id))', 'books → tags → book_tags'],
    ['book_tags', 'books(tags(id))', 'book_tags → books → tags'],
    ['author_list', 'books(authors(id))', 'author_list → books → authors'],
    ['authors', 'books(author_list(id))', 'authors → books → author_list'],
    ['books', '...authors(books(id))', 'books → authors → books'],
    ['categories', 'up:parent_id(up:parent_id(id))', 'categories → categories → categories'],
    ['categories', 'up:parent_id(down:categories!parent_id(id))', 'categories → categories → categories'],
  ])('refuses to come back to a table: %s?select=%s', async (table, select, path) => {
    const { status, body } = await server.fetch(`/${table}?select=${encodeURIComponent(select)}`);
    expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST100']);
    expect(JSON.parse(body).details).toContain(path);
    expect(JSON.parse(body).hint).toContain('second request');
  });

  test('goes on from a table that refers to itself, and to a table twice side by side', async () => {
    const rows = await from('translations').select(
      'a:authors!translator_id(books(id)), b:authors!reviser_id(books(id))',
    );
    expect(rows.data).toEqual([{ a: { books: [] }, b: { books: [{ id: 2 }, { id: 3 }] } }]);
    expect((await from('book_list').select('id, authors(name)').eq('id', 1)).data).toHaveLength(1);
  });
});

describe('columns', () => {
  test.each([
    ['books?select=a:title,b:title,c:title', 'title'],
    ['books?select=*,a:title,b:title', 'title'],
    ['books?select=*,*,*', '*'],
    ['books?select=title::text,a:title::varchar,title', 'title'],
    ['authors?select=books(id,a:id,b:id)', 'id'],
    ['authors?select=a:profile->city,b:profile->city,c:profile->>city', 'profile'],
  ])('a column is given twice and no more: %s', async (path, column) => {
    const { status, body } = await server.fetch(`/${path}`);
    expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST100']);
    expect(JSON.parse(body).message).toContain(`'${column}'`);
    expect(JSON.parse(body).hint).toMatch(/once/);
  });

  test('a column may be given twice, and each part of a document', async () => {
    const { body } = await server.fetch('/books?select=*,name:title&id=eq.2');
    expect(JSON.parse(body)).toMatchObject([{ title: 'Compilers', name: 'Compilers' }]);
    const parts = await server.fetch(
      '/authors?select=a:profile->city,b:profile->langs,c:profile->rank&id=eq.2',
    );
    expect(JSON.parse(parts.body)).toEqual([{ a: 'New York', b: null, c: 5 }]);
  });
});

describe('an answer of more than 8 MB', () => {
  test('is refused before anything is sent, and the next smaller one is not', async () => {
    const { status, body, headers } = await server.fetch('/pages?order=id');
    expect([status, JSON.parse(body).code]).toEqual([400, '54000']);
    expect(headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(body).message).toContain('8 MB');
    expect(JSON.parse(body).hint).toContain('limit');
    const smaller = await server.fetch('/pages?order=id&limit=40', { headers: { prefer: 'count=exact' } });
    expect([smaller.status, smaller.headers.get('content-range')]).toEqual([206, '0-39/60']);
    expect(JSON.parse(smaller.body).map((row: { id: number }) => row.id)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  test.each([
    ['as one object', '/pages', { accept: 'application/vnd.pgrst.object+json' }],
    ['as comma-separated values', '/pages', { accept: 'text/csv' }],
    ['with a count', '/pages', { prefer: 'count=exact' }],
    ['in one value', '/rpc/huge', {}],
  ])('is refused %s too, and leaves the service as it was', async (_, path, headers) => {
    const { status, body } = await server.fetch(path, { headers });
    expect([status, JSON.parse(body).code]).toEqual([400, '54000']);
    const after = await server.fetch('/tags?id=eq.1');
    expect(after.body).toBe('[{"id":1,"name":"math"}]');
  });

  test('is not made to its end', async () => {
    await server.owner.transaction(async ({ query }) => {
      await query('select pg_advisory_xact_lock(7)');
      // The last rows wait for the lock, and would wait for ever.
      const { status } = await server.fetch('/held_pages', { as: 'service_role' });
      expect(status).toBe(400);
    });
  });

  test('is undone when it comes of a write', async () => {
    const { status, body } = await server.fetch('/pages?id=gt.0', {
      as: ALICE,
      method: 'PATCH',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ text: 'y'.repeat(200_000) }),
    });
    expect([status, JSON.parse(body).code]).toEqual([400, '54000']);
    const { rowCount } = await server.owner.query(`select from library.pages where text like 'y%'`);
    expect(rowCount).toBe(0);
  });

  test('costs nobody a connection when it comes row by row', async () => {
    const single = await startLibraryServer(1, PAGES);
    try {
      const backend = async () => (await single.fetch('/rpc/backend', { method: 'POST' })).body;
      const before = await backend();
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await single.fetch('/pages')).status).toBe(400);
        expect((await single.fetch('/tags?id=eq.1')).body).toBe('[{"id":1,"name":"math"}]');
      }
      expect(await backend()).toBe(before);
    } finally {
      await single.close();
    }
  });
});

describe('somebody who asks for much', () => {
  const waiting = async ({ owner }: LibraryServer) => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return one(rows).n;
  };

  test('leaves connections to others, however many requests are open', async () => {
    const fresh = await startLibraryServer(4, PAGES);
    const opened: Promise<unknown>[] = [];
    try {
      await fresh.owner.transaction(async ({ query }) => {
        await query('select pg_advisory_xact_lock(7)');
        for (let turn = 0; turn < 24; turn += 1) opened.push(fresh.fetch('/rpc/wait'));
        await expect.poll(() => waiting(fresh)).toBe(3);
        const reader = await fresh.client(ALICE).from('tags').select('id').eq('id', 1);
        expect(reader.data).toEqual([{ id: 1 }]);
        expect(await waiting(fresh)).toBe(3);

        // What is refused waits in the same line.
        const answered: string[] = [];
        for (const path of ['/nosuch', '/']) {
          opened.push(fresh.fetch(path).then(() => answered.push(path)));
        }
        expect((await fresh.fetch('/nosuch', { as: ALICE })).status).toBe(404);
        expect((await fresh.fetch('/', { as: ALICE })).status).toBe(200);
        expect(answered).toEqual([]);
      });
      await Promise.all(opened);
    } finally {
      await fresh.close();
    }
  });

  test('and takes large answers slowly does not keep others at the address from theirs', async () => {
    // With gzip it would be a few kilobytes.
    const headers = { apikey: 'the-anon-key', 'accept-encoding': 'identity' };
    const slow = Array.from({ length: 3 }, () =>
      get(`${server.url}/pages?limit=39`, { headers, agent: false }),
    );
    try {
      // Each has begun to come; nobody takes the rest.
      await Promise.all(slow.map((request) => once(request, 'response')));
      expect((await server.fetch('/tags?select=id&limit=1')).status).toBe(200);
    } finally {
      for (const request of slow) request.destroy();
    }
  });

  test('and goes away has their reads cancelled', async () => {
    const gone = new AbortController();
    await server.owner.transaction(async ({ query }) => {
      await query('select pg_advisory_xact_lock(7)');
      const reading = server.fetch('/rpc/wait', { as: ALICE, signal: gone.signal });
      await expect.poll(() => waiting(server)).toBe(1);
      gone.abort();
      await expect(reading).rejects.toThrow('aborted');
      await expect.poll(() => waiting(server)).toBe(0);
    });
  });
});
