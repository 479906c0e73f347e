import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/*
 * Faults that another implementation had and that need a whole server to show; the others are in
 * ../auth/never-again.test.ts.
 */

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const { privateKey } = await generateKeyPair('ES256', { extractable: true });
let target: TestDatabase;
let database: Database;
let dataDir: string;
let server: TestServer;

const start = async () => {
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'known-to-the-test' };
  const env = { JWT_KEYS: JSON.stringify({ keys: [key] }) };
  return startServer({ projectDir, databaseUrl: target.url, dataDir, env });
};

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

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

const withToken = (path: string, token: string) =>
  get(path, { apikey: server.anonKey, authorization: `Bearer ${token}` });

/** Joins a topic with a token on a socket that a key opens: the answer, or why there is no socket. */
async function answerOfSocket(apikey: string, token: string): Promise<string> {
  const address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${apikey}`;
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    socket.send(JSON.stringify(['1', '1', 'realtime:any', 'phx_join', { access_token: token }]));
    const [data] = (await once(socket, 'message')) as [Buffer];
    return data.toString();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    socket.terminate();
  }
}

describe('1. a storage token accepted as a session', () => {
  const claims = { role: 'authenticated', sub: '00000000-0000-4000-8000-000000000001' };
  const sign = (audience: string, more: object = {}) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256', kid: 'known-to-the-test' })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  test.each(['storage', 'mail-link', 'invite', ''])(
    'of the audience "%s" is none, although our key signed it',
    async (audience) => {
      const token = await sign(audience, { url: 'bucket/file' });
      expect((await withToken('/rest/v1/notes', token)).status).toBe(401);
      expect((await withToken('/functions/v1/who-am-i', token)).status).toBe(401);
      expect((await withToken('/auth/v1/user', token)).status).toBe(403);
    },
  );

  test.each(['storage', 'mail-link', 'invite', ''])(
    'of the audience "%s" opens no socket, and joins nothing on one',
    async (audience) => {
      const token = await sign(audience, { url: 'bucket/file' });
      expect(await answerOfSocket(token, '')).toBe('Unexpected server response: 401');
      expect(await answerOfSocket(server.anonKey, token)).toContain('MalformedJWT');
    },
  );

  test('the right audience opens no socket in the place of a key, and joins', async () => {
    const token = await sign('authenticated');
    expect(await answerOfSocket(token, '')).toBe('Unexpected server response: 401');
    expect(await answerOfSocket(server.anonKey, token)).toContain('"status":"ok"');
  });

  test('the right audience would be let in', async () => {
    expect((await withToken('/rest/v1/notes', await sign('authenticated'))).status).toBe(200);
  });
});

describe('4. an unauthenticated status page that shows the database URL or schema', () => {
  test.each([
    '/',
    '/healthz',
    '/config.json',
    '/rest/v1/',
    '/rest/v1',
    '/auth/v1/health',
    '/auth/v1/settings',
    '/status',
    '/functions/v1/',
  ])('%s', async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toMatch(/postgres|notes|:\/\/[^"]*@/i);
  });
});

describe('5. start-up that grants back what a migration revoked', () => {
  test('what is revoked stays so', async () => {
    const read = async () => (await get('/rest/v1/notes', { apikey: server.anonKey })).status;
    expect(await read()).toBe(200);
    await database.query('revoke select on public.notes from anon');
    expect(await read()).toBe(401);
    await server.stop();
    server = await start();
    expect(await read()).toBe(401);
    await database.query('grant select on public.notes to anon');
  });
});

describe('8. a default secret; a default-open mode', () => {
  test('every installation makes its own secrets, which nobody else on the machine can read', async () => {
    const file = join(dataDir, 'secrets.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const other = await startServer({ projectDir, databaseUrl: target.url });
    expect(other.anonKey).not.toBe(server.anonKey);
    expect(other.serviceRoleKey).not.toBe(server.serviceRoleKey);
    expect(await readFile(file, 'utf8')).not.toContain(other.serviceRoleKey);
    await other.stop();
  });

  test('the secret that other implementations come with signs nothing here', async () => {
    const secret = new TextEncoder().encode('super-secret-jwt-token-with-at-least-32-characters-long');
    const forged = await new SignJWT({ role: 'service_role', sub: '00000000-0000-4000-8000-000000000001' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(secret);
    expect((await withToken('/rest/v1/notes', forged)).status).toBe(401);
    expect((await get('/rest/v1/notes', { apikey: forged })).status).toBe(401);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role","sub":"x","aud":"authenticated","exp":9999999999}')}.`;
    expect((await withToken('/rest/v1/notes', unsigned)).status).toBe(401);
  });

  test('nothing is open without a key', async () => {
    for (const path of [
      '/rest/v1/notes',
      '/auth/v1/settings',
      '/auth/v1/admin/users',
      '/functions/v1/echo',
    ]) {
      expect((await get(path)).status, path).toBe(401);
    }
  });
});

describe('10. numerics as strings; 64-bit integers rounded', () => {
  test('numbers come as PostgreSQL writes them', async () => {
    await database.query(`create table public.amounts (big bigint, exact numeric, at timestamptz)`);
    await database.query(
      `insert into public.amounts values (9007199254740993, 0.10, '2026-01-02 03:04:05.678+00')`,
    );
    await database.query(`notify pgrst, 'reload schema'`);
    const read = async () => (await get('/rest/v1/amounts', { apikey: server.anonKey })).text();
    await expect
      .poll(read)
      .toBe('[{"big":9007199254740993,"exact":0.10,"at":"2026-01-02T03:04:05.678+00:00"}]');
  });
});
