import { createAuth } from './auth/auth.ts';
import type { ComposeAccountMail } from './auth/mail/account-mail.ts';
import { addressBlock } from './limits/address-block.ts';
import { secondsToWait } from './limits/rate-limit.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrateEngine, migrateProject } from './database/migrate.ts';
import { seedProject } from './database/seed.ts';
import { createFunctions, type FunctionHandler } from './functions/functions.ts';
import { createApiKeys } from './gateway/api-keys.ts';
import { createGateway } from './gateway/gateway.ts';
import {
  type CountRequest,
  createRequestLimits,
  type RequestLimitSettings,
} from './gateway/request-limits.ts';
import { type Revocations, watchRevocations } from './gateway/revocations.ts';
import { createUpgradeGateway } from './gateway/upgrade-gateway.ts';
import type { UpgradeHandler } from './http/upgrade.ts';
import type { RequestHandler } from './http/web-server.ts';
import { createVisitorAddress, type VisitorAddress } from './http/visitor-address.ts';
import { CLEAN_UP, cleanUp } from './jobs/clean-up.ts';
import { createJobs, type JobsOptions } from './jobs/jobs.ts';
import { type AccessTokens, createAccessTokens } from './keys/access-tokens.ts';
import type { Secrets } from './keys/secrets.ts';
import type { Log } from './log.ts';
import { DELIVER_MAIL, deliverMail } from './mail/deliver-mail.ts';
import { createMailTransport, type MailTransport } from './mail/mail-transport.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createRest, defaultSearchPath } from './rest/rest.ts';
import { readSettings, type SettingsEnvironment } from './settings/read-settings.ts';
import type { Settings } from './settings/schema.ts';
import { declareBuckets } from './storage/declare-buckets.ts';
import { createStorage } from './storage/storage.ts';
import { SWEEP } from './storage/sweep.ts';

/** Handlers by the kind of their work, and what comes again by the clock. */
type ProjectJobs = Pick<JobsOptions, 'handlers' | 'schedules'>;

export type EngineOptions = {
  /** The folder that holds `supabase/`. */
  readonly projectDir: string;
  /** Connects as the owner of the database: migrations, accounts, jobs and functions. */
  readonly ownerUrl: string;
  /** Connects as a role that can do nothing but become anon, authenticated or service_role. */
  readonly requestUrl: string;
  /** Most connections of the request pool. */
  readonly poolSize: number;
  /** Origin under which visitors reach the engine, without a trailing slash. */
  readonly publicUrl: string;
  /** The name of the installation in mails; the host of the site when left out. */
  readonly siteName?: string;
  /** Words the mails about accounts; plain English when left out. */
  readonly composeMail?: ComposeAccountMail;
  /** The mail server, as `smtp://` or `smtps://`; without one mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly requestLimits: RequestLimitSettings;
  /** Variables that `env(NAME)` in `config.toml` stands for. */
  readonly environment?: SettingsEnvironment;
  readonly secrets: Secrets;
  /** The folder of the installation's data, where files are kept. */
  readonly dataDir: string;
  readonly log: Log;
  /** Work of the product's own for the job runner. */
  readonly jobs?: ProjectJobs;
  /**
   * Called once the schema stands and before anything is served: the place to import data and to make functions. It
   * changes no schema.
   */
  readonly prepare?: (
    database: Database,
    tokens: AccessTokens,
  ) => Promise<ReadonlyMap<string, FunctionHandler>>;
};

export type Engine = {
  readonly handle: RequestHandler;
  /** Takes the connections of realtime. */
  readonly upgrade: UpgradeHandler;
  /** Closes the connections of realtime, for a server that is about to stop. */
  goAway(): void;
  /** The owner's database, for adapters of the product. */
  readonly database: Database;
  /** Counts a hit on a limit shared by all processes; false once there were too many in the window. */
  readonly countHit: (
    name: string,
    subject: string,
    limit: { readonly limit: number; readonly windowSeconds: number },
  ) => Promise<boolean>;
  /** Holds visitors to the limits of the installation, for what the product serves beside the engine. */
  readonly countRequest: CountRequest;
  /** The address of the visitor behind a request. */
  readonly visitorAddress: VisitorAddress;
  /** Finishes the job in progress and closes every connection. */
  close(): Promise<void>;
};

/** Connections kept for the engine's own work. */
const OWNER_POOL_SIZE = 5;

/**
 * Starts the Supabase-compatible engine on a project folder: migrates, prepares, and returns its request handler.
 *
 * @throws SettingsError, NewerDatabaseError, OlderDatabaseError and plain errors whose message is one sentence for an operator
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { projectDir, publicUrl, secrets, log } = options;
  const settings = await readSettings(projectDir, (sentence) => log.warn(sentence), options.environment);
  const onError = (error: Error) => log.warn('a database connection was lost', { reason: error.message });
  const database = openDatabase({ url: options.ownerUrl, poolSize: OWNER_POOL_SIZE, onError });
  const searchPath = defaultSearchPath(settings.api);
  const requests = openDatabase({
    url: options.requestUrl,
    poolSize: options.poolSize,
    settings: { search_path: searchPath },
    onError,
  });
  const closeDatabases = async () => {
    await Promise.all([requests.close(), database.close()]);
  };

  try {
    await migrateEngine(database);
    for (const name of await migrateProject(database, projectDir)) log.info('migrated', { migration: name });
    await seedProject(database, projectDir);
    await declareBuckets(database.query, settings.storage);
    const tokens = await createAccessTokens(secrets.jwtKeys);
    const visitorAddress = createVisitorAddress(options.trustedProxies);
    const countRequest = createRequestLimits(database.query, options.requestLimits, log);
    // PostgreSQL describes the schema while data is imported.
    const [handlers = new Map<string, FunctionHandler>(), rest] = await Promise.all([
      options.prepare?.(database, tokens),
      createRest({
        database: requests,
        settings: settings.api,
        connectionSearchPath: searchPath,
        log,
      }),
    ]);
    const revocations = await watchRevocations(database, log);
    const isRevoked: Revocations['isRevoked'] = (identity) => revocations.isRevoked(identity);
    const storage = settings.storage.enabled
      ? await createStorage({
          database: requests,
          settings: settings.storage,
          dataDir: options.dataDir,
          hashKey: secrets.hashKey,
          isRevoked,
          log,
        })
      : undefined;
    const apiKeys = createApiKeys(secrets);
    const realtime = settings.realtime.enabled
      ? await createRealtime({
          database,
          databaseUrl: options.ownerUrl,
          requests,
          settings: settings.realtime,
          identify: async (token) => apiKeys(token) ?? tokens.verify(token),
          isRevoked,
          log,
        })
      : undefined;
    const mailTransport = openMailTransport(options, settings.auth.email.smtp);
    const jobs = createJobs({
      database,
      handlers: {
        [CLEAN_UP.kind]: cleanUp,
        [DELIVER_MAIL]: deliverMail(mailTransport),
        ...(storage ? { [SWEEP.kind]: storage.sweep } : {}),
        ...options.jobs?.handlers,
      },
      schedules: [CLEAN_UP, ...(storage ? [SWEEP] : []), ...(options.jobs?.schedules ?? [])],
      log,
    });
    const handle = createGateway({
      apiKeys,
      tokens,
      services: {
        ...(settings.api.enabled ? { rest: rest.service } : {}),
        ...(settings.auth.enabled
          ? {
              auth: createAuth({
                database,
                settings: settings.auth,
                tokens,
                hashKey: secrets.hashKey,
                publicUrl,
                siteName: options.siteName,
                composeMail: options.composeMail,
                now: () => new Date(),
                log,
              }),
            }
          : {}),
        ...(storage ? { storage: storage.service } : {}),
        ...(realtime ? { realtime: realtime.service } : {}),
        functions: createFunctions(handlers, settings.functions, publicUrl),
      },
      isRevoked,
      visitorAddress,
      countRequest,
      publicConfig: { supabaseUrl: publicUrl, anonKey: secrets.anonKey },
      isHealthy: () => canReach(requests),
      log,
    });
    await jobs.start();
    return {
      handle,
      upgrade: createUpgradeGateway({
        apiKeys,
        tokens,
        isRevoked,
        visitorAddress,
        realtime: realtime?.accept,
      }),
      goAway: () => realtime?.goAway(),
      database,
      visitorAddress,
      countRequest,
      countHit: async (name, subject, limit) =>
        (await secondsToWait(database.query, Date.now(), { name, ...limit }, addressBlock(subject))) === 0,
      async close() {
        await jobs.stop();
        mailTransport?.close();
        await realtime?.close();
        await revocations.close();
        await rest.close();
        await closeDatabases();
      },
    };
  } catch (error) {
    await closeDatabases();
    throw error;
  }
}

function openMailTransport(
  { smtpUrl, siteName, publicUrl }: EngineOptions,
  sender: Settings['auth']['email']['smtp'],
): MailTransport | undefined {
  if (smtpUrl === undefined) return undefined;
  const { host, hostname } = new URL(publicUrl);
  return createMailTransport({
    url: smtpUrl,
    from: sender.admin_email ?? `no-reply@${hostname}`,
    senderName: sender.sender_name ?? siteName ?? host,
  });
}

async function canReach(database: Database): Promise<boolean> {
  return database.query('select 1').then(
    () => true,
    () => false,
  );
}
