import { join } from 'node:path';
import type { Database, Transaction } from './database.ts';
import { type Migration, readMigrations } from './migration-files.ts';

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

/** Raised when the database holds only some of the migrations that were folded into those of this version. */
export class OlderDatabaseError extends Error {
  constructor(missing: string, release: string) {
    super(
      `The database is older than release ${release}, from which this version upgrades (it lacks migration ${missing}): ` +
        `start release ${release} on it once, then this version.`,
    );
    this.name = 'OlderDatabaseError';
  }
}

/**
 * Applies the engine's own migrations (roles, auth, jobs), each in a transaction of its own.
 *
 * @param folder where they are, unless in this version of the engine
 * @returns the names of the migrations applied now
 */
export function migrateEngine(database: Database, folder = ENGINE_MIGRATIONS): Promise<string[]> {
  return migrate(database, folder, RECORDS.engine);
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
  const migrations = await readMigrations(folder);
  await prepareRecords(database, records);
  const { applied, known: before } = await recordFolded(database, folder, migrations, records);
  // What was recorded stays so: only the others are asked for again, under the lock.
  for (const migration of migrations.filter(({ version }) => !before.has(version))) {
    const isNew = await database.transaction(async (transaction) => {
      await lock(transaction);
      const known = await recordedVersions(transaction, records);
      refuseNewer(known, migrations);
      if (known.has(migration.version)) return false;
      await run(transaction, migration);
      await record(transaction, migration, records);
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

/**
 * Where the database holds what was folded, runs what of it came after the release (`upgrades/<release>` beside the
 * folder), and records the folded files, none of which runs, in its place. It is one step for all files: an older
 * release must still be able to start on a database that is refused here.
 *
 * @returns the names of the migrations applied now, and the versions that were recorded before
 */
function recordFolded(
  database: Database,
  folder: string,
  migrations: readonly Migration[],
  records: string,
): Promise<{ readonly applied: string[]; readonly known: ReadonlySet<string> }> {
  return database.transaction(async (transaction) => {
    await lock(transaction);
    const known = await recordedVersions(transaction, records);
    refuseNewer(known, migrations);
    const folded = migrations.filter(({ version, replaces }) => replaces.length > 0 && !known.has(version));
    const replaced = folded.flatMap(({ replaces }) => replaces);
    if (!replaced.some((version) => known.has(version))) return { applied: [], known };
    const missing = await missingOf(folded, known, join(folder, '..', 'upgrades'));
    for (const migration of missing) await run(transaction, migration);
    for (const migration of folded) await record(transaction, migration, records);
    // As in a database made today: the Supabase CLI refuses one that lists versions without a file.
    await transaction.query(`delete from ${records} where version = any ($1)`, [replaced]);
    return { applied: missing.map(({ name }) => name), known };
  });
}

/**
 * What a database lacks of the files that were folded, in the order of their versions.
 *
 * @throws OlderDatabaseError when it lacks a file of the release itself
 */
async function missingOf(
  folded: readonly Migration[],
  known: ReadonlySet<string>,
  upgradesFolder: string,
): Promise<Migration[]> {
  const releases = [...new Set(folded.map(({ release }) => release))];
  const upgrades = (
    await Promise.all(releases.map((release) => readMigrations(join(upgradesFolder, release))))
  ).flat();
  const missing: Migration[] = [];
  for (const { replaces, release } of folded) {
    for (const lacking of replaces.filter((version) => !known.has(version))) {
      const upgrade = upgrades.find(({ version }) => version === lacking);
      if (!upgrade) throw new OlderDatabaseError(lacking, release);
      missing.push(upgrade);
    }
  }
  return missing.sort((one, other) => (one.version < other.version ? -1 : 1));
}

function run(transaction: Transaction, { name, text }: Migration): Promise<unknown> {
  return transaction.query(text).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  });
}

async function record(transaction: Transaction, migration: Migration, records: string): Promise<void> {
  const { version, name, text } = migration;
  await transaction.query(`insert into ${records} (version, name, statements) values ($1, $2, $3)`, [
    version,
    name,
    [text],
  ]);
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
  const ours = new Set(migrations.flatMap(({ version, replaces }) => [version, ...replaces]));
  const unknown = [...recorded].filter((version) => !ours.has(version)).sort();
  const newest = unknown.at(-1);
  if (newest !== undefined) throw new NewerDatabaseError(newest);
}
