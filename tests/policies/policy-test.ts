import { join } from 'node:path';
import { test } from 'vitest';
import { type Database, openDatabase, type Transaction } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject } from '#server/backend/database/migrate.ts';
import { createTestDatabase, ensureTemplateDatabase } from '#tests/support/postgres.ts';
import { openSession, type Session } from './session.ts';
import { createWorld } from './world.ts';

/** The folder that holds `supabase/`. */
const PROJECT = join(import.meta.dirname, '..', '..');

/** Carries a rollback through `Database.transaction`, which commits unless its work fails. */
class RolledBack extends Error {}

/** Runs work in a transaction that is always rolled back. */
async function rolledBack(
  database: Database,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await database
    .transaction(async (transaction) => {
      await work(transaction);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
}

/** Errors of idle connections are left alone: they end with their database. A query reports its own. */
function openPolicyDatabase(url: string): Database {
  return openDatabase({ url, poolSize: 3, onError: () => undefined });
}

/** Migrates an empty database and fills it with the world; every test file starts from a copy of it. */
async function prepareWorld({ url }: { url: string }): Promise<void> {
  const database = openPolicyDatabase(url);
  try {
    await migrateEngine(database);
    await migrateProject(database, PROJECT);
    await createWorld(database.query);
  } finally {
    await database.close();
  }
}

/**
 * A vitest `test` with two fixtures: `database`, migrated from empty and holding the world, one per file; and
 * `session`, a transaction on it that is rolled back after the test.
 */
export const policyTest = test
  .extend('template', { scope: 'worker' }, () => ensureTemplateDatabase('policies', prepareWorld))
  .extend('database', { scope: 'file' }, async ({ template }, { onCleanup }) => {
    const created = await createTestDatabase({ template });
    const database = openPolicyDatabase(created.url);
    onCleanup(async () => {
      await database.close();
      await created.drop();
    });
    return database;
  })
  .extend<{ session: Session }>({
    session: ({ database }, use) => rolledBack(database, (transaction) => use(openSession(transaction))),
  });
