import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, LOCALES, PATHS, type PagesServer, requestRaw, startPages } from './pages-server.ts';

/*
 * How pages and files travel: compression, caching, the content security policy, addresses.
 */

const BUILT = join(import.meta.dirname, '..', '..', '..', 'dist', 'client');
/** Every public page in every language. */
const PAGES = LOCALES.flatMap((locale) => PATHS.map((path) => addressOf(locale, path)));
let server: PagesServer;

beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => requestRaw(server, path, { headers });

describe('compression', () => {
  const script = `/assets/${readdirSync(join(BUILT, 'assets')).find((name) => name.endsWith('.js'))}`;

  test.each(['br', 'gz'])('a built file is sent as the build compressed it: %s', async (suffix) => {
    const encoding = suffix === 'gz' ? 'gzip' : suffix;
    const { headers, body } = await get(script, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(body.equals(readFileSync(join(BUILT, `${script}.${suffix}`)))).toBe(true);
    expect((await get(`${script}.${suffix}`)).status).toBe(404);
  });

  test('a page is the same page in every encoding, with a tag for each', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  test('fonts and pictures are sent as they are', async () => {
    const font = readdirSync(join(BUILT, 'assets')).find((name) => name.endsWith('.woff2'));
    const { headers } = await get(`/assets/${font}`, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-type': 'font/woff2' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });
});

/** What a server may send before it must wait for the browser: ten packets, see RFC 6928. */
const FIRST_PACKETS = 14_600;

describe('a first visit', () => {
  test.each(PAGES)('gets %s, its styles included, with the first packets', async (path) => {
    const { headers, body } = await get(path, { 'accept-encoding': 'br' });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(lines.join('').length + body.length).toBeLessThan(FIRST_PACKETS);
  });

  test.each([
    ['/', ['stop', 'sizing', 'journey', 'course-market', 'scores']],
    ['/nowhere', ['gap']],
  ])(
    'finds the drawings of %s in a file that never changes, and has the colours for them',
    async (path, names) => {
      const page = String((await get(path)).body);
      const [address] = /\/assets\/sprite-[^#"]+/.exec(page) ?? [];
      const { headers, body } = await get(String(address));
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      for (const name of names) {
        expect(page).toContain(`<use href="${address}#${name}"`);
        const [drawing = ''] = new RegExp(`<g id="${name}">.*?(?=<g id=|</svg>)`).exec(String(body)) ?? [];
        const colours = [...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, colour]) => colour);
        expect(colours.length).toBeGreaterThan(0);
        for (const colour of colours) expect(page).toContain(`${colour}:light-dark(`);
      }
    },
  );

  test('asks for no icon', async () => {
    const [, icon = ''] =
      /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(String((await get('/')).body)) ?? [];
    expect(decodeURIComponent(icon)).toBe(readFileSync(join(BUILT, 'favicon.svg'), 'utf8').trim());
  });
});

describe('caching', () => {
  test('hashed assets never change, everything else is asked for again', async () => {
    const [asset] = readdirSync(join(BUILT, 'assets'));
    expect((await get(`/assets/${asset}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/es/community', '/auth', '/dashboard', '/favicon.svg', '/robots.txt']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  test.each(['/', '/ar/terms', '/auth', '/favicon.svg'])('%s is not sent twice', async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': known });
      expect(again.status, known).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(tag);
    }
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD says what GET would, without the body', async () => {
    const got = await get('/community');
    const head = await requestRaw(server, '/community', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(got.body.length));
    expect(head.headers.etag).toBe(got.headers.etag);
  });
});

describe('the content security policy', () => {
  test.each([...PAGES, '/auth', '/dashboard', '/nowhere'])(
    'of %s allows the scripts it has',
    async (path) => {
      const { headers, body } = await get(path);
      const policy = String(headers['content-security-policy']);
      const scripts = [...String(body).matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const { groups = {} } of scripts) {
        const { attributes = '', text = '' } = groups;
        if (attributes.includes('src=') || attributes.includes('ld+json')) continue;
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  test('of public pages allows the style sheet in them and no other inline style', async () => {
    const { headers, body } = await get('/');
    const [, styles = ''] = /<style>(.+?)<\/style>/s.exec(String(body)) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(String(body)).not.toContain(' style="');
  });
});

test('every answer forbids guessing its type, whatever it is', async () => {
  for (const [method, path, status] of [
    ['GET', '/', 200],
    ['GET', '/favicon.svg', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/community/', 308],
    ['GET', '/%E0%A4%A', 400],
    ['PUT', '/', 405],
    ['POST', '/terms', 405],
    ['POST', '/', 403],
  ] as const) {
    const answer = await requestRaw(server, path, { method });
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(answer.headers, `${method} ${path}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

describe('addresses', () => {
  test.each([
    ['/community/', '/community'],
    ['/es/', '/es'],
    ['/en', '/'],
    ['/en/terms?a=1', '/terms?a=1'],
    ['/dashboard/?tab=x', '/dashboard?tab=x'],
    ['//evil.example/', '/evil.example'],
    ['/%2F/evil.example/', '/%2F/evil.example'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    '/nowhere',
    '/fr/nowhere',
    '/csp.json',
    '/app.html',
    '/.vite/manifest.json',
    '/../package.json',
  ])('%s is a 404 page', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe(path.startsWith('/fr') ? 'fr' : 'en');
    expect(String(body)).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is not for pages', async (method) => {
    const answer = await requestRaw(server, '/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});
