import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type IsBlocked, refuseBlockedCalls } from './adapters/blocked-addresses/refuse-blocked-calls.ts';
import { watchBlockedAddresses } from './adapters/blocked-addresses/watch-blocked-addresses.ts';
import { importContent } from './adapters/content/import-content.ts';
import { type PageContent, readPageContent } from './adapters/content/read-page-content.ts';
import {
  createHttpProvider,
  inspectNothing,
  readInspectionUrl,
} from './adapters/client-inspection/inspect-address.ts';
import { openPaymentProvider, recordPaymentProvider } from './adapters/payment/open-payment-provider.ts';
import { type PaymentSettings, readPaymentSettings } from './adapters/payment/payment-settings.ts';
import { createSignedPasses, type SignedPasses } from './adapters/signed-pass.ts';
import { openMentor } from './adapters/mentor/open-mentor.ts';
import { toFunctionHandlers } from './functions/function-handlers.ts';
import { startEmbeddedPostgres } from './adapters/postgres/start-embedded-postgres.ts';
import { type Engine, type EngineOptions, startEngine } from './backend/engine.ts';
import { secondsToWait } from './backend/auth/limits/rate-limit.ts';
import { composeMail } from './backend/auth/mail/compose-mail.ts';
import { loadFunctions } from './backend/functions/load-functions.ts';
import type { RequestLimitSettings } from './backend/gateway/request-limits.ts';
import { listen, type RequestHandler } from './backend/http/web-server.ts';
import { loadSecrets, rotateSigningKeys, type Secrets } from './backend/keys/secrets.ts';
import { createLog, type Log } from './backend/log.ts';
import { layOutMail } from './backend/mail/lay-out-mail.ts';
import { sendMail } from './backend/mail/send-mail.ts';
import { billingJobs } from './functions/billing/billing.ts';
import { createEndPayments } from './functions/billing/end-payments.ts';
import type { SendLetter } from './functions/billing/mind-trials.ts';
import { applicationLetter, type MailApplicant } from './functions/community/application-letter.ts';
import type { MailAccount } from './functions/identity/account-mail.ts';
import { ROLL_UP_ANALYTICS, rollUpAnalytics } from './functions/analytics/roll-up-analytics.ts';
import { CLOSE_DUE_ACCOUNTS, createCloseDueAccounts } from './functions/identity/close-due-accounts.ts';
import {
  APPLY_CAMPAIGN_SCHEDULE,
  applyCampaignSchedule,
} from './functions/marketing/apply-campaign-schedule.ts';
import { productFunctions } from './functions/index.ts';
import type { CountUse } from './functions/product-function.ts';
import { createLessonMedia } from './pages/lesson-media.ts';
import { createPages } from './pages/pages.ts';

/** The folder of this repository: the product is itself a Supabase project. */
const PRODUCT_DIR = join(import.meta.dirname, '..');

const now = () => new Date();

/** Everything that the environment and the command line may say. No other file reads them. */
type Environment = {
  readonly command: 'start' | 'backend' | 'keys';
  /** What `keys` is to do instead of printing them. */
  readonly rotatesKeys: boolean;
  readonly projectDir: string;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly databaseUrl: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly poolSize: number;
  readonly deletionGraceDays: number;
  readonly trustedProxies: readonly string[];
  readonly requestLimits: RequestLimitSettings;
  readonly smtpUrl: string | undefined;
  /** The provider that knows VPNs and proxies, with `{ip}` in its address. */
  readonly inspectionUrl: string | undefined;
  readonly payment: PaymentSettings;
  readonly json: boolean;
  /** All of it, for the values of `config.toml` that name a variable. */
  readonly variables: NodeJS.ProcessEnv;
  readonly loadSecrets: () => Promise<Secrets>;
};

function readEnvironment(args: string[], env: NodeJS.ProcessEnv): Environment {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      port: { type: 'string' },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [command = 'start', action] = positionals;
  if (command !== 'start' && command !== 'backend' && command !== 'keys') {
    throw new Error(`There is no command "${command}". Use start, backend or keys.`);
  }
  if (action !== undefined && (command !== 'keys' || action !== 'rotate')) {
    throw new Error(`There is no "${command} ${action}". Use keys rotate to let the next key sign.`);
  }
  if (action === 'rotate' && (env.JWT_KEYS || env.JWT_SECRET)) {
    throw new Error(
      'JWT_KEYS or JWT_SECRET is set and signs: put the next key in front of JWT_KEYS instead.',
    );
  }
  if (command === 'backend' && values.project === undefined) {
    throw new Error('Name the project folder: npm run backend -- --project DIR');
  }
  const projectDir = resolve(values.project ?? PRODUCT_DIR);
  const dataDir = resolve(values['data-dir'] ?? env.DATA_DIR ?? join(projectDir, '.data'));
  const port = readNumber(
    'PORT',
    values.port ?? env.PORT ?? (command === 'backend' ? '54321' : '3000'),
    1,
    65_535,
  );
  return {
    command,
    rotatesKeys: action === 'rotate',
    projectDir,
    dataDir,
    contentDir: resolve(env.CONTENT_DIR ?? join(PRODUCT_DIR, 'content')),
    databaseUrl: values['database-url'] ?? (env.DATABASE_URL || undefined),
    host: env.HOST ?? '127.0.0.1',
    port,
    publicUrl: readOrigin(env.PUBLIC_URL ?? `http://localhost:${port}`),
    poolSize: readNumber('DATABASE_POOL_SIZE', env.DATABASE_POOL_SIZE ?? '10', 1, 1000),
    deletionGraceDays: readNumber('ACCOUNT_DELETION_DAYS', env.ACCOUNT_DELETION_DAYS ?? '14', 0, 365),
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    requestLimits: {
      pages: readNumber('PAGES_PER_MINUTE', env.PAGES_PER_MINUTE ?? '3000', 0, 1_000_000),
      data: readNumber('DATA_PER_MINUTE', env.DATA_PER_MINUTE ?? '12000', 0, 1_000_000),
      calls: readNumber('CALLS_PER_MINUTE', env.CALLS_PER_MINUTE ?? '6000', 0, 1_000_000),
      account: readNumber(
        'ACCOUNT_REQUESTS_PER_MINUTE',
        env.ACCOUNT_REQUESTS_PER_MINUTE ?? '1200',
        0,
        1_000_000,
      ),
    },
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    inspectionUrl: readInspectionUrl(env.CLIENT_INSPECTION_URL),
    payment: readPaymentSettings(env),
    json: values.json,
    variables: env,
    loadSecrets: () =>
      loadSecrets(dataDir, {
        anonKey: env.ANON_KEY,
        serviceRoleKey: env.SERVICE_ROLE_KEY,
        publishableKey: env.PUBLISHABLE_KEY,
        secretKey: env.SECRET_KEY,
        hashKey: env.HASH_KEY,
        jwtKeys: env.JWT_KEYS,
        jwtSecret: env.JWT_SECRET,
      }),
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== text.replace(/\/+$/, '')) {
    throw new Error(`PUBLIC_URL must be an address such as https://learn.example.org, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The address holds a password, so the complaint does not repeat it.
  if (!/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example.org:465.');
  }
  return text;
}

/** Starts what the environment asks for and returns how to stop it. */
async function serve(environment: Environment, log: Log): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const urls = await openDatabaseServer(environment, log, closers);
    const isProduct = environment.command === 'start';
    const content = isProduct ? await readPageContent(environment.contentDir) : undefined;
    const secrets = await environment.loadSecrets();
    const mediaPasses = createSignedPasses(secrets.hashKey, 'lesson-media:pass');
    const applicationPasses = createSignedPasses(secrets.hashKey, 'scholarship-application:pass');
    const desk = content && openApplicationDesk(content, environment.publicUrl, applicationPasses);
    const options: EngineOptions = {
      projectDir: environment.projectDir,
      ...urls,
      poolSize: environment.poolSize,
      publicUrl: environment.publicUrl,
      smtpUrl: environment.smtpUrl,
      trustedProxies: environment.trustedProxies,
      requestLimits: environment.requestLimits,
      environment: environment.variables,
      secrets,
      log,
      ...(content && desk
        ? describeProduct(environment, content, mediaPasses, desk, log)
        : { prepare: () => loadFunctions(environment.projectDir) }),
    };
    const engine = await startEngine(options);
    closers.push(() => engine.close());
    const handlers: RequestHandler[] = [engine.handle];
    if (content && desk) {
      const { contentDir, publicUrl } = environment;
      const isSecure = publicUrl.startsWith('https:');
      const { query } = engine.database;
      const blocked = await watchBlockedAddresses(engine.database, log);
      closers.push(() => blocked.close());
      const isBlocked: IsBlocked = (request) => blocked.isBlocked(engine.visitorAddress(request));
      handlers.unshift(refuseBlockedCalls(isBlocked));
      handlers.push(createLessonMedia({ contentDir, passes: mediaPasses, query, isSecure }));
      handlers.push(await openPages(environment, engine, isBlocked, content, desk, log));
    }
    const server = await listen(handlers, environment, log);
    closers.push(() => server.close());
    log.info('ready', { address: environment.publicUrl });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What is said about applications for scholarships, and what opens them to the applicants. */
type ApplicationDesk = { readonly mailApplicant: MailApplicant; readonly applicationPasses: SignedPasses };

function openApplicationDesk(
  { site }: PageContent,
  publicUrl: string,
  applicationPasses: SignedPasses,
): ApplicationDesk {
  return {
    applicationPasses,
    mailApplicant: (query, application) => {
      const now = new Date();
      const letter = applicationLetter(application, { site, publicUrl, passes: applicationPasses, now });
      return sendMail(query, layOutMail(letter), now);
    },
  };
}

/** What the product adds to the engine: its name, its content, its functions and its jobs. */
function describeProduct(
  { contentDir, deletionGraceDays, inspectionUrl, payment, publicUrl }: Environment,
  { site }: PageContent,
  mediaPasses: SignedPasses,
  desk: ApplicationDesk,
  log: Log,
): Pick<EngineOptions, 'siteName' | 'jobs' | 'prepare'> {
  const mailAccount: MailAccount = (query, mail) =>
    sendMail(query, composeMail({ ...mail, site: site.name }), new Date());
  const sendLetter: SendLetter = (query, letter) => sendMail(query, layOutMail(letter), new Date());
  const provider = openPaymentProvider(payment, publicUrl);
  const billing = billingJobs(provider, { sendLetter, siteName: site.name, publicUrl, now }, log);
  return {
    siteName: site.name,
    jobs: {
      handlers: {
        ...billing.handlers,
        [CLOSE_DUE_ACCOUNTS.kind]: createCloseDueAccounts(mailAccount, createEndPayments(provider), now),
        [APPLY_CAMPAIGN_SCHEDULE.kind]: applyCampaignSchedule,
        [ROLL_UP_ANALYTICS.kind]: rollUpAnalytics,
      },
      schedules: [...billing.schedules, CLOSE_DUE_ACCOUNTS, APPLY_CAMPAIGN_SCHEDULE, ROLL_UP_ANALYTICS],
    },
    prepare: async (database, tokens) => {
      const report = await importContent(database, contentDir, { now: new Date() });
      if (report.changes > 0) log.info('content imported', { changes: report.changes });
      await recordPaymentProvider(database.query, provider);
      const mentor = await openMentor(contentDir, database.query);
      const countUse: CountUse = (name, subject, limit) =>
        secondsToWait(database.query, Date.now(), { name, ...limit }, subject);
      return toFunctionHandlers(
        productFunctions({
          mentor,
          countUse,
          deletionGraceDays,
          mailAccount,
          mediaPasses,
          ...desk,
          inspectAddress: inspectionUrl ? createHttpProvider({ url: inspectionUrl, log }) : inspectNothing,
          programs: site.community.programs,
          signToken: (claims) => tokens.sign({ iss: `${publicUrl}/auth/v1`, ...claims }),
          paymentProvider: provider,
        }),
        database,
      );
    },
  };
}

async function openDatabaseServer(
  environment: Environment,
  log: Log,
  closers: (() => Promise<void>)[],
): Promise<{ ownerUrl: string; requestUrl: string }> {
  if (environment.databaseUrl !== undefined) {
    return { ownerUrl: environment.databaseUrl, requestUrl: environment.databaseUrl };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.dataDir,
    log: (message) => log.info(message),
  });
  closers.push(() => postgres.stop());
  postgres.exited.then((exit) => {
    if (exit.reason === 'stopped') return;
    log.error('PostgreSQL is gone and could not be started again; the server stops', { error: exit.error });
    process.exit(1);
  }, fail);
  return { ownerUrl: postgres.url, requestUrl: postgres.requestUrl };
}

async function openPages(
  environment: Environment,
  engine: Engine,
  isBlocked: IsBlocked,
  content: PageContent,
  desk: ApplicationDesk,
  log: Log,
): Promise<RequestHandler> {
  return createPages({
    distDir: join(PRODUCT_DIR, 'dist'),
    content,
    publicUrl: environment.publicUrl,
    ...desk,
    database: engine.database,
    countHit: engine.countHit,
    countRequest: engine.countRequest,
    visitorAddress: engine.visitorAddress,
    isBlocked,
    showDevelopmentPages:
      environment.smtpUrl === undefined && isLoopback(new URL(environment.publicUrl).hostname),
    log,
  });
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
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

function fail(error: unknown): never {
  const isPlain = error instanceof Error && process.env.DEBUG === undefined;
  process.stderr.write(`${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.argv.slice(2), process.env);
  if (environment.rotatesKeys) return rotateKeys(environment);
  if (environment.command === 'keys') return printKeys(environment);

  const log = createLog();
  let stopping = false;
  const started = serve(environment, log);
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
