import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from './database.ts';

/** A migration file: `version` is what stands before the first underscore of its name. */
type Migration = { readonly version: string; readonly name: string; readonly path: string };

/** Any fixed number: whoever migrates or imports holds this advisory lock, across all server processes. */
const MIGRATION_LOCK = 7_291_440_193;

const ENGINE_MIGRATIONS = join(import.meta.dirname, '..', 'migrations');

const RECORDS = {
  engine: 'engine_migrations.schema_migrations',
  project: 'supabase_migrations.schema_migrations',
} as const;

/** Raised when the database holds migrations that this version of the software does not know. */
export class NewerDatabaseError extends Error {
  constructor(version: string) {
    super(
      `The database was migrated by a newer version of this software (it holds migration ${version}, which ` +
        'this version does not have). Start the newer version, or use another database.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Applies the engine's own migrations (roles, auth, jobs), each in a transaction of its own.
 *
 * @returns the names of the migrations applied now
 */
export function migrateEngine(database: Database): Promise<string[]> {
  return migrate(database, ENGINE_MIGRATIONS, RECORDS.engine);
}

/**
 * Applies the migrations of a Supabase project folder, recorded as the Supabase CLI records them.
 *
 * @param projectDir the folder that holds `supabase/migrations`
 * @returns the names of the migrations applied now
 */
export function migrateProject(database: Database, projectDir: string): Promise<string[]> {
  return migrate(database, join(projectDir, 'supabase', 'migrations'), RECORDS.project);
}

async function migrate(database: Database, folder: string, records: string): Promise<string[]> {
  const migrations = await listMigrations(folder);
  await prepareRecords(database, records);
  const applied: string[] = [];
  for (const migration of migrations) {
    const text = await readFile(migration.path, 'utf8');
    const isNew = await database.transaction(async (transaction) => {
      await lock(transaction);
      const known = await recordedVersions(transaction, records);
      refuseNewer(known, migrations);
      if (known.has(migration.version)) return false;
      await transaction.query(text).catch((error: unknown) => {
        throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error });
      });
      await transaction.query(`insert into ${records} (version, name, statements) values ($1, $2, $3)`, [
        migration.version,
        migration.name,
        [text],
      ]);
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

function lock(transaction: Transaction): Promise<unknown> {
  return transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

function prepareRecords(database: Database, records: string): Promise<void> {
  const [schema] = records.split('.');
  return database.transaction(async (transaction) => {
    await lock(transaction);
    await transaction.query(`create schema if not exists ${schema}`);
    await transaction.query(
      `create table if not exists ${records} (version text primary key, statements text[], name text)`,
    );
  });
}

async function recordedVersions(transaction: Transaction, records: string): Promise<Set<string>> {
  const { rows } = await transaction.query<{ version: string }>(`select version from ${records}`);
  return new Set(rows.map((row) => row.version));
}

function refuseNewer(recorded: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const ours = new Set(migrations.map((migration) => migration.version));
  const unknown = [...recorded].filter((version) => !ours.has(version)).sort();
  const newest = unknown.at(-1);
  if (newest !== undefined) throw new NewerDatabaseError(newest);
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files
    .filter((file) => /^\d+_.*\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.sql'.length);
      const split = name.indexOf('_');
      return { version: name.slice(0, split), name: name.slice(split + 1), path: join(folder, file) };
    });
}
