import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const MANY = '/rest/v1/notes?select=id,text';

const { server, database } = await startProduct({ projectDir });
beforeAll(async () => {
  await database.query(
    `insert into public.notes (text) select 'Note ' || n || ': 图 é' from generate_series(1, 300) as n`,
  );
});

/** The answer as it comes over the wire: `fetch` would decompress it. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  const outgoing = request(server.url + path, { method, headers: { apikey: server.anonKey, ...headers } });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
}

const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('large answers of tables', () => {
  test('are compressed for those who take it, and say the same', async () => {
    const [plain, compressed] = [await send(MANY), await send(MANY, gzip)];
    expect(plain.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-length': `${plain.body.length}`,
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-encoding': 'gzip',
      'content-length': `${compressed.body.length}`,
      'content-type': plain.headers['content-type'],
      'content-range': plain.headers['content-range'],
    });
    expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
    expect(gunzipSync(compressed.body)).toEqual(plain.body);
  });

  test('reach the official client whole, a page and a count of them too', async () => {
    const client = new PostgrestClient(`${server.url}/rest/v1`, { headers: { apikey: server.anonKey } });
    const all = await client.from('notes').select('id, text').order('id');
    expect(all.data).toEqual(JSON.parse((await send(`${MANY}&order=id`)).body.toString()));
    const page = await client.from('notes').select('text', { count: 'exact' }).order('id').range(50, 149);
    expect(page).toMatchObject({ status: 206, count: all.data?.length });
    expect(page.data).toEqual(all.data?.slice(50, 150).map(({ text }) => ({ text })));
  });

  test('are compressed as comma-separated values too', async () => {
    const { headers, body } = await send(MANY, { ...gzip, accept: 'text/csv' });
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toMatch(/^id,text\n/);
  });

  test('have no body for HEAD', async () => {
    const { status, headers, body } = await send(MANY, gzip, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });
});

test('a short answer is not worth it', async () => {
  const { headers, body } = await send('/rest/v1/notes?select=id&limit=3', gzip);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body.toString())).toHaveLength(3);
});

test('answers that hold tokens or keys stay as they are', async () => {
  for (const path of ['/auth/v1/.well-known/jwks.json', '/auth/v1/settings', '/config.json'])
    expect((await send(path, gzip)).headers).not.toHaveProperty('content-encoding');
});

describe('answers of functions', () => {
  const echo = (type: string, text: string) =>
    send('/functions/v1/echo', { ...gzip, 'content-type': type }, 'POST', text);

  test('are compressed when they are long and JSON', async () => {
    const text = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ n, says: 'again' })));
    const { headers, body } = await echo('application/json', text);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': `${body.length}` });
    expect(gunzipSync(body).toString()).toBe(text);
    expect((await echo('application/json', '{"a":1}')).headers).not.toHaveProperty('content-encoding');
  });

  test('that arrive bit by bit go as they come', async () => {
    const events = 'data: again\n\n'.repeat(200);
    const { headers, body } = await echo('text/event-stream', events);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(events);
  });
});
