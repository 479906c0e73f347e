import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reply } from './exchange.ts';
import { compressReply } from './compress-reply.ts';

const TEXT = 'A stop is an order. '.repeat(100);
const GZIP = { 'accept-encoding': 'br, gzip' };
const reply = (headers: Record<string, string> = {}, body: Reply['body'] = TEXT): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body,
});

test('what is decompressed is what would have been sent uncompressed', async () => {
  const unit = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('lesson', '"id":', 'Zürich', '课程'),
  );
  const texts = fc.array(unit, { minLength: 400, maxLength: 600 }).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(texts, fc.boolean(), async (text, asBytes) => {
      const plain = Buffer.from(text);
      const sent = await compressReply(GZIP, reply({}, asBytes ? plain : text));
      if (text.length < 1024) return expect(sent.body).toEqual(asBytes ? plain : text);
      expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(gunzipSync(sent.body as Uint8Array)).toEqual(plain);
    }),
  );
});

test.each(['gzip', 'GZIP', 'deflate, gzip;q=0.5', 'br;q=1.0,gzip ; q=0.001'])(
  '%s is taken as a wish for gzip',
  async (accept) => {
    const { headers } = await compressReply({ 'accept-encoding': accept }, reply());
    expect(headers).toHaveProperty('content-encoding', 'gzip');
  },
);

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000, br', 'x-not-gzip'])(
  'a caller with Accept-Encoding %s gets it as it is, and caches learn that others may not',
  async (accept) => {
    const sent = await compressReply({ 'accept-encoding': accept }, reply({ vary: 'origin' }));
    expect(sent.body).toBe(TEXT);
    expect(sent.headers).toMatchObject({ vary: 'origin, accept-encoding' });
    expect(sent.headers).not.toHaveProperty('content-encoding');
  },
);

test.each<[string, Reply]>([
  ['a short answer', reply({}, 'x'.repeat(1000))],
  ['an answer without a body', reply({}, null)],
  ['a stream', reply({ 'content-type': 'text/event-stream' }, new ReadableStream())],
  ['a picture', reply({ 'content-type': 'image/png' })],
  ['a range of bytes', reply({ 'content-range': 'bytes 0-1999/8000' })],
  ['what is encoded already', reply({ 'content-encoding': 'br' })],
  ['what its function declares untouchable', reply({ 'cache-control': 'private, no-transform' })],
])('%s stays as it is', async (_name, as) => {
  expect(await compressReply(GZIP, as)).toBe(as);
});

test('a range of rows is a document like any other', async () => {
  const { headers } = await compressReply(GZIP, { ...reply({ 'content-range': '0-24/100' }), status: 206 });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-range': '0-24/100' });
});

test('an entity tag no longer promises the same bytes', async () => {
  const tags = await Promise.all(
    ['"v1"', 'W/"v1"'].map(async (etag) => (await compressReply(GZIP, reply({ etag }))).headers?.etag),
  );
  expect(tags).toEqual(['W/"v1"', 'W/"v1"']);
});
