import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine, migrateProject } from '#server/backend/database/migrate.ts';
import { renderDatabaseTypes } from './render-database-types.ts';
import { renderSchema } from './render-schema.ts';

/** The files that are written from the catalogue: their texts by their paths in the project. */
export type DumpedFiles = Readonly<Record<string, string>>;

/**
 * Replays every migration in a new, empty database and words the schema they add up to. The database is
 * dropped afterwards.
 *
 * @param projectDir the folder that holds `supabase/migrations`
 * @param databaseUrl a PostgreSQL on which the role may create databases
 */
export async function replayMigrations(projectDir: string, databaseUrl: string): Promise<DumpedFiles> {
  const server = open(databaseUrl);
  const name = `dump_schema_${randomBytes(6).toString('hex')}`;
  try {
    await server.query(`create database ${name}`);
    try {
      return await replayIn(projectDir, withDatabase(databaseUrl, name));
    } finally {
      await server.query(`drop database ${name} with (force)`);
    }
  } finally {
    await server.close();
  }
}

/** Runs work with the URL of an embedded PostgreSQL that exists for it alone. */
export async function withEmbeddedPostgres<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dump-schema-'));
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      forTests: { settings: { fsync: 'off' } },
    });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function replayIn(projectDir: string, url: string): Promise<DumpedFiles> {
  const database = open(url);
  try {
    await migrateEngine(database);
    await migrateProject(database, projectDir);
    return await database.transaction(async (transaction) => ({
      'supabase/schema.sql': await renderSchema(transaction),
      'client/lib/backend/database-types.ts': await renderDatabaseTypes(transaction),
    }));
  } finally {
    await database.close();
  }
}

function open(url: string): Database {
  return openDatabase({ url, poolSize: 1, onError: () => undefined });
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
