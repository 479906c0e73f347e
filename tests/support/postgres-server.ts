import pg from 'pg';
import { pollUntil } from '#server/adapters/postgres/poll.ts';

/** The PostgreSQL of one test run. */
export interface TestServer {
  /** Part of the name of every database of this run. */
  runId: string;
  /** Connection URL of role `postgres`, for its own database `postgres`. */
  url: string;
  /** Connection URL of role `authenticator`, for the same database. */
  requestUrl: string;
}

/** Runs `action` on a connection of its own. */
export async function withClient<T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/** The same server and role, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The prefix of the names of all databases that a test run makes. */
export function databasePrefix(server: TestServer): string {
  return `test_${server.runId}_`;
}

/**
 * Makes the role `authenticator` on somebody else's PostgreSQL, with the owner's password, unless it is there.
 *
 * @returns its connection URL
 */
export async function ensureAuthenticator(url: string): Promise<string> {
  const requestUrl = new URL(url);
  requestUrl.username = 'authenticator';
  await withClient(url, async (client) => {
    const known = await client.query(`select from pg_roles where rolname = 'authenticator'`);
    if (known.rowCount !== 0) return;
    const password = client.escapeLiteral(decodeURIComponent(requestUrl.password));
    await client.query(`create role authenticator login noinherit password ${password}`);
  });
  return requestUrl.href;
}

/** Drops every database that a test run has left. */
export async function dropRunDatabases(server: TestServer): Promise<void> {
  await withClient(server.url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [databasePrefix(server)],
    );
    for (const { datname } of rows) await dropDatabase(client, datname);
  });
}

const MAY_NOT_END_CONNECTIONS = '42501';

/**
 * Drops a database, ending the owner's connections to it. Those of another role may not be ended: whoever had them has
 * let them go, and PostgreSQL is given the time to notice.
 */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  let refusal: unknown;
  const isDropped = await pollUntil(async () => {
    try {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      return true;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== MAY_NOT_END_CONNECTIONS) throw error;
      refusal = error;
      return false;
    }
  }, 30_000);
  if (!isDropped) throw refusal;
}
