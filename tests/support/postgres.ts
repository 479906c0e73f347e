import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { databasePrefix, dropDatabase, withClient, withDatabase } from './postgres-server.ts';

/** A database of one's own on the PostgreSQL of the test run. */
export interface TestDatabase {
  /** For role `postgres`, the owner. */
  url: string;
  /** For role `authenticator`. */
  requestUrl: string;
  /** Removes the database, ending the connections to it. */
  drop(): Promise<void>;
}

const OBJECT_IN_USE = '55006';

/**
 * Makes a fresh database. Whatever a test file forgets to drop is dropped at the end of the run.
 *
 * @param options.template name from `ensureTemplateDatabase`, to start from a copy of it; else the database is empty
 */
export async function createTestDatabase(
  options: { template?: string | undefined } = {},
): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = databasePrefix(server) + randomBytes(6).toString('hex');
  await withClient(server.url, (client) => createDatabase(client, name, options.template ?? 'template1'));
  return {
    url: withDatabase(server.url, name),
    requestUrl: withDatabase(server.requestUrl, name),
    drop: () => withClient(server.url, (client) => dropDatabase(client, name)),
  };
}

/**
 * Prepares a database once in a test run, whichever test file comes first, for others to start from.
 *
 * @param key what it holds, in lower-case letters and digits: `migrated`
 * @param prepare fills the new database and closes its connections
 * @returns the name to pass to `createTestDatabase`
 */
export async function ensureTemplateDatabase(
  key: string,
  prepare: (database: { url: string; requestUrl: string }) => Promise<void>,
): Promise<string> {
  const server = inject('testServer');
  const name = `${databasePrefix(server)}template_${key}`;
  await withClient(server.url, async (client) => {
    // Held until this connection ends: test files run in processes of their own.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    // Named only when it is complete, so that a failed preparation is not taken for a template.
    const unfinished = `${name}_unfinished`;
    await dropDatabase(client, unfinished);
    await createDatabase(client, unfinished, 'template1');
    await prepare({
      url: withDatabase(server.url, unfinished),
      requestUrl: withDatabase(server.requestUrl, unfinished),
    });
    const [from, to] = [client.escapeIdentifier(unfinished), client.escapeIdentifier(name)];
    await whileInUse(() => client.query(`alter database ${from} rename to ${to}`));
  });
  return name;
}

async function createDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  const [copy, source] = [client.escapeIdentifier(name), client.escapeIdentifier(template)];
  await whileInUse(() => client.query(`create database ${copy} template ${source}`));
}

/** Repeats while a connection to the database is still being closed; PostgreSQL itself waits 5 s at each turn. */
async function whileInUse(action: () => Promise<unknown>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await action();
      return;
    } catch (error) {
      const inUse = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!inUse || turn === 3) throw error;
      await delay(100);
    }
  }
}
