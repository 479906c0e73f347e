import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());

const from = (table: string) => server.client().from(table);

/** The rows of an answer that must have gone well. */
async function rowsOf<T>(query: PromiseLike<{ data: T; error: unknown }>): Promise<T> {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
}

describe('select', () => {
  test('gives all columns, with numbers and dates as PostgreSQL writes them', async () => {
    const { body } = await server.fetch('/books?id=eq.1');
    expect(body).toBe(
      '[{"id":1,"title":"Notes on the Engine","author_id":1,"price":12.50,"published":"1843-09-01","big":9007199254740993}]',
    );
  });

  test('gives chosen columns, aliases, casts and JSON paths', async () => {
    const rows = await rowsOf(
      from('authors').select('id::text, called:name, profile->>city, second:profile->langs->1').eq('id', 1),
    );
    expect(rows).toEqual([{ id: '1', called: 'Ada', city: 'London', second: 'fr' }]);
  });

  test('gives computed columns', async () => {
    const rows = await rowsOf(from('books').select('full_title').eq('id', 1));
    expect(rows).toEqual([{ full_title: 'Notes on the Engine (1843)' }]);
  });

  test('reaches odd names by quoting', async () => {
    const name = encodeURIComponent('odd "names" (1)');
    const { body } = await server.fetch(`/${name}?select="a.b,c:d",alias:"select"&"a.b,c:d"=eq.x`);
    expect(JSON.parse(body)).toEqual([{ 'a.b,c:d': 'x', alias: 'y' }]);
  });

  test('answers with one object, or says how many there were', async () => {
    expect(await rowsOf(from('authors').select('name').eq('id', 2).single())).toEqual({ name: 'Grace' });
    expect(await rowsOf(from('authors').select('name').eq('id', 99).maybeSingle())).toBeNull();
    const { error, status } = await from('authors').select('name').single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 3 rows' });
  });

  test('answers with comma-separated values', async () => {
    expect(await rowsOf(from('books').select('id,title').gte('id', 3).order('id').csv())).toBe(
      'id,title\n3,"COBOL, a history"\n4,Anonymous',
    );
  });

  test('never gives more than max_rows', async () => {
    const rows = await rowsOf(server.client('service_role').from('authors').select('id').limit(1_000_000));
    expect(rows).toHaveLength(3);
    const { body } = await server.fetch('/rpc/names?limit=1');
    expect(JSON.parse(body)).toEqual(['Ada']);
  });

  test('reads another exposed schema by its profile, and no other', async () => {
    expect(await rowsOf(server.client().schema('archive').from('books').select())).toEqual([
      { id: 1, title: 'Old' },
    ]);
    const { error, status } = await server.client().schema('vault').from('keys').select();
    expect(status).toBe(406);
    expect(error?.code).toBe('PGRST106');
  });
});

describe('filters', () => {
  const titles = async (query: string) => {
    const { body, status } = await server.fetch(`/books?select=id&order=id&${query}`);
    return status === 200 ? JSON.parse(body).map((row: { id: number }) => row.id) : body;
  };

  test.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3, 4]],
    ['id=gt.2', [3, 4]],
    ['id=gte.2&id=lt.4', [2, 3]],
    ['id=lte.1', [1]],
    ['id=in.(1,3)', [1, 3]],
    ['id=not.in.(1,3)', [2, 4]],
    ['id=in.()', []],
    ['title=in.("COBOL, a history",Compilers)', [2, 3]],
    ['author_id=is.null', [4]],
    ['author_id=is.not_null', [1, 2, 3]],
    ['author_id=not.is.null', [1, 2, 3]],
    ['title=like.Co*', [2]],
    ['title=ilike.co*', [2, 3]],
    ['title=match.^C', [2, 3]],
    ['title=imatch.^c', [2, 3]],
    ['title=like(any).{Co*,An*}', [2, 4]],
    ['id=eq(any).{1,4}', [1, 4]],
    ['author_id=isdistinct.2', [1, 4]],
    ['title=fts.engine', [1]],
    ['title=plfts(english).notes engine', [1]],
    ['or=(id.eq.1,title.eq."COBOL, a history")', [1, 3]],
    ['or=(id.eq.1,and(id.gt.2,author_id.not.is.null))', [1, 3]],
    ['not.or=(id.eq.1,id.in.(2,3))', [4]],
    ['and=(id.gt.1,id.lt.3)', [2]],
    ['price=gt.12.4&price=lt.20', [1, 3]],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('work on arrays and JSON', async () => {
    const names = async (query: string) =>
      JSON.parse((await server.fetch(`/authors?select=name&order=id&${query}`)).body).map(
        (row: { name: string }) => row.name,
      );
    expect(await names('labels=cs.{code}')).toEqual(['Ada', 'Grace']);
    expect(await names('labels=cd.{code,x}')).toEqual(['Grace', 'Émile']);
    expect(await names('labels=ov.{math}')).toEqual(['Ada']);
    expect(await names('profile->>city=eq.London')).toEqual(['Ada']);
    expect(await names('profile->langs->>0=eq.en')).toEqual(['Ada']);
    expect(await names('profile=cs.{"rank":5}')).toEqual(['Grace']);
    expect(await names('name=eq.%C3%89mile')).toEqual(['Émile']);
  });

  test.each([
    ['id=5', 'PGRST100'],
    ['id=nope.5', 'PGRST100'],
    ['id=in.(1', 'PGRST100'],
    ['id=is.maybe', 'PGRST100'],
    ['or=(id.eq.1', 'PGRST100'],
    ['nosuch=eq.1', '42703'],
    ['author.name=eq.1', 'PGRST108'],
    ['id=eq.x', '22P02'],
    ['limit=-1', 'PGRST100'],
    ['id=eq.%E0%A4%A', 'PGRST100'],
    ['select=id.sum()', 'PGRST123'],
  ])('%s is refused with %s', async (query, code) => {
    const { status, body } = await server.fetch(`/books?${query}`);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code });
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(['code', 'details', 'hint', 'message']);
  });

  test('more than a hundred are refused', async () => {
    const { status } = await server.fetch(`/books?${'id=eq.1&'.repeat(101)}`);
    expect(status).toBe(400);
  });
});

describe('order and range', () => {
  test('orders by columns, paths and related columns', async () => {
    const ids = async (query: string) =>
      JSON.parse((await server.fetch(`/books?select=id,author:authors(name)&${query}`)).body).map(
        (row: { id: number }) => row.id,
      );
    expect(await ids('order=price.desc')).toEqual([2, 3, 1, 4]);
    expect(await ids('order=published.desc.nullslast')).toEqual([3, 2, 1, 4]);
    expect(await ids('order=published.nullsfirst')).toEqual([4, 1, 2, 3]);
    expect(await ids('order=author(name).desc.nullslast,id.desc')).toEqual([3, 2, 1, 4]);
    expect(await ids('order=author(profile->>city).asc.nullslast,id')).toEqual([1, 2, 3, 4]);
  });

  test('pages by limit and offset, and by the Range header', async () => {
    const first = await server.fetch('/books?select=id&order=id&limit=2&offset=1');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-range')).toBe('1-2/*');
    const second = await server.fetch('/books?select=id&order=id', { headers: { range: '2-9' } });
    expect(JSON.parse(second.body)).toEqual([{ id: 3 }, { id: 4 }]);
    expect(second.headers.get('content-range')).toBe('2-3/*');
  });

  test('counts exactly, by plan and by estimate', async () => {
    const page = await from('books').select('id', { count: 'exact' }).range(0, 1);
    expect([page.status, page.count]).toEqual([206, 4]);
    const all = await from('books').select('id', { count: 'exact' });
    expect([all.status, all.count]).toEqual([200, 4]);
    const head = await from('books').select('id', { count: 'exact', head: true }).eq('author_id', 2);
    expect([head.data, head.count]).toEqual([null, 2]);
    const inner = await from('books')
      .select('id, authors!inner(id)', { count: 'exact' })
      .eq('authors.name', 'Grace');
    expect(inner.count).toBe(2);
    const planned = await from('books').select('id', { count: 'planned' }).eq('id', 1).limit(2);
    expect(planned.count).toBeGreaterThan(0);
    const estimated = await from('books').select('id', { count: 'estimated' }).gt('id', 1).limit(2);
    expect(estimated.count).toBe(3);
  });

  test('says that a range cannot be had', async () => {
    const behind = await server.fetch('/books?offset=10', { headers: { prefer: 'count=exact' } });
    expect([behind.status, JSON.parse(behind.body).code]).toEqual([416, 'PGRST103']);
    const backwards = await server.fetch('/books', { headers: { range: '5-1' } });
    expect(backwards.status).toBe(416);
  });
});

describe('embedding', () => {
  test('follows a foreign key to one, and back to many', async () => {
    expect(await rowsOf(from('books').select('title, author:authors(name)').eq('id', 1))).toEqual([
      { title: 'Notes on the Engine', author: { name: 'Ada' } },
    ]);
    expect(await rowsOf(from('authors').select('name, books(id)').order('id'))).toEqual([
      { name: 'Ada', books: [{ id: 1 }] },
      { name: 'Grace', books: [{ id: 2 }, { id: 3 }] },
      { name: 'Émile', books: [] },
    ]);
  });

  test('goes through a junction, nested and one to one', async () => {
    const rows = await rowsOf(
      from('authors').select('name, books(title, tags(name), book_details(pages))').eq('id', 1),
    );
    expect(rows).toEqual([
      {
        name: 'Ada',
        books: [
          {
            title: 'Notes on the Engine',
            tags: [{ name: 'math' }, { name: 'history' }],
            book_details: { pages: 66 },
          },
        ],
      },
    ]);
  });

  test('names the foreign key by its column, as target and as hint', async () => {
    const rows = await rowsOf(
      from('translations').select('translator:translator_id(name), reviser:authors!reviser_id(name)'),
    );
    expect(rows).toEqual([{ translator: { name: 'Émile' }, reviser: { name: 'Grace' } }]);
    const byName = await rowsOf(
      from('translations').select('authors!translations_translator_id_fkey(name)').eq('id', 1),
    );
    expect(byName).toEqual([{ authors: { name: 'Émile' } }]);
  });

  test('follows a table that refers to itself both ways', async () => {
    const rows = await rowsOf(
      from('categories')
        .select('name, parent:parent_id(name), children:categories!parent_id(name)')
        .eq('id', 2),
    );
    expect(rows).toEqual([{ name: 'science', parent: { name: 'all' }, children: [{ name: 'physics' }] }]);
  });

  test('filters, orders and limits inside', async () => {
    const rows = await rowsOf(
      from('authors')
        .select('name, books(id, price)')
        .eq('id', 2)
        .gt('books.price', 1)
        .order('id', { referencedTable: 'books', ascending: false })
        .limit(1, { referencedTable: 'books' }),
    );
    expect(rows).toEqual([{ name: 'Grace', books: [{ id: 3, price: 19.9 }] }]);
  });

  test('lets inner resources decide about rows, and asks for absence', async () => {
    const inner = await rowsOf(from('authors').select('name, books!inner(id)').eq('books.id', 3));
    expect(inner).toEqual([{ name: 'Grace', books: [{ id: 3 }] }]);
    expect(await rowsOf(from('authors').select('name, books()').is('books', null))).toEqual([
      { name: 'Émile' },
    ]);
    expect(
      await rowsOf(from('books').select('id, authors()').not('authors', 'is', null).order('id')),
    ).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(
      await rowsOf(from('authors').select('name, books!inner()').eq('books.title', 'Compilers')),
    ).toEqual([{ name: 'Grace' }]);
    const nested = await rowsOf(
      from('authors').select('name, books!inner(tags!inner(name))').eq('books.tags.name', 'math'),
    );
    expect(nested).toEqual([{ name: 'Ada', books: [{ tags: [{ name: 'math' }] }] }]);
  });

  test('joins conditions inside by or', async () => {
    const rows = await rowsOf(
      from('authors')
        .select('books(id)')
        .eq('id', 2)
        .or('id.eq.2,title.like.COB*', { referencedTable: 'books' }),
    );
    expect(rows).toEqual([{ books: [{ id: 2 }, { id: 3 }] }]);
  });

  test('spreads a to-one resource', async () => {
    const rows = await rowsOf(
      from('books').select('title, ...authors(writer:name, born), book_details(pages)').eq('id', 1),
    );
    expect(rows).toEqual([
      { title: 'Notes on the Engine', writer: 'Ada', born: 1815, book_details: { pages: 66 } },
    ]);
    const { error } = await from('authors').select('...books(id)');
    expect(error?.code).toBe('PGRST123');
  });

  test('sees foreign keys through views', async () => {
    expect(await rowsOf(from('book_list').select('title, authors(name)').eq('id', 1))).toEqual([
      { title: 'Notes on the Engine', authors: { name: 'Ada' } },
    ]);
    expect(await rowsOf(from('author_list').select('full_name, books(id)').eq('id', 1))).toEqual([
      { full_name: 'Ada', books: [{ id: 1 }] },
    ]);
  });

  test('says what is unknown, ambiguous or too much', async () => {
    const unknown = await from('books').select('nosuch(id)');
    expect([unknown.status, unknown.error?.code]).toEqual([400, 'PGRST200']);
    const ambiguous = await from('translations').select('authors(name)');
    expect([ambiguous.status, ambiguous.error?.code]).toEqual([300, 'PGRST201']);
    expect(ambiguous.error?.hint).toContain('authors!translations_reviser_id_fkey');
    const wide = await from('authors').select(
      Array.from({ length: 11 }, (_, index) => `b${index}:books(id)`).join(),
    );
    expect(wide.status).toBe(400);
    const order = await from('authors').select('id, books(id)').order('books(id)');
    expect(order.error?.code).toBe('PGRST118');
  });
});

describe('errors', () => {
  test('a table that is not there is 404 with a hint', async () => {
    const { error, status } = await from('bookz').select();
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: 'PGRST205', hint: "Perhaps you meant the table 'library.books'" });
    expect((await from('keys').select()).status).toBe(404);
  });

  test('what a role may not read is 401 for strangers and 403 for users', async () => {
    const stranger = await from('closed').select();
    expect([stranger.status, stranger.error?.code]).toEqual([401, '42501']);
    expect((await server.client(ALICE).from('closed').select()).status).toBe(403);
    expect(await rowsOf(server.client('service_role').from('closed').select('id'))).toEqual([{ id: 1 }]);
  });

  test('a role that the database does not know is 401', async () => {
    const { status, body } = await server.fetch('/books', { as: await server.tokenFor('nobody') });
    expect([status, JSON.parse(body).code]).toEqual([401, '22023']);
    const owner = await server.fetch('/books', { as: await server.tokenFor('postgres') });
    expect(owner.status).toBe(403);
  });

  test('query plans and unknown media types are refused', async () => {
    for (const accept of ['application/vnd.pgrst.plan+json', 'image/png']) {
      const { status, body } = await server.fetch('/books', { headers: { accept } });
      expect([status, JSON.parse(body).code]).toEqual([406, 'PGRST107']);
    }
  });

  test('paths and methods that are not served are refused', async () => {
    expect((await server.fetch('/books/1')).status).toBe(404);
    expect((await server.fetch('/rpc/names', { method: 'DELETE' })).status).toBe(405);
  });
});
