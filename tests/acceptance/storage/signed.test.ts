import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, BOB } from '#tests/support/gateway-server.ts';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('user_quota = "1kB"');
  await alices().upload(`${ALICE}/read me.txt`, 'content');
});
afterAll(() => server?.close());

const alices = () => server.client(ALICE).from('private');
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

describe('addresses for reading', () => {
  const path = `${ALICE}/read me.txt`;

  // spec: 158 /object/sign
  test('open the file for whoever has them, in parts too', async () => {
    const { data } = await alices().createSignedUrl(path, 60);
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('content');
    const part = await fetch(data?.signedUrl ?? '', {
      headers: { range: 'bytes=0-2', authorization: 'Bearer x' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'con']);
  });

  test('name the download', async () => {
    const { data } = await alices().createSignedUrl(path, 60, { download: 'mine.txt' });
    const { headers } = await fetch(data?.signedUrl ?? '');
    expect(headers.get('content-disposition')).toContain('filename="mine.txt"');
  });

  test('for many at once, with what cannot be signed beside', async () => {
    const { data } = await alices().createSignedUrls([path, `${BOB}/x`], 60);
    expect(data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ]);
    expect(await (await fetch(data?.at(0)?.signedUrl ?? '')).text()).toBe('content');
    expect(data?.at(1)?.signedUrl).toBeNull();
  });

  test('open no other file, and none without a token or with a changed one', async () => {
    await alices().upload(`${ALICE}/other.txt`, 'other');
    const { data } = await alices().createSignedUrl(path, 60);
    const token = tokenOf(data?.signedUrl ?? '');
    const read = async (file: string, query: string) =>
      (await server.fetch(`/object/sign/private/${encodeURI(file)}${query}`, { as: 'nobody' })).json();
    expect(await read(`${ALICE}/other.txt`, `?token=${token}`)).toMatchObject({ error: 'InvalidSignature' });
    for (const query of ['', '?token=', `?token=${token}x`, `?token=${token.slice(0, -4)}AAAA`]) {
      expect(await read(path, query), query).toMatchObject({ error: 'InvalidJWT' });
    }
  });

  test('end when they were to end', async () => {
    const { data } = await alices().createSignedUrl(path, 60);
    server.advance(61);
    const response = await fetch(data?.signedUrl ?? '');
    server.advance(-61);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'InvalidJWT' });
  });

  test.each([0, -1, 1.5, 1e12])('do not live for %d seconds', async (seconds) => {
    expect((await alices().createSignedUrl(path, seconds)).error).toMatchObject({ statusCode: '400' });
  });
});

describe('addresses for uploading', () => {
  test('write one file once, for whoever has them, in the name of who signed', async () => {
    const path = `${ALICE}/signed.txt`;
    const { data } = await alices().createSignedUploadUrl(path);
    const stranger = server.client('anon').from('private');
    const upload = () =>
      stranger.uploadToSignedUrl(path, data?.token ?? '', 'signed', { contentType: 'text/plain' });
    expect((await upload()).data).toEqual({ path, fullPath: `private/${path}` });
    expect((await upload()).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect(await (await alices().download(path)).data?.text()).toBe('signed');
    const { rows } = await server.owner.query('select owner_id from storage.objects where name = $1', [path]);
    expect(rows).toEqual([{ owner_id: ALICE }]);
  });

  test('replace what is there only if that was signed', async () => {
    const path = `${ALICE}/upserted.txt`;
    await alices().upload(path, 'first');
    expect((await alices().createSignedUploadUrl(path)).error).toMatchObject({ statusCode: '409' });
    const { data } = await alices().createSignedUploadUrl(path, { upsert: true });
    expect((await alices().uploadToSignedUrl(path, data?.token ?? '', 'second')).error).toBeNull();
    expect(await (await alices().download(path)).data?.text()).toBe('second');
  });

  test('need no key and no session, as a plain PUT', async () => {
    const path = `${ALICE}/plain.txt`;
    const { data } = await alices().createSignedUploadUrl(path);
    const response = await fetch(data?.signedUrl ?? '', { method: 'PUT', body: 'plain' });
    expect(response.status).toBe(200);
  });

  test('are given only to who may write the file', async () => {
    const { error } = await server.client(BOB).from('private').createSignedUploadUrl(`${ALICE}/planted.txt`);
    expect(error).toMatchObject({ statusCode: '403' });
  });

  test('do not lift the quota of who signed', async () => {
    const path = `${ALICE}/much.txt`;
    const { data } = await alices().createSignedUploadUrl(path);
    const { error } = await alices().uploadToSignedUrl(path, data?.token ?? '', 'x'.repeat(2000));
    expect(error).toMatchObject({ statusCode: '413' });
  });
});

describe('an address of a session', () => {
  const DAY = 86_400;

  test('ends with it, for reading and for uploading, at once or in pieces', async () => {
    const path = `${ALICE}/read me.txt`;
    const { data: reading } = await alices().createSignedUrl(path, 60);
    const { data: uploading } = await alices().createSignedUploadUrl(`${ALICE}/late.txt`);
    const { data: resuming } = await alices().createSignedUploadUrl(`${ALICE}/later.txt`);
    const announce = () =>
      server.fetch('/upload/resumable/sign', {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '4',
          'upload-metadata': `bucketName ${btoa('private')},objectName ${btoa(`${ALICE}/later.txt`)}`,
          'x-signature': resuming?.token ?? '',
        },
      });
    const announced = await announce();
    expect(announced.status).toBe(201);
    server.revoked.add(ALICE);
    const answers = [
      await fetch(reading?.signedUrl ?? ''),
      await fetch(uploading?.signedUrl ?? '', { method: 'PUT', body: 'late' }),
      await announce(),
      await server.fetch(announced.headers.get('location')?.replace('/storage/v1', '') ?? '', {
        method: 'PATCH',
        body: 'late',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'x-signature': resuming?.token ?? '',
        },
      }),
    ];
    server.revoked.delete(ALICE);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'InvalidJWT' });
    }
    expect((await fetch(reading?.signedUrl ?? '')).status).toBe(200);
  });

  test('lives for seven days at most: for longer nobody knows that the session has ended', async () => {
    const path = `${ALICE}/read me.txt`;
    expect((await alices().createSignedUrl(path, 7 * DAY)).error).toBeNull();
    expect((await alices().createSignedUrl(path, 7 * DAY + 1)).error).toMatchObject({ statusCode: '400' });
    expect((await alices().createSignedUrls([path], 7 * DAY + 1)).error).toMatchObject({ statusCode: '400' });
    const operator = server.client('service_role').from('private');
    expect((await operator.createSignedUrl(path, 365 * DAY)).error).toBeNull();
  });
});

describe('a token opens only what it was made for', () => {
  test('one for reading uploads nothing, one for uploading reads nothing', async () => {
    const path = `${ALICE}/crossed.txt`;
    const { data: uploading } = await alices().createSignedUploadUrl(path);
    await alices().upload(path, 'there');
    const { data: reading } = await alices().createSignedUrl(path, 60);
    const read = await server.fetch(`/object/sign/private/${path}?token=${uploading?.token}`, {
      as: 'nobody',
    });
    expect(await read.json()).toMatchObject({ error: 'InvalidJWT' });
    const token = tokenOf(reading?.signedUrl ?? '');
    const { error } = await alices().uploadToSignedUrl(path, token, 'x', { upsert: true });
    expect(error).toMatchObject({ message: 'Invalid token' });
  });

  test('no token of an address is a session', async () => {
    const { data } = await alices().createSignedUrl(`${ALICE}/read me.txt`, 60);
    const token = tokenOf(data?.signedUrl ?? '');
    for (const header of [{ authorization: `Bearer ${token}` }, { apikey: token }]) {
      const response = await server.fetch(`/object/list/private`, {
        method: 'POST',
        headers: header,
        body: '{}',
      });
      expect([400, 401]).toContain(response.status);
    }
  });

  test('no session, and no token of another key, is an address', async () => {
    const session = server.credentials(ALICE).authorization?.slice('Bearer '.length);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const url = `private/${ALICE}/read me.txt`;
    const forge = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT({ url })
        .setProtectedHeader({ alg })
        .setAudience('storage:read')
        .setExpirationTime('1h')
        .sign(key);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ url, aud: 'storage:read', exp: 9_999_999_999 }))}.`;
    const forged = [
      await forge('ES256', privateKey),
      await forge('HS256', Buffer.from('a-hash-key')),
      await forge('HS256', Buffer.from(JSON.stringify(await exportJWK(privateKey)))),
    ];
    for (const token of [session, unsigned, ...forged]) {
      const response = await server.fetch(`/object/sign/${encodeURI(url)}?token=${token}`, { as: 'nobody' });
      expect(await response.json()).toMatchObject({ error: 'InvalidJWT' });
    }
  });
});
