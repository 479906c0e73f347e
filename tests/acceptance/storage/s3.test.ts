import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from '#server/backend/settings/read-settings.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let s3: S3Server;
let server: StorageServer;
beforeAll(async () => {
  s3 = await startS3Server('the-access-key');
  server = await startStorageServer(`[storage.s3]
    endpoint = "${s3.url}"
    bucket = "files"
    access_key_id = "the-access-key"
    secret_access_key = "the-secret"`);
});
afterAll(async () => {
  await server?.close();
  await s3?.close();
});

const files = () => server.client('service_role').from('private');
const versionOf = async (name: string) => (await files().info(name)).data?.version ?? '';
const readFile = async (name: string) => (await files().download(name)).data?.text();

describe('with files in a service that speaks S3', () => {
  test('a file goes there, comes back whole and in parts, and the disk keeps none', async () => {
    expect((await files().upload('a/b.txt', '0123456789')).error).toBeNull();
    expect(s3.files.get(`objects/${await versionOf('a/b.txt')}`)?.toString()).toBe('0123456789');
    expect(await readFile('a/b.txt')).toBe('0123456789');
    const part = await server.fetch('/object/private/a/b.txt', {
      as: 'service_role',
      headers: { range: 'bytes=2-4' },
    });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(await server.files()).toEqual({ objects: [], incoming: [] });
  });

  test('a large file goes through as it is', async () => {
    const large = Buffer.alloc(5_000_000, 'large ');
    expect((await files().upload('large.bin', large)).error).toBeNull();
    const { data } = await files().download('large.bin');
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(large)).toBe(true);
  });

  test('what is replaced, moved, copied and removed leaves nothing behind', async () => {
    const before = s3.files.size;
    await files().upload('one.txt', 'first');
    await files().upload('one.txt', 'second', { upsert: true });
    expect((await files().copy('one.txt', 'two.txt')).error).toBeNull();
    expect((await files().move('one.txt', 'three.txt')).error).toBeNull();
    expect([await readFile('two.txt'), await readFile('three.txt')]).toEqual(['second', 'second']);
    expect(s3.files.size).toBe(before + 2);
    await files().remove(['two.txt', 'three.txt']);
    expect(s3.files.size).toBe(before);
  });

  test('the sweep removes files without an object, and nothing else that lies there', async () => {
    await files().upload('kept.txt', 'kept');
    s3.files.set('objects/00000000-0000-4000-8000-000000000000', Buffer.from('lost'));
    s3.files.set('objects/readme.txt', Buffer.from("somebody else's"));
    await server.sweep(25);
    expect([...s3.files.keys()]).toContain(`objects/${await versionOf('kept.txt')}`);
    expect([...s3.files.keys()]).toContain('objects/readme.txt');
    expect([...s3.files.keys()]).not.toContain('objects/00000000-0000-4000-8000-000000000000');
  });

  test('a service that fails leaves no row', async () => {
    s3.fail(true);
    const { error } = await files().upload('failed.txt', 'x');
    s3.fail(false);
    expect(error).toMatchObject({ status: 500 });
    expect((await files().exists('failed.txt')).data).toBe(false);
    expect((await server.files()).incoming).toEqual([]);
    expect(server.logged.join('\n')).not.toContain('the-secret');
  });

  test('a file that the service lost is not found', async () => {
    await files().upload('vanished.txt', 'x');
    s3.files.delete(`objects/${await versionOf('vanished.txt')}`);
    expect((await files().download('vanished.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await files().copy('vanished.txt', 'copy.txt')).error).toMatchObject({ statusCode: '404' });
  });
});

test('a secret whose variable is not set stops the start', () => {
  const config = `[storage.s3]
    endpoint = "https://s3.example"
    bucket = "files"
    access_key_id = "key"
    secret_access_key = "env(S3_SECRET)"`;
  const read = (environment: Record<string, string>) => parseSettings(config, () => undefined, environment);
  expect(() => read({})).toThrow(SettingsError);
  expect(read({ S3_SECRET: 'x' }).storage.s3).toMatchObject({
    secret_access_key: 'x',
    force_path_style: true,
  });
});
