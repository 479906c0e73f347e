import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { RealtimeClient, type RealtimeClientOptions } from '@supabase/realtime-js';
import { WebSocket } from 'ws';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createUpgradeGateway } from '#server/backend/gateway/upgrade-gateway.ts';
import type { Identity } from '#server/backend/http/exchange.ts';
import type { UpgradeHandler } from '#server/backend/http/upgrade.ts';
import { createVisitorAddress } from '#server/backend/http/visitor-address.ts';
import { createLog } from '#server/backend/log.ts';
import { createRealtime } from '#server/backend/realtime/realtime.ts';
import { parseSettings } from '#server/backend/settings/read-settings.ts';
import { ANON_KEY, apiKeys, SERVICE_KEY, serve, tokens } from '#tests/support/gateway-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { recordStatements } from '#tests/support/record-statements.ts';
import { JOIN_TIMEOUT_MS } from './listen-in.ts';

/** A token of a user that lives for so many seconds. */
export function tokenFor(sub: string, seconds = 3600, more: object = {}): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return tokens.sign({ aud: 'authenticated', role: 'authenticated', sub, exp, session_id: sub, ...more });
}

/** Realtime over HTTP on the database of a chat, as one process of an installation has it. */
export type RealtimeServer = {
  readonly url: string;
  readonly database: TestDatabase;
  /** The owner's connection. */
  readonly owner: Database;
  /** Ends sessions by their id, as a sign-out does. */
  readonly revoked: Set<string>;
  readonly logged: readonly string[];
  /** The texts of the statements that it has made. */
  readonly statements: ReadonlySet<string>;
  /** The official client, as a user or with an API key alone. Closed with the server. */
  client(as?: string, options?: Partial<RealtimeClientOptions>): Promise<RealtimeClient>;
  /** A bare socket, for what the official client does not do. */
  socket(query?: string): WebSocket;
  /** Breaks every connection without a word, as a network does. */
  breakConnections(): void;
  fetch(path: string, init?: RequestInit & { readonly as?: string }): Promise<Response>;
  close(): Promise<void>;
};

/**
 * Starts realtime behind the real gateway.
 *
 * @param options.beside another one, whose database this one shares as a second process
 * @param options.config the text of a `config.toml`
 * @param options.mayFollow whether its role may read the log of the database
 */
export async function startRealtimeServer(
  options: { readonly beside?: RealtimeServer; readonly config?: string; readonly mayFollow?: boolean } = {},
): Promise<RealtimeServer> {
  const database = options.beside?.database ?? (await createTestDatabase());
  const onError = () => undefined;
  const owner = openDatabase({ url: database.url, poolSize: 3, onError });
  if (!options.beside) {
    await migrateEngine(owner);
    await owner.query(await readFile(join(import.meta.dirname, 'chat.sql'), 'utf8'));
  }
  const requests = openDatabase({ url: database.requestUrl, poolSize: 4, acquireTimeoutMs: 30_000, onError });
  const logged: string[] = [];
  const statements = new Set<string>();
  const log = createLog((line) => logged.push(line));
  const revoked = new Set<string>();
  const isRevoked = ({ claims }: Identity) => revoked.has(claims.session_id ?? '');
  const realtime = await createRealtime({
    database: recordStatements(owner, statements),
    databaseUrl: options.mayFollow === false ? database.requestUrl : database.url,
    requests: recordStatements(requests, statements),
    settings: parseSettings(options.config ?? '', () => undefined).realtime,
    identify: async (token) => apiKeys(token) ?? tokens.verify(token),
    isRevoked,
    log,
  });
  const upgrade = createUpgradeGateway({
    apiKeys,
    tokens,
    isRevoked,
    visitorAddress: createVisitorAddress([]),
    realtime: realtime.accept,
  });
  const open = new Set<Duplex>();
  const watch: UpgradeHandler = (request, socket, head) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    return upgrade(request, socket, head);
  };
  const server = await serve({ realtime: realtime.service }, log, isRevoked, watch);
  const url = `http://127.0.0.1:${server.port}/realtime/v1`;
  const clients: RealtimeClient[] = [];
  const sockets: WebSocket[] = [];

  return {
    url,
    database,
    owner,
    revoked,
    logged,
    statements,
    async client(as = 'anon', more = {}) {
      const apikey = as === 'service_role' ? SERVICE_KEY : ANON_KEY;
      const client = new RealtimeClient(url.replace('http', 'ws'), {
        params: { apikey },
        timeout: JOIN_TIMEOUT_MS,
        ...more,
      });
      clients.push(client);
      if (as !== 'anon' && as !== 'service_role')
        await client.setAuth(as.includes('.') ? as : await tokenFor(as));
      return client;
    },
    breakConnections() {
      for (const socket of open) socket.destroy();
    },
    socket(query = `apikey=${ANON_KEY}&vsn=2.0.0`) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket?${query}`);
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    },
    async fetch(path, { as = 'anon', ...init } = {}) {
      const headers: Record<string, string> =
        as === 'anon' || as === 'service_role'
          ? { apikey: as === 'anon' ? ANON_KEY : SERVICE_KEY }
          : { apikey: ANON_KEY, authorization: `Bearer ${as.includes('.') ? as : await tokenFor(as)}` };
      return fetch(url + path, { ...init, headers: { 'content-type': 'application/json', ...headers } });
    },
    async close() {
      for (const client of clients) await client.disconnect();
      realtime.goAway();
      await server.close();
      for (const socket of sockets) socket.terminate();
      await realtime.close();
      await requests.close();
      await owner.close();
      if (!options.beside) await database.drop();
    },
  };
}
