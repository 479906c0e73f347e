import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer();
});
afterAll(() => server.close());
afterEach(() => server.owner.query('delete from library.drafts where id > 2; delete from library.keyless'));

const CSV = 'text/csv';
const FORM = 'application/x-www-form-urlencoded';

const send = async (
  method: string,
  path: string,
  type: string,
  body: string | Buffer,
  prefer = 'return=representation',
) => {
  const headers = { 'content-type': type, prefer };
  const answer = await server.fetch(path, { as: ALICE, method, headers, body });
  return { status: answer.status, data: answer.body === '' ? null : JSON.parse(answer.body) };
};

describe('comma-separated values', () => {
  test.each([
    ['a row', 'a,b\n1,x', [{ a: 1, b: 'x' }]],
    [
      'rows',
      'a,b\n1,x\n2,y\n',
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
    ],
    [
      'lines of another system',
      'a,b\r\n1,x\r\n2,y\r\n',
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
    ],
    ['columns in another order', 'b,a\nx,1', [{ a: 1, b: 'x' }]],
    ['some of the columns', 'b\nx', [{ a: null, b: 'x' }]],
    ['NULL', 'a,b\nNULL,NULL', [{ a: null, b: null }]],
    ['an empty text', 'a,b\n1,', [{ a: 1, b: '' }]],
    ['quotes with commas', 'a,b\n1,"x, y"', [{ a: 1, b: 'x, y' }]],
    ['quotes with quotes', 'a,b\n1,"say ""x"""', [{ a: 1, b: 'say "x"' }]],
    ['quotes with line breaks', 'a,b\n1,"x\ny"', [{ a: 1, b: 'x\ny' }]],
    ['blank lines', 'a,b\n\n1,x\n\n', [{ a: 1, b: 'x' }]],
    ['other scripts', 'a,b\n1,Émile 字', [{ a: 1, b: 'Émile 字' }]],
    ['names alone', 'a,b\n', []],
  ])('with %s are inserted', async (_, body, rows) => {
    expect(await send('POST', '/keyless', CSV, body)).toEqual({ status: 201, data: rows });
  });

  test.each([
    ['too few fields', 'a,b\n1', 'All lines must have same number of fields'],
    ['too many fields', 'a,b\n1,x,2', 'All lines must have same number of fields'],
    ['a quote that never closes', 'a,b\n1,"x', 'Empty or invalid csv'],
    ['text behind a quote', 'a,b\n1,"x"y', 'Empty or invalid csv'],
  ])('with %s are refused', async (_, body, message) => {
    const { status, data } = await send('POST', '/keyless', CSV, body);
    expect([status, data.code, data.message]).toEqual([400, 'PGRST102', message]);
  });

  test('are merged, and changed by', async () => {
    const merged = await send(
      'POST',
      '/drafts?select=id,title',
      CSV,
      'id,title\n1,uno\n3,three',
      'resolution=merge-duplicates,return=representation',
    );
    expect(merged).toEqual({
      status: 201,
      data: [
        { id: 1, title: 'uno' },
        { id: 3, title: 'three' },
      ],
    });
    const changed = await send('PATCH', '/drafts?id=eq.1&select=title', CSV, 'title\none');
    expect(changed).toEqual({ status: 200, data: [{ title: 'one' }] });
  });

  test('are the arguments of a call', async () => {
    expect(await send('POST', '/rpc/add', CSV, 'a,b\n1,2')).toEqual({ status: 200, data: 3 });
  });

  test('keep long texts whole', async () => {
    const text = '"x"'.repeat(20_000);
    const { data } = await send('POST', '/keyless?select=b', CSV, `b\n"${text.replaceAll('"', '""')}"`);
    expect(data[0].b === text).toBe(true);
  });
});

describe('forms', () => {
  test.each([
    ['a row', 'a=1&b=x', { a: 1, b: 'x' }],
    ['encoded text', 'b=x%26y+z', { a: null, b: 'x&y z' }],
    ['a field twice, of which the last counts', 'a=1&a=2', { a: 2, b: null }],
    ['an empty text', 'b=', { a: null, b: '' }],
  ])('with %s are inserted', async (_, body, row) => {
    expect(await send('POST', '/keyless', FORM, body)).toEqual({ status: 201, data: [row] });
  });

  test.each([
    ['add', 'a=1&b=2', 3],
    ['add', 'a=1', 11],
    ['add', 'a=5&a=1', 11],
    ['names', '', ['Ada', 'Grace', 'Émile']],
    ['join_words', '', ''],
    ['join_words', 'words=hi', 'hi'],
    ['join_words', 'words=hi&words=there', 'hi-there'],
    ['add_all', 'numbers=1&numbers=2&numbers=3', 6],
    ['first_then', 'a=x&a=y&more=1&more=2', ['y', [1, 2]]],
    ['floors_of', 'id=3', [0, 1]],
    ['in_and_outs', 'num=1&word=a%26b', { num: 1, word: 'a&b!' }],
  ])('call %s(%s)', async (name, body, result) => {
    expect(await send('POST', `/rpc/${name}`, FORM, body)).toEqual({ status: 200, data: result });
  });

  test('that no function takes are refused without a word of JSON', async () => {
    const { status, data } = await send('POST', '/rpc/add', FORM, 'c=1');
    expect([status, data.code, data.details]).toEqual([
      404,
      'PGRST202',
      'Searched for the function library.add with parameter c, but no matches were found in the schema cache.',
    ]);
  });
});

describe('a body that a function takes whole', () => {
  test.each([
    ['shout', 'text/plain', 'hé', 'HÉ'],
    ['shout', 'text/plain; charset=utf-8', '{"a":1}', '{"A":1}'],
    ['size_of', 'application/octet-stream', Buffer.from([0, 1, 255]), 3],
    ['doc_keys', 'application/json', '{"a":1,"b":2}', 2],
    ['doc_keys', 'application/vnd.api+json', '{"a":1}', 1],
    ['echo', 'application/json', '[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
  ])('%s of %s', async (name, type, body, result) => {
    expect(await send('POST', `/rpc/${name}`, type, body)).toEqual({ status: 200, data: result });
  });

  test.each([
    ['doc_keys', 'text/plain', 'with a single unnamed text parameter'],
    ['shout', 'application/octet-stream', 'with a single unnamed bytea parameter'],
    ['shout', 'text/xml', 'with a single unnamed xml parameter'],
    ['names', 'text/plain', 'with a single unnamed text parameter'],
  ])('not %s of %s', async (name, type, searched) => {
    const { status, data } = await send('POST', `/rpc/${name}`, type, 'x');
    expect([status, data]).toEqual([
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function library.${name} in the schema cache`,
        details: `Searched for the function library.${name} ${searched}, but no matches were found in the schema cache.`,
        hint: null,
      },
    ]);
  });

  test('of several objects the first is the arguments', async () => {
    expect(await send('POST', '/rpc/add', 'application/json', '[{"a":1,"b":2},{"a":4,"b":6}]')).toEqual({
      status: 200,
      data: 3,
    });
  });
});

describe('bodies of other types', () => {
  test.each([
    ['/keyless', 'text/plain'],
    ['/keyless', 'application/octet-stream'],
    ['/keyless', 'multipart/form-data; boundary=x'],
    ['/rpc/add', 'image/png'],
  ])('%s of %s are refused', async (path, type) => {
    const { status, data } = await send('POST', path, type, 'x');
    expect([status, data]).toEqual([
      400,
      { code: 'PGRST102', details: null, hint: null, message: `Content-Type not acceptable: ${type}` },
    ]);
  });
});

describe('what a row lacks', () => {
  const rows = (method: string, path: string, body: unknown, prefer: string) =>
    send(method, path, 'application/json', JSON.stringify(body), `return=representation,${prefer}`);

  test.each([
    [
      'POST',
      '/drafts?columns=title,stars&select=title,stars',
      [{ title: 'a' }, { title: 'b', stars: 1 }],
      'missing=default',
      [
        { title: 'a', stars: 3 },
        { title: 'b', stars: 1 },
      ],
    ],
    [
      'POST',
      '/drafts?columns=title,stars&select=title,stars',
      [{ title: 'a' }],
      'missing=null',
      [{ title: 'a', stars: null }],
    ],
    [
      'POST',
      '/drafts?columns=title,stars&select=title,stars',
      { title: 'a' },
      'missing=default',
      [{ title: 'a', stars: 3 }],
    ],
    [
      'POST',
      '/drafts?columns=title&select=title,stars',
      { title: 'a', stars: 9 },
      'missing=null',
      [{ title: 'a', stars: 3 }],
    ],
    [
      'POST',
      '/drafts?columns=title,note&select=note',
      { title: 'a', note: null },
      'missing=default',
      [{ note: null }],
    ],
    [
      'PATCH',
      '/drafts?id=eq.1&columns=note,stars&select=note,stars',
      { stars: 5 },
      'missing=default',
      [{ note: 'no note', stars: 5 }],
    ],
    [
      'PATCH',
      '/drafts?id=eq.1&columns=note,stars&select=note,stars',
      { stars: 5 },
      'missing=null',
      [{ note: null, stars: 5 }],
    ],
    [
      'PATCH',
      '/drafts?id=eq.1&columns=note,stars&select=note,stars',
      [{}],
      'missing=default',
      [{ note: 'no note', stars: 3 }],
    ],
  ])('%s %s of %j with %s', async (method, path, body, prefer, expected) => {
    const { data } = await rows(method, path, body, prefer);
    expect(data).toEqual(expected);
  });

  test('is its default in an upsert, the next key, too', async () => {
    const { status, data } = await rows(
      'POST',
      '/drafts?columns=id,title&select=title',
      [{ id: 1, title: 'one' }, { title: 'next' }],
      'resolution=merge-duplicates,missing=default',
    );
    expect([status, data]).toEqual([201, [{ title: 'one' }, { title: 'next' }]]);
  });
});
