import { execFile } from 'node:child_process';
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AuthClient } from '@supabase/auth-js';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

/*
 * Access tokens as another program sees them: through the published keys and a JWT library that is not ours.
 */

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'main.ts');

let dataDir: string;
let database: TestDatabase;
let server: TestServer;
/** The port changes with every start, the address that tokens name must not. */
const start = () =>
  startServer({
    projectDir,
    dataDir,
    databaseUrl: database.url,
    env: { PUBLIC_URL: 'https://learn.example.org' },
  });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-signing-keys-'));
  database = await createTestDatabase();
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function visitor() {
  return new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.anonKey },
    autoRefreshToken: false,
    persistSession: false,
  });
}

type PublishedKey = JsonWebKey & { readonly kid: string };

async function publishedKeys(): Promise<PublishedKey[]> {
  const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  return ((await response.json()) as { keys: PublishedKey[] }).keys;
}

/** Verifies a token as another service would. */
async function verifyElsewhere(token: string): Promise<jwt.Jwt> {
  const kid = jwt.decode(token, { complete: true })?.header.kid;
  const key = (await publishedKeys()).find((candidate) => candidate.kid === kid);
  if (!key) throw new Error('The key of the token is not published.');
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
    complete: true,
    algorithms: ['ES256'],
    audience: 'authenticated',
    issuer: 'https://learn.example.org/auth/v1',
  });
}

const rotate = (env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [MAIN, 'keys', 'rotate'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
  });

test('tokens are verified by an independent library, and private keys are never published', async () => {
  const { data } = await visitor().signUp({ email: 'one@example.com', password: 'correct horse' });
  const { payload, header } = await verifyElsewhere(data.session?.access_token ?? '');
  expect(payload).toMatchObject({ sub: data.user?.id, role: 'authenticated', aal: 'aal1' });
  const claims = await visitor().getClaims(data.session?.access_token);
  expect(claims.data?.claims.sub, 'the official client, without asking the server').toBe(data.user?.id);
  const keys = await publishedKeys();
  expect(keys).toHaveLength(2);
  expect(keys[0]?.kid).toBe(header.kid);
  for (const key of keys) expect(Object.keys(key)).not.toContain('d');
});

test('the command prints the keys of the server as JSON', async () => {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'keys', '--json'], { env });
  const { anonKey, serviceRoleKey } = server;
  expect(JSON.parse(stdout)).toEqual({ url: expect.any(String), anonKey, serviceRoleKey });
});

test('a rotation lets the standby key sign, and signs nobody out', async () => {
  const client = visitor();
  const { data } = await client.signUp({ email: 'two@example.com', password: 'correct horse' });
  const before = data.session?.access_token ?? '';
  const [current, standby] = await publishedKeys();
  const { anonKey } = server;

  expect((await rotate()).stdout).toContain(`Key ${standby?.kid} signs`);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  await server.stop();
  server = await start();

  expect(server.anonKey).toBe(anonKey);
  expect((await publishedKeys()).map(({ kid }) => kid)).toEqual([
    standby?.kid,
    expect.any(String),
    current?.kid,
  ]);
  expect((await visitor().getUser(before)).data.user?.email).toBe('two@example.com');
  expect((await verifyElsewhere(before)).header.kid).toBe(current?.kid);
  const refreshed = await visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  const after = refreshed.data.session?.access_token ?? '';
  expect((await verifyElsewhere(after)).header.kid).toBe(standby?.kid);
});

test('a rotation is refused where the environment names the keys', async () => {
  await expect(rotate({ JWT_SECRET: 'x'.repeat(32) })).rejects.toThrow(
    'put the next key in front of JWT_KEYS',
  );
});
