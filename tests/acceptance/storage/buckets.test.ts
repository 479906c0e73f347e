import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE } from '#tests/support/gateway-server.ts';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('file_size_limit = "1MB"');
});
afterAll(() => server?.close());

const service = () => server.client('service_role');

describe('making a bucket', () => {
  test('gives its name, and a private bucket unless said otherwise', async () => {
    expect(await service().createBucket('made')).toEqual({ data: { name: 'made' }, error: null });
    const { data } = await service().getBucket('made');
    expect(data).toMatchObject({
      id: 'made',
      name: 'made',
      public: false,
      type: 'STANDARD',
      file_size_limit: null,
      allowed_mime_types: null,
    });
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  // spec: 96 id, name, public, file_size_limit and allowed_mime_types of a bucket
  // spec: 158 /bucket, /bucket/{id}
  test('takes its options', async () => {
    const options = { public: true, fileSizeLimit: '20kb', allowedMimeTypes: ['image/png', 'audio/*'] };
    expect((await service().createBucket('with options', options)).error).toBeNull();
    expect((await service().getBucket('with options')).data).toMatchObject({
      public: true,
      file_size_limit: 20_000,
      allowed_mime_types: ['image/png', 'audio/*'],
    });
  });

  test('a second one of the name is refused', async () => {
    const { error } = await service().createBucket('private');
    expect(error).toMatchObject({
      name: 'StorageApiError',
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
  });

  test('who may not is told so in the words of the policies', async () => {
    for (const actor of ['anon', ALICE] as const) {
      const { error } = await server.client(actor).createBucket('mine');
      expect(error).toMatchObject({
        status: 400,
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
    }
  });

  test.each(['', 'a/b', '../x', 'ü', 'a\nb', ' a', 'x'.repeat(101)])('%j is no name', async (name) => {
    const { error } = await service().createBucket(name);
    expect(error).toMatchObject({ statusCode: '400' });
  });

  test('a limit above that of the installation is refused', async () => {
    const { error } = await service().createBucket('huge', { public: false, fileSizeLimit: '2GB' });
    expect(error).toMatchObject({ statusCode: '413' });
  });

  test.each(['20 parsecs', '-1', '1e9'])('%j is no limit', async (fileSizeLimit) => {
    const { error } = await service().createBucket('odd', { public: false, fileSizeLimit });
    expect(error).toMatchObject({ statusCode: '400' });
  });

  test('a type of media that is none is refused', async () => {
    const allowedMimeTypes = ['image/png","*/*'];
    const { error } = await service().createBucket('odd', { public: false, allowedMimeTypes });
    expect(error).toMatchObject({ statusCode: '415' });
  });
});

describe('reading buckets', () => {
  test('one that is not there, and one that may not be seen, are not found alike', async () => {
    for (const { error } of [
      await service().getBucket('nowhere'),
      await server.client('anon').getBucket('private'),
    ]) {
      expect(error).toMatchObject({ status: 400, statusCode: '404', message: 'Bucket not found' });
    }
  });

  test('lists what the caller may see', async () => {
    expect((await server.client('anon').listBuckets()).data).toEqual([]);
    const { data } = await server.client(ALICE).listBuckets();
    expect(data?.map(({ id }) => id)).toEqual(expect.arrayContaining(['inbox', 'pictures', 'private']));
  });

  test('lists in pages, sorted and searched', async () => {
    const list = async (options: Parameters<ReturnType<typeof service>['listBuckets']>[0]) =>
      (await service().listBuckets(options)).data?.map(({ id }) => id);
    expect(await list({ search: 'I', sortColumn: 'name', sortOrder: 'desc' })).toEqual(
      expect.arrayContaining(['private', 'pictures', 'inbox']),
    );
    expect(await list({ search: 'p', sortColumn: 'name', limit: 1, offset: 1 })).toHaveLength(1);
    expect(await list({ search: '%' })).toEqual([]);
  });

  test.each(['limit=x', 'sortColumn=owner', 'sortOrder=desc;--', 'limit=100000'])(
    'refuses %s',
    async (query) => {
      expect((await server.fetch(`/bucket?${query}`)).status).toBe(400);
    },
  );
});

describe('changing a bucket', () => {
  test('changes what is said and leaves the rest', async () => {
    await service().createBucket('changing', { public: false, fileSizeLimit: 10 });
    expect(await service().updateBucket('changing', { public: true })).toEqual({
      data: { message: 'Successfully updated' },
      error: null,
    });
    expect((await service().getBucket('changing')).data).toMatchObject({ public: true, file_size_limit: 10 });
    await service().updateBucket('changing', {
      public: true,
      fileSizeLimit: null,
      allowedMimeTypes: ['a/b'],
    });
    expect((await service().getBucket('changing')).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: ['a/b'],
    });
  });

  test('who may not change it is told that there is none', async () => {
    const { error } = await server.client(ALICE).updateBucket('private', { public: true });
    expect(error).toMatchObject({ statusCode: '404' });
    expect((await service().getBucket('private')).data?.public).toBe(false);
  });
});

describe('emptying and deleting', () => {
  // spec: 158 /bucket/{id}/empty
  test('a bucket with files is not deleted; an emptied one is, and its files with it', async () => {
    await service().createBucket('doomed');
    await service().from('doomed').upload('a/b.txt', 'text');
    const before = (await server.files()).objects.length;
    const { error } = await service().deleteBucket('doomed');
    expect(error).toMatchObject({
      statusCode: '409',
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await service().emptyBucket('doomed')).data).toEqual({ message: 'Successfully emptied' });
    expect((await server.files()).objects).toHaveLength(before - 1);
    expect((await service().deleteBucket('doomed')).data).toEqual({ message: 'Successfully deleted' });
    expect((await service().getBucket('doomed')).error).toMatchObject({ statusCode: '404' });
  });

  test('who may not see it cannot empty or delete it', async () => {
    for (const { error } of [
      await server.client('anon').emptyBucket('private'),
      await server.client('anon').deleteBucket('private'),
      await server.client(ALICE).deleteBucket('inbox'),
    ]) {
      expect(error).toMatchObject({ statusCode: '404' });
    }
  });

  test('emptying removes what the caller may remove, and says that more is there', async () => {
    await service().from('private').upload(`${ALICE}/mine.txt`, 'mine');
    await service().from('private').upload('another/not-mine.txt', 'not mine');
    const { error } = await server.client(ALICE).emptyBucket('private');
    expect(error).toMatchObject({ statusCode: '409' });
    const { data } = await service().from('private').list();
    expect(data?.map(({ name }) => name)).toEqual(['another']);
  });
});

test('what is no JSON, and what is too much of it, is refused', async () => {
  const post = (body: string) => server.fetch('/bucket', { method: 'POST', as: 'service_role', body });
  expect((await post('{')).status).toBe(400);
  expect((await post('[]')).status).toBe(400);
  expect((await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))).status).toBe(400);
});

test.each([
  ['GET', '/'],
  ['GET', '/object'],
  ['PATCH', '/bucket/private'],
  ['GET', '/object/__proto__'],
  ['POST', '/object/private/%'],
])('%s %s is refused', async (method, path) => {
  expect((await server.fetch(path, { method, as: 'service_role' })).status).toBe(400);
});

test('nothing is open without a key', async () => {
  for (const path of ['/bucket', '/object/list/private', '/object/private/x', '/object/info/private/x']) {
    expect((await server.fetch(path, { as: 'nobody' })).status, path).toBe(401);
  }
});
