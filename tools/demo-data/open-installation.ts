import { one } from '#domain/kernel/one.ts';
import { join, resolve } from 'node:path';
import { findRunningPostgres } from '#server/adapters/postgres/find-running-postgres.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { loadSecrets } from '#server/backend/keys/secrets.ts';
import { type Database, openDatabase } from '#server/backend/database/database.ts';

const PRODUCT_DIR = join(import.meta.dirname, '..', '..');

/** The database of an installation, and how to let go of it. */
export type Installation = {
  readonly database: Database;
  /** What its markets follow from. */
  readonly secret: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens the database as its owner: the one of `DATABASE_URL`; else the embedded one of `DATA_DIR`, beside the server that
 * runs on it, or started for as long as it is needed.
 *
 * @throws with one sentence for the operator
 */
export async function openInstallation(env: NodeJS.ProcessEnv): Promise<Installation> {
  const dataDir = resolve(env.DATA_DIR ?? join(PRODUCT_DIR, '.data'));
  // As the server does it: with DATABASE_URL alone, too, they lie in the data folder.
  const { hashKey: secret } = await loadSecrets(dataDir, { hashKey: env.HASH_KEY });
  const { database, close } = await openDatabaseOf(env, dataDir);
  return { database, secret, close };
}

type Opened = Omit<Installation, 'secret'>;

async function openDatabaseOf(env: NodeJS.ProcessEnv, dataDir: string): Promise<Opened> {
  if (env.DATABASE_URL) return open(env.DATABASE_URL, async () => {});
  const running = await findRunningPostgres(dataDir);
  if (running !== null) return open(running, async () => {});
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return open(postgres.url, () => postgres.stop());
}

async function open(url: string, stop: () => Promise<void>): Promise<Opened> {
  const database = openDatabase({ url, poolSize: 2, onError: () => {} });
  const close = async () => {
    await database.close();
    await stop();
  };
  try {
    const { rows } = await database.query<{ ready: boolean }>(
      `select to_regclass('private.demonstration_users') is not null as ready`,
    );
    if (one(rows).ready) return { database, close };
    throw new Error(
      'This database is not set up yet. Start the server once with npm start, then run this again.',
    );
  } catch (error) {
    await close();
    throw error;
  }
}
