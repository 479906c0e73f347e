import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createLog } from '#server/backend/log.ts';
import { parseSettings } from '#server/backend/settings/read-settings.ts';
import { createStorage } from '#server/backend/storage/storage.ts';
import { type ALICE, type BOB, credentials, serve } from '#tests/support/gateway-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { recordStatements } from '#tests/support/record-statements.ts';

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
  readonly database: TestDatabase;
  readonly dataDir: string;
  /** The owner's connection, for looking behind the service. */
  readonly owner: Database;
  /** What lies on the disk: the versions of objects, and what is arriving. */
  files(): Promise<{ readonly objects: string[]; readonly incoming: string[] }>;
  /** What the service has written into its log. */
  readonly logged: readonly string[];
  /** The texts of the statements that it has made. */
  readonly statements: ReadonlySet<string>;
  /** Runs the sweep as if so many hours had passed. */
  sweep(hours: number): Promise<void>;
  /** Puts the bytes of a resumable upload where they arrive. */
  writePartial(id: string, text: string): Promise<void>;
  /** Ids of sessions that have ended. */
  readonly revoked: Set<string>;
  /** Moves the clock of the service. */
  advance(seconds: number): void;
  close(): Promise<void>;
};

/** What begins as a picture does. */
export const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100, 7)]);

/**
 * @param config lines of `[storage]`
 * @param beside another one, whose database and folder this one shares as a second process
 */
export async function startStorageServer(config = '', beside?: StorageServer): Promise<StorageServer> {
  const database = beside?.database ?? (await createTestDatabase());
  const onError = () => undefined;
  const owner = openDatabase({ url: database.url, poolSize: 2, onError });
  if (!beside) {
    await migrateEngine(owner);
    await owner.query(await readFile(join(import.meta.dirname, 'files.sql'), 'utf8'));
  }
  const acquireTimeoutMs = 30_000;
  const requests = openDatabase({ url: database.requestUrl, poolSize: 4, acquireTimeoutMs, onError });
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'ledgerline-test-')));
  const logged: string[] = [];
  const statements = new Set<string>();
  const log = createLog((line) => logged.push(line));
  const settings = parseSettings(
    `[storage]\n${config.includes('free_disk_floor') ? '' : 'free_disk_floor = 0'}\n${config}`,
    () => undefined,
  ).storage;
  const revoked = new Set<string>();
  let clock = 0;
  const { service, sweep } = await createStorage({
    database: recordStatements(requests, statements),
    settings,
    dataDir,
    hashKey: 'a-hash-key',
    isRevoked: ({ claims }) => revoked.has(claims.session_id ?? ''),
    now: () => Date.now() + clock,
    log,
  });
  const server = await serve({ storage: service }, log);
  const url = `http://127.0.0.1:${server.port}/storage/v1`;

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
    database,
    dataDir,
    owner,
    logged,
    statements,
    revoked,
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
      if (beside) return;
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
