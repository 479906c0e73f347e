import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { PNG, startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('file_size_limit = "100kB"\nuser_quota = "300kB"');
});
afterAll(() => server?.close());

const alices = () => server.client(ALICE).from('private');

describe('uploading and downloading', () => {
  // spec: 158 /object/{bucket}/{path}
  test.each([
    ['a Buffer', Buffer.from('content')],
    ['an ArrayBuffer', new Uint8Array(Buffer.from('content')).buffer],
    ['a string', 'content'],
    ['a Blob', new Blob(['content'], { type: 'text/plain' })],
    ['a web stream', new Blob(['content']).stream()],
  ])('%s comes back as it was', async (kind, body) => {
    const path = `${ALICE}/kinds/${kind}.txt`;
    const { data, error } = await alices().upload(path, body);
    expect(error).toBeNull();
    expect(data).toEqual({ path, fullPath: `private/${path}`, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const download = await alices().download(path);
    expect(await download.data?.text()).toBe('content');
    expect(download.data?.type).toMatch(/^text\/plain/);
  });

  test("a form of one's own, with its metadata behind the file, as older clients send it", async () => {
    const form = new FormData();
    form.append('cacheControl', '60');
    form.append('', new File(['a,b\r\n--x\r\n'], 'table.csv', { type: 'text/csv' }));
    form.append('metadata', '{"from":"a form"}');
    const path = `${ALICE}/table.csv`;
    const response = await server.fetch(`/object/private/${path}`, { method: 'POST', as: ALICE, body: form });
    expect(await response.json()).toEqual({ Key: `private/${path}`, Id: expect.any(String) });
    expect(await (await alices().download(path)).data?.text()).toBe('a,b\r\n--x\r\n');
    expect((await alices().info(path)).data).toMatchObject({
      metadata: { from: 'a form' },
      cacheControl: 'max-age=60',
      contentType: 'text/csv',
    });
  });

  test('an empty file is a file', async () => {
    const path = `${ALICE}/empty.txt`;
    expect((await alices().upload(path, Buffer.alloc(0))).error).toBeNull();
    expect((await alices().download(path)).data?.size).toBe(0);
  });

  test('names in every language, with spaces and marks', async () => {
    const path = `${ALICE}/दस्तावेज़ (1)/Übersicht & Plan, α=β 图.txt`;
    expect((await alices().upload(path, 'content')).error).toBeNull();
    expect(await (await alices().download(path)).data?.text()).toBe('content');
    const { data } = await alices().list(`${ALICE}/दस्तावेज़ (1)`);
    expect(data?.map(({ name }) => name)).toEqual(['Übersicht & Plan, α=β 图.txt']);
  });

  test.each(['a%00b', 'a%0Ab', '%2e%2e%2fb', 'a%2f%2fb', 'a%5cb', 'a%23b', 'x'.repeat(1100), '%ff'])(
    'the key %j is refused',
    async (key) => {
      const init = { method: 'POST', as: 'service_role', body: 'x' } as const;
      const response = await server.fetch(`/object/private/${key}`, init);
      expect(await response.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' });
    },
  );

  // spec: 96 path, id, fullPath, metadata and cache control of an object
  // spec: 158 /object/info
  test('says everything about itself', async () => {
    const path = `${ALICE}/told.json`;
    const options = { contentType: 'application/json', cacheControl: '7', metadata: { own: [1, 'é'] } };
    const { data: uploaded } = await alices().upload(path, '{}', options);
    const { data } = await alices().info(path);
    expect(data).toMatchObject({
      id: uploaded?.id,
      name: path,
      bucketId: 'private',
      size: 2,
      contentType: 'application/json',
      cacheControl: 'max-age=7',
      metadata: { own: [1, 'é'] },
    });
    expect(data?.etag).toBe(`"${data?.version}"`);
    const { rows } = await server.owner.query(
      'select owner, owner_id, metadata from storage.objects where name = $1',
      [path],
    );
    expect(rows).toEqual([
      {
        owner: ALICE,
        owner_id: ALICE,
        metadata: expect.objectContaining({ size: 2, mimetype: 'application/json', httpStatusCode: 200 }),
      },
    ]);
  });

  // spec: 201 upload: cache control 3600, upsert false
  // spec: 168 storage errors: name, message and status
  test('by default caches for an hour, and replaces nothing', async () => {
    const path = `${ALICE}/defaults.txt`;
    await alices().upload(path, 'first');
    expect((await alices().info(path)).data?.cacheControl).toBe('max-age=3600');
    expect((await alices().upload(path, 'second')).error).toMatchObject({
      name: 'StorageApiError',
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect(await (await alices().download(path)).data?.text()).toBe('first');
  });

  test.each([
    ['upsert', () => alices().upload(`${ALICE}/replaced.txt`, 'second', { upsert: true })],
    ['update', () => alices().update(`${ALICE}/replaced.txt`, 'second')],
  ])('%s replaces the file, and leaves nothing of the one before', async (_kind, replace) => {
    await alices().remove([`${ALICE}/replaced.txt`]);
    const { data: first } = await alices().upload(`${ALICE}/replaced.txt`, 'first');
    const before = (await server.files()).objects;
    const { data: second } = await replace();
    expect(second?.id).toBe(first?.id);
    expect(await (await alices().download(`${ALICE}/replaced.txt`)).data?.text()).toBe('second');
    const after = (await server.files()).objects;
    expect(after).toHaveLength(before.length);
    expect(after.sort()).not.toEqual(before.sort());
  });

  test('of many who write the same name at once one is there whole, and one file', async () => {
    const path = `${ALICE}/raced.txt`;
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(20_000 + n));
    const before = (await server.files()).objects.length;
    const answers = await Promise.all(texts.map((text) => alices().upload(path, text, { upsert: true })));
    expect(answers.map(({ error }) => error)).toEqual(texts.map(() => null));
    expect(texts).toContain(await (await alices().download(path)).data?.text());
    await server.sweep(25);
    expect((await server.files()).objects).toHaveLength(before + 1);
    await alices().remove([path]);
  });
});

describe('moving, copying and removing', () => {
  // spec: 158 /object/move
  test('a moved file has its new name only, and is the same', async () => {
    const [from, to] = [`${ALICE}/from.txt`, `${ALICE}/moved/to.txt`];
    await alices().upload(from, 'moved', { metadata: { a: 1 } });
    const { data: before } = await alices().info(from);
    expect((await alices().move(from, to)).data).toMatchObject({ message: 'Successfully moved' });
    expect((await alices().download(from)).error).toMatchObject({ statusCode: '404' });
    expect((await alices().info(to)).data).toMatchObject({
      id: before?.id,
      etag: before?.etag,
      metadata: { a: 1 },
    });
    expect((await alices().move(from, to)).error).toMatchObject({ statusCode: '404' });
    await alices().upload(from, 'another');
    expect((await alices().move(from, to)).error).toMatchObject({ statusCode: '409' });
  });

  test('a copy under another type is held to it as an upload is', async () => {
    const [from, to] = [`${ALICE}/page.txt`, `${ALICE}/page.png`];
    await alices().upload(from, '<script>alert(1)</script>', { contentType: 'text/plain' });
    const disguised = await alices().copy(from, to, {
      copyMetadata: false,
      metadata: { mimetype: 'image/png' },
    });
    expect(disguised.error).toMatchObject({ statusCode: '415' });
    expect((await alices().exists(to)).data).toBe(false);
  });

  test('what the database cannot read of a description is refused in words', async () => {
    const metadata = Buffer.from('{"a":"\\ud800"}').toString('base64');
    const init = { as: ALICE, method: 'POST', headers: { 'x-metadata': metadata }, body: 'x' } as const;
    expect((await server.fetch(`/object/private/${ALICE}/odd.txt`, init)).status).toBe(400);
  });

  // spec: 158 /object/copy
  test('a copy is a file of its own', async () => {
    const [from, to] = [`${ALICE}/original.txt`, `${ALICE}/copy.txt`];
    await alices().upload(from, 'original', { metadata: { a: 1 } });
    expect((await alices().copy(from, to)).data).toEqual({ path: `private/${to}` });
    await alices().update(from, 'changed');
    expect(await (await alices().download(to)).data?.text()).toBe('original');
    expect((await alices().info(to)).data?.metadata).toEqual({ a: 1 });
    expect((await alices().copy(from, to)).error).toMatchObject({ statusCode: '409' });
    const bare = await alices().copy(from, `${ALICE}/bare.json`, {
      copyMetadata: false,
      metadata: { mimetype: 'application/json' },
    });
    expect(bare.error).toBeNull();
    expect((await alices().info(`${ALICE}/bare.json`)).data).toMatchObject({
      contentType: 'application/json',
      metadata: {},
    });
  });

  test('into another bucket, as far as it takes the file', async () => {
    const from = `${ALICE}/travels.png`;
    await alices().upload(from, PNG, { contentType: 'image/png' });
    expect((await alices().copy(from, from, { destinationBucket: 'pictures' })).data).toEqual({
      path: `pictures/${from}`,
    });
    await alices().upload(`${ALICE}/text.txt`, 'text');
    for (const verb of ['move', 'copy'] as const) {
      const options = { destinationBucket: 'pictures' };
      expect((await alices()[verb](`${ALICE}/text.txt`, `${ALICE}/t.png`, options)).error).toMatchObject({
        statusCode: '415',
      });
    }
    expect((await alices().move(from, `${ALICE}/t.png`, { destinationBucket: 'pictures' })).error).toBeNull();
    const gone = await alices().copy(from, from, { destinationBucket: 'nowhere' });
    expect(gone.error).toMatchObject({ statusCode: '404' });
  });

  test('removing says what was removed, and passes over what is not there', async () => {
    await alices().upload(`${ALICE}/r1.txt`, '1');
    await alices().upload(`${ALICE}/r2.txt`, '2');
    const before = (await server.files()).objects.length;
    const { data } = await alices().remove([`${ALICE}/r1.txt`, `${ALICE}/r2.txt`, `${ALICE}/none.txt`]);
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: `${ALICE}/r1.txt`, bucket_id: 'private' })]),
    );
    expect((await server.files()).objects).toHaveLength(before - 2);
    const one = await server.fetch(`/object/private/${ALICE}/r1.txt`, { method: 'DELETE', as: ALICE });
    expect(await one.json()).toMatchObject({ statusCode: '404' });
    expect((await alices().remove([])).error).toMatchObject({ statusCode: '400' });
    expect((await alices().remove(Array.from({ length: 1001 }, String))).error).toMatchObject({
      statusCode: '400',
    });
  });

  test('what is removed in the middle of being read is read to its end', async () => {
    const path = `${ALICE}/read.bin`;
    await alices().upload(path, Buffer.alloc(90_000, 1));
    const response = await server.fetch(`/object/private/${path}`, { as: ALICE });
    await alices().remove([path]);
    expect((await response.arrayBuffer()).byteLength).toBe(90_000);
  });
});

// A version is a part of a path: `../../secrets.json` would be another file.
test.each(['../../secrets.json', 'x', '', '00000000-0000-4000-8000-00000000000A'])(
  'the version %j of an object is refused by its table',
  async (version) => {
    const write = server.owner.query(
      `insert into storage.objects (bucket_id, name, version) values ('private', 'odd-version', $1)`,
      [version],
    );
    await expect(write).rejects.toThrow('objects_version_is_random');
  },
);
