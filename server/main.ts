import { join } from 'node:path';
import { startEmbeddedPostgres } from './adapters/postgres/start-embedded-postgres.ts';
import { rotateSigningKeys } from './backend/keys/secrets.ts';
import { createLog, type Log } from './backend/log.ts';
import { type Environment, readEnvironment } from './environment.ts';
import type { DatabaseUrls } from './serve.ts';

/** The folder of this repository: the product is itself a Supabase project. */
const PRODUCT_DIR = join(import.meta.dirname, '..');

/** Starts what the environment asks for and returns how to stop it. */
async function start(environment: Environment, log: Log): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const { promise: isUnderWay, resolve: onUnderWay } = Promise.withResolvers<void>();
  const urls = openDatabaseServer(environment, log, closers, onUnderWay);
  try {
    await Promise.race([isUnderWay, urls]);
    // Loading the other thousand files keeps this thread busy for half a second, in which PostgreSQL starts.
    const { serve } = await import('./serve.ts');
    await serve(environment, log, urls, closers);
    return stop;
  } catch (error) {
    await urls.catch(() => undefined);
    await stop();
    throw error;
  }
}

/** @param onUnderWay called when nothing is left to do but to wait */
async function openDatabaseServer(
  environment: Environment,
  log: Log,
  closers: (() => Promise<void>)[],
  onUnderWay: () => void,
): Promise<DatabaseUrls> {
  if (environment.databaseUrl !== undefined) {
    return { ownerUrl: environment.databaseUrl, requestUrl: environment.databaseUrl };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.dataDir,
    log: (message) => log.info(message),
    onUnderWay,
  });
  closers.push(() => postgres.stop());
  postgres.exited.then((exit) => {
    if (exit.reason === 'stopped') return;
    log.error('PostgreSQL is gone and could not be started again; the server stops', { error: exit.error });
    process.exit(1);
  }, fail);
  return { ownerUrl: postgres.url, requestUrl: postgres.requestUrl };
}

async function printKeys(environment: Environment): Promise<void> {
  const { anonKey, serviceRoleKey } = await environment.loadSecrets();
  const keys = { url: environment.publicUrl, anonKey, serviceRoleKey };
  const text = environment.json
    ? JSON.stringify(keys)
    : Object.entries(keys)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n');
  process.stdout.write(`${text}\n`);
}

async function rotateKeys({ dataDir }: Environment): Promise<void> {
  const { current, previous } = await rotateSigningKeys(dataDir, new Date());
  process.stdout.write(
    `Key ${current} signs access tokens once the servers have been started again.\n` +
      `Tokens of key ${previous} stay good until they expire: nobody is signed out.\n`,
  );
}

async function rotateIssuer(
  { openIssuerKeyring, publicUrl }: Environment,
  { reason, since, isRehearsal }: NonNullable<Environment['issuerRotation']>,
): Promise<void> {
  const { didOf } = await import('./adapters/credentials/did-web.ts');
  const { rehearseRotation } = await import('./adapters/credentials/rehearse-rotation.ts');
  const did = didOf(publicUrl);
  const keyring = await openIssuerKeyring();
  const { keys } = await rehearseRotation(did, await keyring.read(), reason, new Date(), since);
  if (!isRehearsal) await keyring.store?.(keys);
  const [next, previous] = keys.map(({ name }) => `${did}#${name}`);
  const fate =
    reason === 'planned'
      ? 'Certificates of the previous key stay good.'
      : 'The previous key is revoked: of its certificates only those anchored before stay verified.';
  process.stdout.write(
    isRehearsal
      ? `Rehearsed, nothing was changed. ${fate} A new key signed and was verified.\n`
      : `Key ${next} signs certificates from now on; before it ${previous} did. Servers with another data folder need its issuer-keys.json.\n${fate}\n`,
  );
}

function fail(error: unknown): never {
  const isPlain = error instanceof Error && process.env.DEBUG === undefined;
  process.stderr.write(`${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.argv.slice(2), process.env, PRODUCT_DIR);
  if (environment.rotatesKeys) return rotateKeys(environment);
  if (environment.issuerRotation) return rotateIssuer(environment, environment.issuerRotation);
  if (environment.command === 'keys') return printKeys(environment);

  const log = createLog();
  let stopping = false;
  const started = start(environment, log);
  const stopOn = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    started.then((stop) => stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stopOn);
  process.on('SIGTERM', stopOn);
  await started;
  process.stdout.write(`Ledgerline is ready: ${environment.publicUrl}\n`);
}

main().catch(fail);
