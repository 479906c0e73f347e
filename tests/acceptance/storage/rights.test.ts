import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
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
const all = () => server.client('service_role').from('private');
const inbox = () => server.client('anon').from('inbox');

describe('rights', () => {
  test("what is in another's folder is neither read, listed, written, moved, copied nor removed", async () => {
    const path = `${ALICE}/secret.txt`;
    await alices().upload(path, 'secret');
    expect((await bobs().download(path)).error).toMatchObject({
      statusCode: '404',
      message: 'Object not found',
    });
    expect((await bobs().info(path)).error).toMatchObject({ statusCode: '404' });
    expect((await bobs().list(ALICE)).data).toEqual([]);
    expect((await bobs().listV2({ prefix: ALICE })).data).toMatchObject({ objects: [], folders: [] });
    for (const upsert of [false, true]) {
      expect((await bobs().upload(`${ALICE}/planted.txt`, 'x', { upsert })).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
    }
    expect((await bobs().update(path, 'x')).error).not.toBeNull();
    expect((await bobs().move(path, `${BOB}/taken.txt`)).error).toMatchObject({ statusCode: '404' });
    expect((await bobs().copy(path, `${BOB}/taken.txt`)).error).toMatchObject({ statusCode: '404' });
    expect((await bobs().createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' });
    expect((await bobs().remove([path])).data).toEqual([]);
    await bobs().upload(`${BOB}/own.txt`, 'x');
    expect((await bobs().move(`${BOB}/own.txt`, `${ALICE}/given.txt`)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await bobs().copy(`${BOB}/own.txt`, `${ALICE}/given.txt`)).error).toMatchObject({
      statusCode: '403',
    });
    expect(await (await alices().download(path)).data?.text()).toBe('secret');
  });

  test('who may only leave a file may not see it, nor replace it', async () => {
    expect((await inbox().upload('note.txt', 'left')).error).toBeNull();
    expect((await inbox().upload('note.txt', 'other', { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await inbox().download('note.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await inbox().upload('note.exe', 'left')).error).toMatchObject({ statusCode: '403' });
  });

  test('what is refused takes no place on the disk', async () => {
    const before = await server.files();
    await inbox().upload('refused.exe', 'x'.repeat(50_000));
    await bobs().upload(`${ALICE}/refused.txt`, 'x'.repeat(50_000));
    expect(await server.files()).toEqual(before);
  });

  test('a bucket that is not there is said to be none', async () => {
    for (const { error } of [
      await server.client('service_role').from('nowhere').upload('x', 'x'),
      await server.client('service_role').from('nowhere').download('x'),
    ]) {
      expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    }
  });

  test('the policy is asked again when the file has come', async () => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const before = await server.files();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('begun '));
        await gate;
        controller.enqueue(Buffer.from('ended'));
        controller.close();
      },
    });
    const upload = inbox().upload('late.txt', body);
    await expect.poll(async () => (await server.files()).incoming.length).toBe(1);
    await server.owner.query('alter policy "Anybody leaves texts" on storage.objects with check (false)');
    goOn();
    expect((await upload).error).toMatchObject({ statusCode: '403' });
    await server.owner.query(
      `alter policy "Anybody leaves texts" on storage.objects with check (bucket_id = 'inbox' and storage.extension(name) = 'txt')`,
    );
    expect(await server.files()).toEqual(before);
  });
});

describe('limits', () => {
  test('a file larger than the installation takes is refused, declared or not', async () => {
    const big = Buffer.alloc(200_000);
    const refusal = { statusCode: '413', message: 'The object exceeded the maximum allowed size' };
    expect((await alices().upload(`${ALICE}/big`, big)).error).toMatchObject(refusal);
    expect((await alices().upload(`${ALICE}/big`, new Blob([big]))).error).toMatchObject(refusal);
    expect((await alices().upload(`${ALICE}/big`, new Blob([big]).stream())).error).toMatchObject(refusal);
    expect((await server.files()).incoming).toEqual([]);
  });

  test('who is refused in the middle of sending reads why, and is answered again on the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { hostname, port } = new URL(server.url);
    const send = async (path: string, method: string, body: Buffer) => {
      const sent = request({
        agent,
        hostname,
        port,
        path,
        method,
        headers: server.credentials('service_role'),
      });
      const answering = once(sent, 'response') as Promise<[IncomingMessage]>;
      sent.write(body);
      sent.end();
      const [answer] = await answering;
      const from = answer.socket.localPort;
      const text = Buffer.concat(await answer.toArray()).toString();
      return [answer.statusCode, text, from] as const;
    };
    const [status, text, from] = await send(
      '/storage/v1/object/private/big',
      'POST',
      Buffer.alloc(4_000_000),
    );
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ statusCode: '413' });
    const [again, , through] = await send('/healthz', 'GET', Buffer.alloc(0));
    expect([again, through]).toEqual([200, from]);
    agent.destroy();
  });

  test('a bucket lowers it', async () => {
    const pictures = server.client('service_role').from('pictures');
    const { error } = await pictures.upload('big.png', Buffer.concat([PNG, Buffer.alloc(1000)]), {
      contentType: 'image/png',
    });
    expect(error).toMatchObject({ statusCode: '413' });
  });

  test('a bucket takes the types it was made for', async () => {
    const pictures = server.client('service_role').from('pictures');
    const upload = (contentType: string) => pictures.upload(`${contentType}.png`, PNG, { contentType });
    expect((await upload('text/html')).error).toMatchObject({
      statusCode: '415',
      message: 'mime type text/html is not supported',
    });
    expect((await upload('image/png')).error).toBeNull();
    expect((await upload('IMAGE/PNG; x=y')).error).toBeNull();
  });

  test('what is claimed to be a picture is one', async () => {
    const { error } = await alices().upload(`${ALICE}/fake.png`, '<script>', { contentType: 'image/png' });
    expect(error).toMatchObject({ statusCode: '415' });
    expect((await alices().upload(`${ALICE}/real.png`, PNG, { contentType: 'image/png' })).error).toBeNull();
  });

  test.each(['x', 'a/b\u00e9', '/'])('the type %j is none', async (contentType) => {
    const init = { method: 'POST', as: ALICE, headers: { 'content-type': contentType }, body: 'x' } as const;
    expect(await (await server.fetch(`/object/private/${ALICE}/odd`, init)).json()).toMatchObject({
      statusCode: '415',
    });
  });

  test.each(['[]', '"x"', '{', `{"a":"${'x'.repeat(9000)}"}`, '{"a":"\\u0000"}'])(
    'metadata such as %.20s is refused',
    async (metadata) => {
      const headers = { 'x-metadata': Buffer.from(metadata).toString('base64') };
      const init = { method: 'POST', as: ALICE, headers, body: 'x' } as const;
      expect((await server.fetch(`/object/private/${ALICE}/odd`, init)).status).toBe(400);
    },
  );

  test('a person fills their quota and no more, at once or in turn', async () => {
    const file = Buffer.alloc(90_000);
    const upload = (n: number) => bobs().upload(`${BOB}/quota/${n}`, file);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(upload));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    for (const { error } of answers.filter(({ error }) => error !== null)) {
      expect(error).toMatchObject({ statusCode: '413' });
    }
    expect((await bobs().copy(`${BOB}/quota/1`, `${BOB}/quota/copy`)).error).not.toBeNull();
    const { data } = await bobs().list(`${BOB}/quota`);
    await bobs().remove(data?.map(({ name }) => `${BOB}/quota/${name}`) ?? []);
    expect((await upload(6)).error).toBeNull();
    expect((await all().upload('operator', file)).error).toBeNull();
  });
});

describe('the sweep', () => {
  test('removes what no object has after a day, and nothing before', async () => {
    await alices().upload(`${ALICE}/swept.txt`, 'kept');
    const { data } = await alices().info(`${ALICE}/swept.txt`);
    await alices().upload(`${ALICE}/lost.txt`, 'lost');
    await server.owner.query('delete from storage.objects where name = $1', [`${ALICE}/lost.txt`]);
    const before = (await server.files()).objects;
    await server.sweep(23);
    expect((await server.files()).objects).toEqual(before);
    await server.sweep(25);
    const after = (await server.files()).objects;
    expect(after).toHaveLength(before.length - 1);
    expect(after).toContain(data?.version);
  });
});

test('a floor of free disk is kept', async () => {
  const full = await startStorageServer('free_disk_floor = "900TB"');
  const { error } = await full.client('service_role').from('private').upload('x', 'x');
  await full.close();
  expect(error).toMatchObject({ status: 507, statusCode: '507' });
});
