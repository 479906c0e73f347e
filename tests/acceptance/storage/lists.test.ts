import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
const files = () => server.client('service_role').from('private');
const NAMES = ['b/2.txt', 'b/10.txt', 'a/x/1.txt', 'top.txt', 'Zebra.txt', 'a/y.txt', 'a_/z.txt', '$/p.txt'];

beforeAll(async () => {
  server = await startStorageServer();
  for (const name of NAMES) await files().upload(name, name);
});
afterAll(() => server?.close());

const names = ({ data }: { data: readonly { name: string }[] | null }) => data?.map(({ name }) => name);

describe('a folder', () => {
  // spec: 201 list: limit 100, offset 0, by name ascending
  // spec: 158 /object/list/{bucket}
  test('by default: 100 from the first, by name, folders before files', async () => {
    const { data } = await files().list();
    expect(names({ data })).toEqual(['$', 'a', 'a_', 'b', 'Zebra.txt', 'top.txt']);
    expect(data?.at(0)).toEqual({
      name: '$',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(data?.at(-1)).toMatchObject({
      id: expect.any(String),
      metadata: { size: 7, mimetype: 'text/plain;charset=UTF-8' },
    });
  });

  test.each(['a', 'a/', '/a'])('of the name %j', async (folder) => {
    expect(names(await files().list(folder))).toEqual(['x', 'y.txt']);
  });

  test('takes no pattern for a name', async () => {
    expect(names(await files().list('a_'))).toEqual(['z.txt']);
    expect(names(await files().list('', { search: '%' }))).toEqual([]);
    expect(names(await files().list('nowhere'))).toEqual([]);
  });

  test('in pages, in the other order, searched', async () => {
    expect(names(await files().list('', { limit: 2, offset: 3 }))).toEqual(['b', 'Zebra.txt']);
    expect(names(await files().list('b', { sortBy: { column: 'name', order: 'desc' } }))).toEqual([
      '2.txt',
      '10.txt',
    ]);
    expect(names(await files().list('', { search: 'ZEB' }))).toEqual(['Zebra.txt']);
    expect(names(await files().list('b', { sortBy: { column: 'created_at', order: 'asc' } }))).toEqual([
      '2.txt',
      '10.txt',
    ]);
  });

  test.each([
    { limit: 0 },
    { limit: 1001 },
    { offset: -1 },
    { sortBy: { column: 'name; drop table storage.objects', order: 'asc' } },
    { sortBy: { column: 'name', order: 'sideways' } },
  ])('refuses %j', async (options) => {
    expect((await files().list('', options)).error).toMatchObject({ statusCode: '400' });
  });
});

describe('everything below a prefix, page by page', () => {
  async function pages(options: Parameters<ReturnType<typeof files>['listV2']>[0]): Promise<string[][]> {
    const found: string[][] = [];
    let cursor: string | undefined;
    do {
      const { data, error } = await files().listV2({
        ...options,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(error).toBeNull();
      found.push([...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name));
      cursor = data?.nextCursor;
      expect(data?.hasNext).toBe(cursor !== undefined);
    } while (cursor !== undefined);
    return found;
  }
  const sorted = NAMES.toSorted();

  test('all at once', async () => {
    expect(await pages({})).toEqual([sorted]);
    expect(await pages({ prefix: 'a' })).toEqual([['a/x/1.txt', 'a/y.txt', 'a_/z.txt']]);
  });

  test('in pages, each object once', async () => {
    expect((await pages({ limit: 3 })).flat()).toEqual(sorted);
    const descending = await pages({ limit: 3, sortBy: { column: 'name', order: 'desc' } });
    expect(descending.flat()).toEqual(sorted.toReversed());
    expect((await pages({ limit: 1, sortBy: { column: 'created_at', order: 'asc' } })).flat()).toEqual(NAMES);
    expect((await pages({ limit: 3, sortBy: { column: 'updated_at', order: 'desc' } })).flat()).toEqual(
      NAMES.toReversed(),
    );
  });

  test('folders stand for what is in them', async () => {
    expect(await pages({ with_delimiter: true })).toEqual([
      ['$/', 'a/', 'a_/', 'b/', 'Zebra.txt', 'top.txt'],
    ]);
    expect((await pages({ with_delimiter: true, limit: 1 })).flat()).toEqual([
      '$/',
      'Zebra.txt',
      'a/',
      'a_/',
      'b/',
      'top.txt',
    ]);
    expect(await pages({ with_delimiter: true, prefix: 'a/' })).toEqual([['a/x/', 'a/y.txt']]);
  });

  test.each([
    'nonsense',
    Buffer.from('{"column":"id","order":"asc","key":"","at":null}').toString('base64url'),
  ])('the cursor %.20s is refused', async (cursor) => {
    expect((await files().listV2({ cursor })).error).toMatchObject({ statusCode: '400' });
  });
});
