import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, BOB } from '#tests/support/gateway-server.ts';
import { PNG, startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('file_size_limit = "100kB"\nuser_quota = "300kB"');
});
afterAll(() => server?.close());

const alices = () => server.client(ALICE).from('private');
const bobs = () => server.client(BOB).from('private');

describe('reading', () => {
  const path = `${ALICE}/ten.txt`;
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(`/object/private/${path}`, { as: ALICE, headers, method });
  beforeAll(async () => {
    await alices().upload(path, '0123456789', { upsert: true });
  });

  test('a range of bytes', async () => {
    const response = await get({ range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get('content-length')).toBe('3');
    expect(await response.text()).toBe('234');
    expect(await (await get({ range: 'bytes=-2' })).text()).toBe('89');
    expect((await get({ range: 'bytes=20-' })).status).toBe(416);
    expect((await get({ range: 'bytes=20-' })).headers.get('content-range')).toBe('bytes */10');
  });

  test('a file that the caller has already is not sent again', async () => {
    const first = await get();
    const [tag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    const same: Record<string, string>[] = [
      { 'if-none-match': tag },
      { 'if-none-match': `"x", W/${tag}` },
      { 'if-modified-since': date },
    ];
    for (const headers of same) {
      const again = await get(headers);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
    }
    expect((await get({ 'if-none-match': '"other"', 'if-modified-since': date })).status).toBe(200);
    expect((await get({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  test('HEAD says what GET would send', async () => {
    const response = await get({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(await response.text()).toBe('');
    expect((await server.fetch(`/object/private/${ALICE}/none`, { as: ALICE, method: 'HEAD' })).status).toBe(
      400,
    );
  });

  test('what a policy shows to one is not kept for others, whatever the sender said', async () => {
    const shared = `${ALICE}/shared.txt`;
    const headers = { 'cache-control': 'public, max-age=60, s-maxage=600', 'content-type': 'text/plain' };
    const init = { as: ALICE, headers, method: 'POST', body: 'mine' } as const;
    expect((await server.fetch(`/object/private/${shared}`, init)).status).toBe(200);
    for (const path of [`/object/private/${shared}`, `/object/authenticated/private/${shared}`]) {
      const response = await server.fetch(path, { as: ALICE });
      expect(response.headers.get('cache-control')).toBe('private, max-age=60');
      expect(response.headers.get('vary')).toContain('authorization');
    }
  });

  test('exists says whether it does', async () => {
    expect((await alices().exists(path)).data).toBe(true);
    expect((await alices().exists(`${ALICE}/none`)).data).toBe(false);
    expect((await bobs().exists(path)).data).toBe(false);
  });

  test('a public bucket is read by anybody by its address, and no other is', async () => {
    const pictures = server.client('service_role').from('pictures');
    await pictures.upload('open.png', PNG, { contentType: 'image/png' });
    const { data } = pictures.getPublicUrl('open.png');
    const response = await fetch(data.publicUrl);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    const stale = await fetch(data.publicUrl, { headers: { authorization: 'Bearer stale' } });
    expect(stale.status, 'with a token that is over').toBe(200);
    const closed = await server.fetch(`/object/public/private/${path}`, { as: 'nobody' });
    expect(await closed.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' });
    expect((await server.client('anon').from('pictures').list()).data, 'nobody lists it').toEqual([]);
  });

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml'])(
    '%s is saved and not shown',
    async (type) => {
      const page = `${ALICE}/page`;
      await alices().upload(page, '<svg xmlns="http://www.w3.org/2000/svg"/>', {
        contentType: type,
        upsert: true,
      });
      const { headers } = await server.fetch(`/object/authenticated/private/${page}`, { as: ALICE });
      expect(headers.get('content-disposition')).toBe('attachment');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );

  test('download= names the file that is saved', async () => {
    const { headers } = await server.fetch(`/object/private/${path}?download=Bericht%20%22%C3%BC.txt`, {
      as: ALICE,
    });
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Bericht%20%22%C3%BC.txt");
  });
});
