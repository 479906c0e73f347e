import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'storage-project');
let target: TestDatabase;
let database: Database;
let dataDir: string;
let server: TestServer;

const start = () => startServer({ projectDir, databaseUrl: target.url, dataDir });

beforeAll(async () => {
  target = await createTestDatabase();
  database = openDatabase({ url: target.url, poolSize: 1, onError: () => {} });
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-test-'));
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await target?.drop();
  if (dataDir) await rm(dataDir, { recursive: true });
});

const bucket = (key = server.anonKey) =>
  new StorageClient(`${server.url}/storage/v1`, { apikey: key }).from('files');

async function objects(): Promise<Map<string, Buffer>> {
  const folder = join(dataDir, 'storage', 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name))] as const),
    ),
  );
}

async function rows(): Promise<{ name: string; version: string; size: number }[]> {
  const found = await database.query<{ name: string; version: string; size: number }>(
    `select name, version, (metadata ->> 'size')::int as size from storage.objects order by name`,
  );
  return found.rows;
}

test('a server that is killed in the middle of uploads leaves no row without its file, and no half file', async () => {
  const SIZE = 300_000;
  const finished = new Set<string>();
  let sent = 0;
  let isOver = false;
  const send = async () => {
    while (!isOver) {
      const name = `${(sent += 1)}.bin`;
      const { error } = await bucket()
        .upload(name, Buffer.alloc(SIZE, sent))
        .catch((error: unknown) => ({ error }));
      if (error === null) finished.add(name);
    }
  };
  const senders = Array.from({ length: 6 }, send);
  await expect.poll(() => finished.size, { timeout: 20_000 }).toBeGreaterThan(20);
  await server.stop('SIGKILL');
  isOver = true;
  await Promise.all(senders);

  server = await start();
  const [kept, files] = [await rows(), await objects()];
  expect([...finished].filter((name) => !kept.some((row) => row.name === name))).toEqual([]);
  for (const { name, version, size } of kept) {
    const file = files.get(version);
    expect(file?.length, name).toBe(size);
    expect(size).toBe(SIZE);
    expect(new Set(file).size, 'all of one sending').toBe(1);
    const { data } = await bucket().download(name);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(file);
  }
  for (const [, file] of files) expect(file.length).toBe(SIZE);
});

test('an upload in pieces goes on, again and again, where the disk has it when the server is killed', async () => {
  // No two blocks are alike, so that one at the wrong place shows.
  const whole = Buffer.from(Uint32Array.from({ length: 2_000_000 }, (_, index) => index).buffer);
  const tus = (
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: NonNullable<RequestInit['body']>,
  ) =>
    fetch(server.url + path, {
      method,
      headers: { apikey: server.anonKey, 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' as const }),
    });
  const said = Object.entries({ bucketName: 'files', objectName: 'pieces.bin' });
  const announced = await tus('/storage/v1/upload/resumable', 'POST', {
    'upload-length': String(whole.length),
    'upload-metadata': said
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  });
  const address = announced.headers.get('location') ?? '';
  const file = join(dataDir, 'storage', 'resumable', address.split('/').at(-1) ?? '');
  const send = (offset: number, body: NonNullable<RequestInit['body']>) =>
    tus(
      address,
      'PATCH',
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    );
  let offset = 0;
  for (const part of [0.3, 0.6]) {
    const until = Math.floor(whole.length * part);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.subarray(offset, until)),
    });
    // A killed process holds the upload for ten seconds more.
    await expect.poll(async () => (await send(offset, '')).status).toBe(204);
    const broken = send(offset, body).catch((error: unknown) => error);
    await expect.poll(async () => (await stat(file)).size, { timeout: 30_000 }).toBeGreaterThan(offset);
    await server.stop('SIGKILL');
    expect(await broken).toBeInstanceOf(Error);
    server = await start();
    const head = await tus(address, 'HEAD', {});
    offset = Number(head.headers.get('upload-offset'));
    const kept = await readFile(file);
    expect(offset).toBe(kept.length);
    expect(kept.equals(whole.subarray(0, offset)), 'what was sent, at its place').toBe(true);
  }
  expect(offset).toBeGreaterThan(0);
  await expect
    .poll(async () => (await send(offset, whole.subarray(offset))).status, { timeout: 30_000 })
    .toBe(204);
  const { data } = await bucket().download('pieces.bin');
  expect(whole.equals(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(true);
});

test('a visitor who goes away in the middle leaves nothing', async () => {
  const incoming = async () => (await readdir(join(dataDir, 'storage', 'incoming'))).length;
  const before = { rows: await rows(), files: [...(await objects()).keys()] };
  const left = await incoming();
  const leaving = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.alloc(50_000));
    },
  });
  const init = { method: 'POST', headers: { apikey: server.anonKey }, body, duplex: 'half' as const };
  const upload = fetch(`${server.url}/storage/v1/object/files/left`, { ...init, signal: leaving.signal });
  await expect.poll(incoming).toBe(left + 1);
  leaving.abort();
  await expect(upload).rejects.toThrow('abort');
  await expect.poll(incoming).toBe(left);
  expect({ rows: await rows(), files: [...(await objects()).keys()] }).toEqual(before);
  expect(server.log()).not.toContain('a request failed');
});

test('100 MB go in and out whole, again and again, in the same memory', async () => {
  const SIZE = 100 * 1024 * 1024;
  const chunk = Buffer.alloc(1024 * 1024, 'memory');
  const peak = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
  };
  async function there(): Promise<void> {
    let left = SIZE;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close();
        left -= chunk.length;
        controller.enqueue(chunk);
      },
    });
    expect((await bucket().upload('large.bin', body, { upsert: true })).error).toBeNull();
  }
  async function back(): Promise<void> {
    const headers = { apikey: server.anonKey };
    const response = await fetch(`${server.url}/storage/v1/object/files/large.bin`, { headers });
    let received = 0;
    for await (const part of response.body ?? []) received += part.length;
    expect(received).toBe(SIZE);
  }
  await there();
  await back();
  const first = await peak();
  for (let turn = 0; turn < 2; turn += 1) {
    await there();
    await back();
  }
  expect((await peak()) - first, 'three times as much passed').toBeLessThan(SIZE / 2);
});

describe('buckets of the settings', () => {
  test('are made at the start', async () => {
    const storage = new StorageClient(`${server.url}/storage/v1`, { apikey: server.serviceRoleKey });
    expect((await storage.getBucket('declared')).data).toMatchObject({
      public: true,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['image/png'],
    });
  });

  test('stay as somebody changed them since', async () => {
    await database.query(`update storage.buckets set public = false where id = 'declared'`);
    await server.stop();
    server = await start();
    const storage = new StorageClient(`${server.url}/storage/v1`, { apikey: server.serviceRoleKey });
    expect((await storage.getBucket('declared')).data?.public).toBe(false);
  });
});

test('a token of a signed address opens no other service', async () => {
  await bucket().upload('signed.txt', 'x', { upsert: true });
  const { data: reading } = await bucket().createSignedUrl('signed.txt', 600);
  const { data: uploading } = await bucket().createSignedUploadUrl('signed-upload.txt');
  for (const token of [new URL(reading?.signedUrl ?? '').searchParams.get('token'), uploading?.token]) {
    expect(token).toMatch(/^ey/);
    const status = async (path: string) => {
      const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` };
      return (await fetch(server.url + path, { headers })).status;
    };
    expect(await status('/rest/v1/')).toBe(401);
    expect(await status('/auth/v1/user')).toBe(403);
    expect(await status('/functions/v1/x')).toBe(401);
    expect(await status('/storage/v1/bucket')).toBe(400);
    expect((await fetch(`${server.url}/rest/v1/`, { headers: { apikey: token ?? '' } })).status).toBe(401);
  }
});
