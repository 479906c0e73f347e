import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding } from './compress.ts';
import { createStaticFile, loadStaticFiles } from './static-files.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.9', 'br'],
  ['identity', null],
  [undefined, null],
])('a browser that accepts %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([true, false])('a compressed file is the same file (sent once: %s)', async (once) => {
  const text = 'The same again. '.repeat(100);
  const file = createStaticFile(Buffer.from(text), '.html', { once });
  const packed = await file.encoded('gzip');
  expect(packed.length).toBeLessThan(text.length / 5);
  expect(gunzipSync(packed).toString()).toBe(text);
  expect(brotliDecompressSync(await file.encoded('br')).toString()).toBe(text);
});

test('pictures and small files are sent as they are', () => {
  expect(createStaticFile(Buffer.alloc(5000), '.png').compressible).toBe(false);
  expect(createStaticFile(Buffer.from('short'), '.html').compressible).toBe(false);
});

test('equal bodies have equal tags, different encodings different ones', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((body) => createStaticFile(Buffer.from(body), '.txt'));
  expect(a?.etag(null)).toBe(b?.etag(null));
  expect(a?.etag(null)).not.toBe(c?.etag(null));
  expect(new Set([a?.etag(null), a?.etag('br'), a?.etag('gzip')]).size).toBe(3);
});

test('what the build compressed is sent as it is and has no address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  try {
    await writeFile(join(folder, 'app.js'), 'code '.repeat(200));
    await writeFile(join(folder, 'app.js.br'), 'made by the build');
    await writeFile(join(folder, 'song.gz'), 'a file like any other');
    const files = await loadStaticFiles(folder);
    expect([...files.keys()].sort()).toEqual(['/app.js', '/song.gz']);
    expect(String(await files.get('/app.js')?.encoded('br'))).toBe('made by the build');
    expect(gunzipSync((await files.get('/app.js')?.encoded('gzip')) ?? '').toString()).toContain('code code');
  } finally {
    await rm(folder, { recursive: true });
  }
});
