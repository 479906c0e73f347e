import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createLog } from '#server/backend/log.ts';
import { createRest } from '#server/backend/rest/rest.ts';
import { parseSettings } from '#server/backend/settings/read-settings.ts';
import { ALICE, type BOB, credentials, serve, tokenOf } from '#tests/support/gateway-server.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

/** What a raw request answered. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: string };

/** The data service over HTTP on a fresh copy of the library. */
export type LibraryServer = {
  /** The official client, signed in as a user or with an API key alone. */
  client(as?: 'anon' | 'service_role' | typeof ALICE | typeof BOB): PostgrestClient;
  /** A request as it stands; `path` begins behind `/rest/v1`. */
  fetch(path: string, init?: RequestInit & { readonly as?: string }): Promise<Answer>;
  /** A token for a role that need not exist. */
  tokenFor(role: string): Promise<string>;
  readonly url: string;
  /** What the service has written into its log. */
  readonly logged: readonly string[];
  /** The owner's connection, for looking behind the service. */
  readonly owner: Database;
  close(): Promise<void>;
};

const CONFIG = `
[api]
schemas = ["library", "archive"]
extra_search_path = ["extensions"]
max_rows = 50
`;

/** The same with the workshop beside the library, and with settings under `[api.postgrest]`. */
export async function startWorkshopServer(config = '', poolSize = 4): Promise<LibraryServer> {
  const workshop = await readFile(join(import.meta.dirname, 'workshop.sql'), 'utf8');
  return startLibraryServer(poolSize, workshop, `[api.postgrest]\n${config}`);
}

/**
 * Starts the service behind the real gateway.
 *
 * @param poolSize connections of the request pool; 1 makes every request use the same one
 * @param addition SQL that adds to the library before the service starts
 * @param config settings besides those of the library
 */
export async function startLibraryServer(
  poolSize = 4,
  addition = 'select',
  config = '',
): Promise<LibraryServer> {
  const database = await createTestDatabase();
  const onError = () => undefined;
  const owner = openDatabase({ url: database.url, poolSize: 2, onError });
  await migrateEngine(owner);
  await owner.query(await readFile(join(import.meta.dirname, 'library.sql'), 'utf8'));

  await owner.query(addition);

  // A crowd on one connection waits longer on a slow machine than visitors should.
  const acquireTimeoutMs = 30_000;
  const requests = openDatabase({ url: database.requestUrl, poolSize, acquireTimeoutMs, onError });
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const settings = parseSettings(CONFIG + config, () => undefined).api;
  const rest = await createRest({ database: requests, settings, log });
  const server = await serve({ rest: rest.service }, log);
  const url = `http://127.0.0.1:${server.port}/rest/v1`;

  return {
    client: (as = 'anon') => new PostgrestClient(url, { headers: credentials(as) }),
    async fetch(path, { as = 'anon', ...init } = {}) {
      const headers = { ...credentials(as), ...(init.headers as Record<string, string> | undefined) };
      const response = await fetch(url + path, { ...init, headers });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    tokenFor: (role) => tokenOf(ALICE, role),
    url,
    logged,
    owner,
    async close() {
      await server.close();
      await rest.close();
      await requests.close();
      await owner.close();
      await database.drop();
    },
  };
}
