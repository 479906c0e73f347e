import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, BOB } from '#tests/support/gateway-server.ts';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('file_size_limit = "100kB"\nuser_quota = "200kB"');
});
afterAll(() => server?.close());

type Body = NonNullable<RequestInit['body']>;
type Actor = typeof ALICE | typeof BOB | 'anon' | 'service_role';

const alices = () => server.client(ALICE).from('private');
const PIECE = 'application/offset+octet-stream';

/** A request as clients of TUS make it. */
function tus(
  path: string,
  method: string,
  headers: Record<string, string> = {},
  body?: Body,
  as: Actor = ALICE,
) {
  const where = path.replace('/storage/v1', '');
  return server.fetch(where, {
    as,
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body, duplex: 'half' as const }),
  });
}

const metadata = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

function announce(name: string, length: number, more: Record<string, string> = {}, as: Actor = ALICE) {
  const said = { bucketName: 'private', objectName: name, contentType: 'text/plain', cacheControl: '60' };
  const headers = { 'upload-length': String(length), 'upload-metadata': metadata(said), ...more };
  return tus('/upload/resumable', 'POST', headers, undefined, as);
}

async function begin(name: string, length: number, more: Record<string, string> = {}): Promise<string> {
  const response = await announce(name, length, more);
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

const send = (address: string, offset: number, body: Body, as: Actor = ALICE) =>
  tus(address, 'PATCH', { 'content-type': PIECE, 'upload-offset': String(offset) }, body, as);

describe('a file in pieces', () => {
  test('is an object when the last of them has come, and none before', async () => {
    const name = `${ALICE}/pieces.txt`;
    const address = await begin(name, 10);
    expect(address).toMatch(/^\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
    const first = await send(address, 0, '01234');
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5']);
    expect((await alices().exists(name)).data).toBe(false);
    const head = await tus(address, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-offset')).toBe('5');
    expect(head.headers.get('upload-length')).toBe('10');
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(head.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect((await send(address, 5, '56789')).headers.get('upload-offset')).toBe('10');
    expect(await (await alices().download(name)).data?.text()).toBe('0123456789');
    expect((await alices().info(name)).data).toMatchObject({
      size: 10,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
    });
    expect((await tus(address, 'HEAD')).status, 'it has ended').toBe(404);
  });

  test('may begin with its announcement, and be empty', async () => {
    const said = { bucketName: 'private', objectName: `${ALICE}/at-once.txt` };
    const headers = { 'upload-length': '4', 'upload-metadata': metadata(said), 'content-type': PIECE };
    const response = await tus('/upload/resumable', 'POST', headers, 'text');
    expect([response.status, response.headers.get('upload-offset')]).toEqual([201, '4']);
    expect(await (await alices().download(`${ALICE}/at-once.txt`)).data?.text()).toBe('text');
    await begin(`${ALICE}/nothing.txt`, 0);
    expect((await alices().download(`${ALICE}/nothing.txt`)).data?.size).toBe(0);
  });

  test('goes on where its visitor went away in the middle of a piece', async () => {
    const name = `${ALICE}/broken.txt`;
    const address = await begin(name, 90_000);
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.alloc(50_000, 'a'));
      },
    });
    const broken = fetch(`${server.url}${address.replace('/storage/v1', '')}`, {
      method: 'PATCH',
      headers: {
        ...server.credentials(ALICE),
        'tus-resumable': '1.0.0',
        'content-type': PIECE,
        'upload-offset': '0',
      },
      body,
      duplex: 'half',
      signal: leaving.signal,
    });
    const offset = async () => Number((await tus(address, 'HEAD')).headers.get('upload-offset'));
    await expect.poll(offset).toBe(50_000);
    leaving.abort();
    await expect(broken).rejects.toThrow('abort');
    await expect.poll(async () => (await send(address, 50_000, 'a'.repeat(40_000))).status).toBe(204);
    expect(await (await alices().download(name)).data?.text()).toBe('a'.repeat(90_000));
  });

  test('can be given up', async () => {
    const address = await begin(`${ALICE}/given-up.txt`, 10);
    await send(address, 0, '01234');
    expect((await tus(address, 'DELETE')).status).toBe(204);
    expect((await tus(address, 'HEAD')).status).toBe(404);
    expect((await send(address, 5, '56789')).status).toBe(404);
  });

  test('replaces what has the name only if that was announced', async () => {
    const name = `${ALICE}/replaced.txt`;
    await alices().upload(name, 'first');
    expect((await announce(name, 6)).status).toBe(409);
    await send(await begin(name, 6, { 'x-upsert': 'true' }), 0, 'second');
    expect(await (await alices().download(name)).data?.text()).toBe('second');
  });
});

describe('refusals', () => {
  test('a piece that does not begin where the last one ended', async () => {
    const address = await begin(`${ALICE}/offset.txt`, 10);
    expect((await send(address, 3, 'x')).status).toBe(409);
    expect((await send(address, 0, 'x'.repeat(11))).status).toBe(413);
    expect(
      (await tus(address, 'PATCH', { 'upload-offset': '0', 'content-type': 'text/plain' }, 'x')).status,
    ).toBe(415);
    expect((await tus(address, 'PATCH', { 'content-type': PIECE }, 'x')).status).toBe(400);
    await tus(address, 'DELETE');
  });

  test('another version of the protocol', async () => {
    const response = await announce(`${ALICE}/old.txt`, 10, { 'tus-resumable': '0.2.2' });
    expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  });

  test.each(['', 'x', '-1', '1e3', '99999999999999999'])('the length %j', async (length) => {
    expect((await announce(`${ALICE}/odd.txt`, 1, { 'upload-length': length })).status).toBe(400);
  });

  test('what a plain upload would be refused as well', async () => {
    expect((await announce(`${ALICE}/large.txt`, 200_000)).status).toBe(413);
    expect((await announce(`${BOB}/planted.txt`, 10)).status).toBe(403);
    expect((await announce('planted.txt', 10, {}, 'anon')).status).toBe(403);
    expect((await announce('../x', 10)).status).toBe(400);
    const elsewhere = metadata({ bucketName: 'nowhere', objectName: 'x' });
    expect((await announce('x', 10, { 'upload-metadata': elsewhere })).status).toBe(404);
    const page = metadata({ bucketName: 'pictures', objectName: 'x.png', contentType: 'text/html' });
    expect((await announce('x', 10, { 'upload-metadata': page }, 'service_role')).status).toBe(415);
  });

  test('a picture that is none is not kept', async () => {
    const said = metadata({
      bucketName: 'private',
      objectName: `${ALICE}/fake.png`,
      contentType: 'image/png',
    });
    const address = await begin(`${ALICE}/fake.png`, 8, { 'upload-metadata': said });
    expect((await send(address, 0, '<script>')).status).toBe(415);
    expect((await alices().exists(`${ALICE}/fake.png`)).data).toBe(false);
  });

  test("another's upload is not found", async () => {
    const address = await begin(`${ALICE}/mine.txt`, 10);
    for (const actor of [BOB, 'anon'] as const) {
      expect((await send(address, 0, '0123456789', actor)).status).toBe(404);
      expect((await tus(address, 'HEAD', {}, undefined, actor)).status).toBe(404);
      expect((await tus(address, 'DELETE', {}, undefined, actor)).status).toBe(404);
    }
    expect((await tus(address, 'DELETE')).status).toBe(204);
  });

  test('the policy is asked again at the end', async () => {
    const name = `${ALICE}/late.txt`;
    const address = await begin(name, 4);
    await server.owner.query(`alter policy "People see and change what is in their folder" on storage.objects
      with check (false)`);
    expect((await send(address, 0, 'text')).status).toBe(403);
    await server.owner.query(`alter policy "People see and change what is in their folder" on storage.objects
      with check (bucket_id in ('private', 'pictures') and (storage.foldername(name))[1] = (select auth.uid())::text)`);
    expect((await alices().exists(name)).data).toBe(false);
  });

  test('what was announced counts for the quota before it has come', async () => {
    const first = await begin(`${ALICE}/q1.bin`, 90_000);
    expect((await announce(`${ALICE}/q2.bin`, 90_000)).status).toBe(413);
    expect((await alices().upload(`${ALICE}/q3.bin`, Buffer.alloc(90_000))).error).toMatchObject({
      statusCode: '413',
    });
    await tus(first, 'DELETE');
  });
});

test('a signed address takes a file in pieces', async () => {
  const name = `${ALICE}/signed-pieces.txt`;
  const { data } = await alices().createSignedUploadUrl(name);
  const signature = { 'x-signature': data?.token ?? '' };
  const said = metadata({ bucketName: 'private', objectName: name });
  const headers = { ...signature, 'upload-length': '4', 'upload-metadata': said };
  const begun = await tus('/upload/resumable/sign', 'POST', headers, undefined, 'anon');
  const address = begun.headers.get('location') ?? '';
  expect(address).toContain('/upload/resumable/sign/');
  expect((await send(address, 0, 'text', 'anon')).status, 'without its signature').toBe(400);
  const piece = { ...signature, 'content-type': PIECE, 'upload-offset': '0' };
  expect((await tus(address, 'PATCH', piece, 'text', 'anon')).status).toBe(204);
  expect(await (await alices().download(name)).data?.text()).toBe('text');
  const other = metadata({ bucketName: 'private', objectName: `${ALICE}/other.txt` });
  const crossed = await tus(
    '/upload/resumable/sign',
    'POST',
    { ...headers, 'upload-metadata': other },
    undefined,
    'anon',
  );
  expect(crossed.status).toBe(400);
});

test('all of a file that a killed server had received becomes an object when its sender asks', async () => {
  const name = `${ALICE}/received.txt`;
  const address = await begin(name, 4);
  await server.writePartial(address.split('/').at(-1) ?? '', 'text');
  expect((await tus(address, 'HEAD')).headers.get('upload-offset')).toBe('4');
  expect(await (await alices().download(name)).data?.text()).toBe('text');
});

test('an upload that nobody goes on with is forgotten after a day', async () => {
  const address = await begin(`${ALICE}/forgotten.txt`, 10);
  await send(address, 0, '01234');
  await server.sweep(23);
  expect((await tus(address, 'HEAD')).status).toBe(200);
  await server.sweep(25);
  expect((await tus(address, 'HEAD')).status).toBe(404);
  const { rows } = await server.owner.query('select count(*)::int as left from storage.resumable_uploads');
  expect(rows).toEqual([{ left: 0 }]);
});

describe('one request writes at a time', () => {
  test('over several processes that share the folder', async () => {
    const second = await startStorageServer('file_size_limit = "100kB"', server);
    try {
      const name = `${ALICE}/two-processes.txt`;
      const address = await begin(name, 90_000);
      const where = address.replace('/storage/v1', '');
      const there = (method: string, headers: Record<string, string> = {}, body?: Body) =>
        second.fetch(where, {
          as: ALICE,
          method,
          headers: { 'tus-resumable': '1.0.0', ...headers },
          ...(body === undefined ? {} : { body }),
        });
      const rest = () =>
        there('PATCH', { 'content-type': PIECE, 'upload-offset': '50000' }, 'b'.repeat(40_000));
      const leaving = new AbortController();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.alloc(50_000, 'a')),
      });
      const first = fetch(server.url + where, {
        method: 'PATCH',
        headers: {
          ...server.credentials(ALICE),
          'tus-resumable': '1.0.0',
          'content-type': PIECE,
          'upload-offset': '0',
        },
        body,
        duplex: 'half',
        signal: leaving.signal,
      });
      await expect.poll(async () => (await there('HEAD')).headers.get('upload-offset')).toBe('50000');
      expect((await rest()).status, 'while the first one writes').toBe(423);
      leaving.abort();
      await expect(first).rejects.toThrow('abort');
      await expect.poll(async () => (await rest()).status).toBe(204);
      const text = await (await alices().download(name)).data?.text();
      expect(text).toBe('a'.repeat(50_000) + 'b'.repeat(40_000));
    } finally {
      await second.close();
    }
  });

  test('and a process that was killed holds nothing for long', async () => {
    const address = await begin(`${ALICE}/held.txt`, 4);
    const hold = (until: string) =>
      server.owner.query(
        `update storage.resumable_uploads set held_by = gen_random_uuid(), held_until = now() + $2::interval where id = $1`,
        [address.split('/').at(-1), until],
      );
    await hold('1 minute');
    expect((await send(address, 0, 'text')).status).toBe(423);
    await hold('-1 second');
    expect((await send(address, 0, 'text')).status).toBe(204);
  });
});
