import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(() => server.owner.query('delete from library.tags where id > 3'));

const from = (table: string) => server.client(ALICE).from(table);
const tagNames = async () => {
  const { rows } = await server.owner.query<{ name: string }>('select name from library.tags order by id');
  return rows.map((row) => row.name);
};
const scraps = async () => (await server.owner.query('select from library.scraps')).rowCount;
/** A write with the headers of one's own choice. */
const send = (method: string, path: string, body: unknown, prefer = '') =>
  server.fetch(path, {
    as: ALICE,
    method,
    headers: { 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  });

describe('insert', () => {
  test('is 201 with no body unless asked', async () => {
    const { status, data, error } = await from('tags').insert({ id: 10, name: 'new' });
    expect([status, data, error]).toEqual([201, null, null]);
    expect(await tagNames()).toContain('new');
  });

  test('gives the new rows with what is embedded in them', async () => {
    const { data } = await from('book_tags')
      .insert({ book_id: 4, tag_id: 1 })
      .select('tags(name), books(title)');
    expect(data).toEqual([{ tags: { name: 'math' }, books: { title: 'Anonymous' } }]);
    await server.owner.query('delete from library.book_tags where book_id = 4');
  });

  test('gives computed columns of the new rows', async () => {
    const { data } = await from('books').insert({ title: 'Computed' }).select('id, full_title');
    expect(data).toEqual([{ id: expect.any(Number), full_title: 'Computed (?)' }]);
    await server.owner.query(`delete from library.books where title = 'Computed'`);
  });

  test('takes many rows; what one lacks is null, or the default when asked', async () => {
    const rows = [{ title: 'A', price: 1 }, { title: 'B' }];
    const refused = await from('books').insert(rows);
    expect(refused.error?.code).toBe('23502');
    const { data } = await from('books')
      .insert(rows, { defaultToNull: false })
      .select('title, price')
      .order('title');
    expect(data).toEqual([
      { title: 'A', price: 1 },
      { title: 'B', price: 9.99 },
    ]);
    await server.owner.query(`delete from library.books where title in ('A', 'B')`);
    const uneven = await send('POST', '/tags', [{ name: 'a' }, { id: 1, name: 'b' }]);
    expect([uneven.status, JSON.parse(uneven.body).message]).toEqual([400, 'All object keys must match']);
  });

  test('keeps 64-bit integers and exact numerics', async () => {
    const path = '/books?select=big,price';
    const { body } = await server.fetch(path, {
      as: ALICE,
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: '{"title":"Big","big":9223372036854775807,"price":0.10}',
    });
    expect(body).toBe('[{"big":9223372036854775807,"price":0.10}]');
    await server.owner.query(`delete from library.books where title = 'Big'`);
  });

  test('accepts nothing, and rows without columns', async () => {
    const none = await send('POST', '/tags', [], 'return=representation');
    expect([none.status, none.body]).toEqual([201, '[]']);
    const note = await send('POST', '/notes', {});
    expect(JSON.parse(note.body).code).toBe('23502');
  });

  test('gives the address of the new row', async () => {
    const { status, headers, body } = await send(
      'POST',
      '/tags',
      { id: 11, name: 'here' },
      'return=headers-only',
    );
    expect([status, headers.get('location'), body]).toEqual([201, '/tags?id=eq.11', '']);
    expect(headers.get('preference-applied')).toBe('return=headers-only');
  });

  test('names what is wrong', async () => {
    const unknown = await from('tags').insert({ nam: 'x' });
    expect([unknown.status, unknown.error?.code]).toEqual([400, 'PGRST204']);
    const double = await from('tags').insert({ name: 'math' });
    expect([double.status, double.error?.code]).toEqual([409, '23505']);
    const dangling = await from('books').insert({ title: 'X', author_id: 999 });
    expect([dangling.status, dangling.error?.code]).toEqual([409, '23503']);
    const check = await from('books').insert({ title: 'X', price: -1 });
    expect([check.status, check.error?.code]).toEqual([400, '23514']);
    const stranger = await server.client().from('tags').insert({ name: 'x' });
    expect(stranger.status).toBe(401);
    for (const body of ['', '{', '5', '[1]', 'null']) {
      const { status, body: answer } = await server.fetch('/tags', {
        as: ALICE,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([status, JSON.parse(answer).code]).toEqual([400, 'PGRST102']);
    }
    const text = await server.fetch('/tags', {
      as: ALICE,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect([text.status, JSON.parse(text.body).code]).toEqual([400, 'PGRST102']);
  });

  test('names only the columns of the body, so that column grants suffice', async () => {
    const { data, error } = await from('notes').insert({ body: 'mine' }).select();
    expect(error).toBeNull();
    expect(data).toMatchObject([{ owner: ALICE, body: 'mine', stamp: 'made by the server' }]);
    const forged = await from('notes').insert({ body: 'mine', stamp: 'forged' });
    expect([forged.status, forged.error?.code]).toEqual([403, '42501']);
  });
});

describe('upsert', () => {
  test('merges, ignores, and takes its conflict target', async () => {
    await from('tags').upsert({ id: 20, name: 'one' });
    await from('tags').upsert({ id: 20, name: 'two' });
    expect(await tagNames()).toContain('two');
    const { data } = await from('tags')
      .upsert([{ name: 'two' }, { name: 'three' }], { onConflict: 'name', ignoreDuplicates: true })
      .select('name');
    expect(data).toEqual([{ name: 'three' }]);
    const key = { owner: ALICE, name: 'theme' };
    await from('settings').upsert({ ...key, value: 'dark' }, { onConflict: 'owner,name' });
    const again = await from('settings')
      .upsert({ ...key, value: 'light' }, { onConflict: 'owner,name' })
      .select('value')
      .single();
    expect(again.data).toEqual({ value: 'light' });
  });

  test('refuses a target without a unique constraint or a column', async () => {
    const noConstraint = await from('books').upsert({ title: 'x', price: 1 }, { onConflict: 'price' });
    expect([noConstraint.status, noConstraint.error?.code]).toEqual([400, '42P10']);
    const noColumn = await from('books').upsert({ title: 'x' }, { onConflict: 'nosuch' });
    expect(noColumn.error?.code).toBe('PGRST204');
  });

  test('by PUT replaces the one row of the address', async () => {
    const created = await send('PUT', '/tags?id=eq.30', { id: 30, name: 'put' }, 'return=representation');
    expect([created.status, created.body]).toEqual([201, '[{"id":30,"name":"put"}]']);
    expect((await send('PUT', '/tags?id=eq.30', { id: 30, name: 'put again' })).status).toBe(204);
    const other = await send('PUT', '/tags?id=eq.30', { id: 31, name: 'astray' });
    expect([other.status, JSON.parse(other.body).code]).toEqual([400, 'PGRST115']);
    expect((await send('PUT', '/tags?id=gt.30', { id: 30, name: 'x' })).status).toBe(405);
    expect((await send('PUT', '/tags?id=eq.30&limit=1', { id: 30, name: 'x' })).status).toBe(400);
    expect(await tagNames()).toEqual(['math', 'history', 'unused', 'put again']);
  });
});

describe('update and delete', () => {
  test('change the rows that the filters name', async () => {
    await from('tags').insert([
      { id: 40, name: 'a' },
      { id: 41, name: 'b' },
    ]);
    const silent = await from('tags').update({ name: 'c' }).eq('id', 40);
    expect([silent.status, silent.data]).toEqual([204, null]);
    const shown = await from('tags').update({ name: 'd' }, { count: 'exact' }).in('id', [41]).select();
    expect([shown.status, shown.data, shown.count]).toEqual([200, [{ id: 41, name: 'd' }], 1]);
    const gone = await from('tags').delete({ count: 'exact' }).gt('id', 39).select('id').order('id');
    expect([gone.status, gone.data, gone.count]).toEqual([200, [{ id: 40 }, { id: 41 }], 2]);
    expect((await from('tags').delete().eq('id', 40)).status).toBe(204);
  });

  test('of nothing, or with nothing, is no error', async () => {
    expect((await from('tags').update({ name: 'x' }).eq('id', 999)).status).toBe(204);
    const nothing = await from('tags').update({}).eq('id', 1).select();
    expect([nothing.status, nothing.data]).toEqual([200, []]);
  });

  test('with a limit are refused rather than change more than was meant', async () => {
    const { status } = await from('tags').update({ name: 'x' }).gt('id', 0).limit(1);
    expect(status).toBe(400);
    expect(await tagNames()).toEqual(['math', 'history', 'unused']);
  });

  test('are rolled back when the outcome is not what was insisted on', async () => {
    const single = await from('tags').delete().gt('id', 2).lt('id', 1).select().single();
    expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
    const many = await from('authors').update({ born: 1 }).gt('id', 0).select('id').single();
    expect(many.status).toBe(406);
    const affected = await server.fetch('/authors?id=gt.0', {
      as: ALICE,
      method: 'PATCH',
      headers: { 'content-type': 'application/json', prefer: 'handling=strict, max-affected=2' },
      body: '{"born":1}',
    });
    expect([affected.status, JSON.parse(affected.body).code]).toEqual([400, 'PGRST124']);
    const { rows } = await server.owner.query('select born from library.authors order by id');
    expect(rows).toEqual([{ born: 1815 }, { born: 1906 }, { born: null }]);
  });

  test.each([['clear_scraps'], ['count_cleared']])(
    'max-affected is refused where nobody can count what %s affects',
    async (name) => {
      const { status, body, headers } = await send(
        'POST',
        `/rpc/${name}`,
        {},
        'handling=strict, max-affected=2',
      );
      expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST128']);
      expect(headers.get('preference-applied')).toBeNull();
      expect(await scraps()).toBe(15);
    },
  );

  test('max-affected is kept by functions that return what they affect', async () => {
    const { status, body } = await send('POST', '/rpc/drop_scraps', {}, 'handling=strict, max-affected=14');
    expect([status, JSON.parse(body).code]).toEqual([400, 'PGRST124']);
    expect(await scraps()).toBe(15);
  });

  test.each([
    ['max-affected=1', 'PATCH', '/scraps?id=eq.1', { kind: 'x' }, null],
    [
      'handling=strict, max-affected=1',
      'PATCH',
      '/scraps?id=eq.1',
      { kind: 'x' },
      'handling=strict, max-affected=1',
    ],
    [
      'handling=strict, max-affected=1, count=exact',
      'GET',
      '/scraps?id=lt.3',
      undefined,
      'count=exact, handling=strict',
    ],
    [
      'resolution=merge-duplicates, missing=default, return=minimal',
      'PATCH',
      '/scraps?id=eq.1',
      { kind: 'x' },
      'missing=default, return=minimal',
    ],
    ['resolution=merge-duplicates, return=minimal', 'POST', '/heap', { id: 1 }, 'return=minimal'],
    ['return=representation', 'POST', '/rpc/touch', {}, null],
  ])(
    'confirms of "%s" on %s %s what it keeps and nothing else',
    async (prefer, method, path, body, applied) => {
      const { headers, status } = await send(method, path, body, prefer);
      expect(status).toBeLessThan(300);
      expect(headers.get('preference-applied')).toBe(applied);
    },
  );

  test.each([
    [{ id: 20, kind: 'abcd' }, '22001'],
    [{ id: 20, flags: '10101' }, '22026'],
  ])('a value that is too long is refused, not cut: %j', async (row, code) => {
    for (const prefer of ['missing=null', 'missing=default']) {
      const inserted = await send('POST', '/scraps', row, prefer);
      expect([inserted.status, JSON.parse(inserted.body).code]).toEqual([400, code]);
    }
    const updated = await send('PATCH', '/scraps?id=eq.1', row, '');
    expect([updated.status, JSON.parse(updated.body).code]).toEqual([400, code]);
  });

  test('under strict handling, unknown preferences are refused; a wished rollback always', async () => {
    const strict = await send('PATCH', '/tags?id=eq.1', { name: 'x' }, 'handling=strict, colour=red');
    expect(JSON.parse(strict.body).code).toBe('PGRST122');
    const rollback = await send('PATCH', '/tags?id=eq.1', { name: 'x' }, 'tx=rollback');
    expect(rollback.status).toBe(400);
    expect(await tagNames()).toContain('math');
  });
});

test('a conflict found only at the end of the transaction is answered, not lost', async () => {
  await server.owner.query(
    `alter table library.settings add constraint late unique (value) deferrable initially deferred`,
  );
  await from('settings').insert({ owner: ALICE, name: 'a', value: 'same' });
  const late = await from('settings').insert({ owner: ALICE, name: 'b', value: 'same' });
  expect([late.status, late.error?.code]).toEqual([409, '23505']);
});
