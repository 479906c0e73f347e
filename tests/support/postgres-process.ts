/**
 * A server process reduced to its PostgreSQL, for tests that kill it. Its argument is the options as JSON; it prints
 * one line of JSON (`ServerReport`) and stops PostgreSQL on SIGTERM. SIGINT it ignores, like a server that is still
 * finishing its requests.
 */
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { one } from '#domain/kernel/one.ts';
import type { ServerReport } from './postgres-installation.ts';
import { withClient } from './postgres-server.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; packageFolder?: string };
process.on('SIGINT', () => undefined);

try {
  const postgres = await startEmbeddedPostgres({
    dataDir: options.dataDir,
    log: () => undefined,
    forTests: { packageFolder: options.packageFolder },
  });
  process.on('SIGTERM', () => void postgres.stop());
  const database = await withClient(postgres.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    return one(rows).name;
  });
  report({ url: postgres.url, database });
} catch (error) {
  report({ refusal: error instanceof Error ? error.message : String(error) });
}

function report(line: ServerReport): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
