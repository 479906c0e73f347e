import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import { exportJWK, generateKeyPair } from 'jose';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createApiKeys } from '#server/backend/gateway/api-keys.ts';
import { createGateway } from '#server/backend/gateway/gateway.ts';
import { createVisitorAddress } from '#server/backend/http/visitor-address.ts';
import { listen } from '#server/backend/http/web-server.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { createLog } from '#server/backend/log.ts';
import { parseSettings } from '#server/backend/settings/read-settings.ts';
import { createStorage } from '#server/backend/storage/storage.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

export const ALICE = '00000000-0000-4000-8000-00000000000a';
export const BOB = '00000000-0000-4000-8000-00000000000b';

type Actor = 'anon' | 'service_role' | typeof ALICE | typeof BOB;

/** The storage service over HTTP, with the buckets and policies of `files.sql`. */
export type StorageServer = {
  /** The official client, signed in as a user or with an API key alone. */
  client(as?: Actor): StorageClient;
  /** A request as it stands; `path` begins behind `/storage/v1`. */
  fetch(path: string, init?: RequestInit & { readonly as?: Actor | 'nobody' }): Promise<Response>;
  /** Headers that say who asks. */
  credentials(as: Actor): Record<string, string>;
  readonly url: string;
  /** The owner's connection, for looking behind the service. */
  readonly owner: Database;
  /** What lies on the disk: the versions of objects, and what is arriving. */
  files(): Promise<{ readonly objects: string[]; readonly incoming: string[] }>;
  /** What the service has written into its log. */
  readonly logged: readonly string[];
  /** Runs the sweep as if so many hours had passed. */
  sweep(hours: number): Promise<void>;
  /** Puts the bytes of a resumable upload where they arrive. */
  writePartial(id: string, text: string): Promise<void>;
  /** Moves the clock of the service. */
  advance(seconds: number): void;
  close(): Promise<void>;
};

const ANON_KEY = 'the-anon-key';
const SERVICE_KEY = 'the-service-key';

/** @param config lines of `[storage]` */
export async function startStorageServer(config = ''): Promise<StorageServer> {
  const database = await createTestDatabase();
  const onError = () => undefined;
  const owner = openDatabase({ url: database.url, poolSize: 2, onError });
  await migrateEngine(owner);
  await owner.query(await readFile(join(import.meta.dirname, 'files.sql'), 'utf8'));
  const acquireTimeoutMs = 30_000;
  const requests = openDatabase({ url: database.requestUrl, poolSize: 4, acquireTimeoutMs, onError });
  const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-test-'));
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const settings = parseSettings(
    `[storage]\n${config.includes('free_disk_floor') ? '' : 'free_disk_floor = 0'}\n${config}`,
    () => undefined,
  ).storage;
  let clock = 0;
  const { service, sweep } = await createStorage({
    database: requests,
    settings,
    dataDir,
    hashKey: 'a-hash-key',
    now: () => Date.now() + clock,
    log,
  });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwtKeys = [{ ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'test' }];
  const tokens = await createAccessTokens(jwtKeys);
  const gateway = createGateway({
    apiKeys: createApiKeys({
      jwtKeys,
      anonKey: ANON_KEY,
      serviceRoleKey: SERVICE_KEY,
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
      hashKey: 'x',
    }),
    tokens,
    services: { storage: service },
    isRevoked: () => false,
    visitorAddress: createVisitorAddress([]),
    publicConfig: {},
    isHealthy: async () => true,
    log,
  });
  const server = await listen([gateway], { host: '127.0.0.1', port: 0 }, log);
  const url = `http://127.0.0.1:${server.port}/storage/v1`;

  const sign = (sub: string) =>
    tokens.sign({
      aud: 'authenticated',
      role: 'authenticated',
      sub,
      exp: Math.floor(Date.now() / 1000) + 3600,
    });
  const bearers = new Map<string, string>([
    [ALICE, await sign(ALICE)],
    [BOB, await sign(BOB)],
  ]);
  const credentials = (as: Actor): Record<string, string> => {
    if (as === 'service_role') return { apikey: SERVICE_KEY };
    const bearer = bearers.get(as);
    return bearer === undefined
      ? { apikey: ANON_KEY }
      : { apikey: ANON_KEY, authorization: `Bearer ${bearer}` };
  };
  const filesIn = async (folder: string) => {
    const entries = await readdir(join(dataDir, 'storage', folder), {
      withFileTypes: true,
      recursive: true,
    }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  return {
    client: (as = 'anon') => new StorageClient(url, credentials(as)),
    fetch: (path, { as = 'anon', ...init } = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          ...(as === 'nobody' ? {} : credentials(as)),
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    credentials,
    url,
    owner,
    logged,
    files: async () => ({ objects: await filesIn('objects'), incoming: await filesIn('incoming') }),
    async sweep(hours) {
      clock = hours * 3_600_000;
      try {
        await sweep.outside({}, owner);
      } finally {
        clock = 0;
      }
    },
    writePartial: (id, text) => writeFile(join(dataDir, 'storage', 'resumable', id), text),
    advance: (seconds) => {
      clock += seconds * 1000;
    },
    async close() {
      await server.close();
      await requests.close();
      await owner.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
