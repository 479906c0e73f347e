import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { createTestDatabase, ensureTemplateDatabase } from './postgres.ts';
import {
  CONTENT_CACHE,
  PRODUCT_CONTENT,
  startServer,
  type TestServer,
  type TestServerOptions,
} from './server.ts';

/** A server on a database of its own. */
export type Product = {
  readonly server: TestServer;
  /** The database, as its owner. */
  readonly database: Database;
  readonly databaseUrl: string;
  /** Stops the server, drops the database, and returns the exit code. */
  readonly stop: TestServer['stop'];
};

export type ProductOptions = Pick<TestServerOptions, 'projectDir' | 'env'>;

/**
 * Starts the product for the tests of a file, which it outlives by nothing: for the top of a test file,
 * `const { server, database } = await startProduct();`. With `projectDir` it is the engine alone on that project.
 */
export function startProduct(options: ProductOptions = {}): Promise<Product> {
  const opening = openProduct(options);
  afterAll(async () => void (await (await opening).stop()));
  return opening;
}

/** The same for as long as whoever calls it wants: they stop it. */
export async function openProduct({ projectDir, env = {} }: ProductOptions = {}): Promise<Product> {
  const isUsual = projectDir === undefined && env.CONTENT_DIR === undefined;
  const template = isUsual ? await ensureTemplateDatabase('product', fillDatabase) : undefined;
  const target = await createTestDatabase({ template });
  const contentCache = isUsual ? PRODUCT_CONTENT : undefined;
  const server = await startServer({ projectDir, databaseUrl: target.url, env, contentCache });
  const database = openDatabase({ url: target.url, poolSize: 2, onError: () => {} });
  return {
    server,
    database,
    databaseUrl: target.url,
    async stop(signal) {
      const code = await server.stop(signal);
      await database.close();
      await target.drop();
      return code;
    },
  };
}

/** What a first start leaves in a database: it takes most of the time of one, and is the same for all tests. */
async function fillDatabase({ url }: { url: string }): Promise<void> {
  const server = await startServer({ databaseUrl: url, contentCache: PRODUCT_CONTENT });
  const draft = `${PRODUCT_CONTENT}.${process.pid}`;
  await copyFile(join(server.dataDir, CONTENT_CACHE), draft);
  await rename(draft, PRODUCT_CONTENT);
  await server.stop();
}
