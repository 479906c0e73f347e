import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, createStaticFile } from './static-files.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.9', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a compressed file is the same file', async () => {
  const text = 'The same again. '.repeat(100);
  const file = createStaticFile(Buffer.from(text), '.html');
  const packed = await file.encoded('gzip');
  expect(packed.length).toBeLessThan(text.length / 5);
  expect(gunzipSync(packed).toString()).toBe(text);
});

test('pictures and small files are sent as they are', () => {
  expect(createStaticFile(Buffer.alloc(5000), '.png').compressible).toBe(false);
  expect(createStaticFile(Buffer.from('short'), '.html').compressible).toBe(false);
});

test('equal bodies have equal tags', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((body) => createStaticFile(Buffer.from(body), '.txt').etag);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});
