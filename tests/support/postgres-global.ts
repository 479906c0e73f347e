import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { dropRunDatabases, ensureAuthenticator, type TestServer } from './postgres-server.ts';
import { sweepAbandonedServers, TEST_FOLDER_PREFIX } from './postgres-sweep.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Gives a test run its PostgreSQL: the one of `TEST_DATABASE_URL` (a URL of role `postgres`) when it is set, else an
 * embedded one in a temporary folder. Vitest calls this once before all tests; what it returns runs after them, also
 * when tests failed.
 */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const runId = `${process.pid.toString(36)}_${Date.now().toString(36)}`;
  if (given !== undefined) {
    const server: TestServer = { runId, url: given, requestUrl: await ensureAuthenticator(given) };
    project.provide('testServer', server);
    return () => dropRunDatabases(server);
  }
  await sweepAbandonedServers();
  const dataDir = await mkdtemp(join(tmpdir(), TEST_FOLDER_PREFIX));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // Test data need not survive a power failure; many test files connect at once; and a worker of autovacuum, which
    // belongs to the superuser, would keep the owner of a test's database from dropping it.
    forTests: { settings: { fsync: 'off', max_connections: '300', autovacuum: 'off' } },
  });
  project.provide('testServer', { runId, url: postgres.url, requestUrl: postgres.requestUrl });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
