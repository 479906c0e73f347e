import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LibraryServer, startWorkshopServer } from './library-server.ts';

let server: LibraryServer;
beforeAll(async () => {
  server = await startWorkshopServer();
});
afterAll(() => server.close());

describe('what a function sets of the answer', () => {
  const answer = (status: string | null, headers: unknown = null) =>
    server.fetch('/rpc/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status, headers: headers === null ? null : JSON.stringify(headers) }),
    });

  test.each([
    ['202', 202, '"answered"'],
    ['418', 418, '"answered"'],
    ['204', 204, ''],
    ['304', 304, ''],
  ])('the status %s', async (given, status, body) => {
    const { status: seen, body: text } = await answer(given);
    expect([seen, text]).toEqual([status, body]);
  });

  test('headers, in place of its own', async () => {
    const { status, headers } = await answer('203', [
      { 'Cache-Control': 'max-age=5' },
      { 'content-type': 'text/x-own' },
      { 'x-two': 'a' },
      { 'X-Two': 'b' },
    ]);
    expect([status, headers.get('cache-control'), headers.get('content-type'), headers.get('x-two')]).toEqual(
      [203, 'max-age=5', 'text/x-own', 'a, b'],
    );
  });

  test.each([['99'], ['600'], ['2000'], ['ok'], ['2 00']])('not the status %j', async (status) => {
    const { status: given, body } = await answer(status);
    expect([given, JSON.parse(body)]).toMatchObject([
      500,
      { code: 'PGRST112', message: 'response.status guc must be a valid status code' },
    ]);
  });

  test.each([
    ['an object', { a: 'b' }],
    ['a list of texts', ['a']],
    ['two keys in one', [{ a: 'b', c: 'd' }]],
    ['no key', [{}]],
    ['a number', [{ a: 1 }]],
    ['a line break', [{ a: 'b\r\nset-cookie: c=d' }]],
    ['a name that is none', [{ 'a b': 'c' }]],
    ['the length of the body', [{ 'Content-Length': '1' }]],
    ['another framing', [{ 'transfer-encoding': 'chunked' }]],
  ])('not %s for headers', async (_, headers) => {
    const { status, body } = await answer(null, headers);
    expect([status, JSON.parse(body).code]).toEqual([500, 'PGRST111']);
  });

  test('holds for no other request', async () => {
    for (let turn = 0; turn < 8; turn += 1) await answer('202', [{ 'x-own': 'a' }]);
    for (let turn = 0; turn < 8; turn += 1) {
      const { status, headers } = await server.fetch('/drafts?limit=1');
      expect([status, headers.get('x-own')]).toEqual([200, null]);
    }
  });
});
