import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LibraryServer, startLibraryServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startLibraryServer();
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
