import { join } from 'node:path';
import { type IsBlocked, refuseBlockedCalls } from './adapters/blocked-addresses/refuse-blocked-calls.ts';
import { refuseBlockedUpgrades } from './adapters/blocked-addresses/refuse-blocked-upgrades.ts';
import { watchBlockedAddresses } from './adapters/blocked-addresses/watch-blocked-addresses.ts';
import { type ContentCache, createContentCache } from './adapters/content/content-cache.ts';
import { type ImportableContent, readForImport, writeContent } from './adapters/content/import-content.ts';
import { type PageContent, readPageContent } from './adapters/content/read-page-content.ts';
import type { KnownFiles } from './adapters/content/reading/known-files.ts';
import { openBlocks } from './adapters/credentials/anchoring/bitcoin-blocks.ts';
import { openCalendars } from './adapters/credentials/anchoring/calendars.ts';
import { openIssuer } from './adapters/credentials/open-issuer.ts';
import { rehearseRotation } from './adapters/credentials/rehearse-rotation.ts';
import { createDrawFiles } from './adapters/credentials/draw-files.ts';
import { createHttpProvider, inspectNothing } from './adapters/client-inspection/inspect-address.ts';
import { scenarioPreview } from './adapters/content/scenario-preview.ts';
import { openSessionMarkets, type SessionMarkets } from './adapters/market/session-markets.ts';
import { openPaymentProvider, recordPaymentProvider } from './adapters/payment/open-payment-provider.ts';
import { createSignedTokens, type SignedTokens } from './adapters/signed-token.ts';
import { openModel } from './adapters/mentor/model/open-model.ts';
import { openMentor } from './adapters/mentor/open-mentor.ts';
import { toFunctionHandlers } from './functions/function-handlers.ts';
import { shareStyles } from './adapters/styles/needed-styles.ts';
import { type Engine, type EngineOptions, startEngine } from './backend/engine.ts';
import { addressBlock } from './backend/limits/address-block.ts';
import { secondsToWait } from './backend/limits/rate-limit.ts';
import { loadFunctions } from './backend/functions/load-functions.ts';
import { listen, type RequestHandler } from './backend/http/web-server.ts';
import type { Log } from './backend/log.ts';
import { layOutMail } from './backend/mail/lay-out-mail.ts';
import { sendMail as putIntoOutbox } from './backend/mail/send-mail.ts';
import { billingJobs } from './functions/billing/billing.ts';
import { createEndPayments } from './functions/billing/end-payments.ts';
import { createMailApplicant, type MailApplicant } from './functions/community/mail-applicant.ts';
import { createSendReminders, SEND_REMINDERS } from './functions/knowledge/send-reminders.ts';
import { readPublicLesson } from './functions/learning/guest/read-public-lesson.ts';
import {
  ANCHOR_CERTIFICATES,
  createAnchorCertificates,
} from './functions/credentials/anchoring/anchor-certificates.ts';
import { readAnchor } from './functions/credentials/anchoring/read-anchor.ts';
import { CLOSE_SEASONS, createCloseSeasons } from './functions/seasons/close-seasons.ts';
import { findInvitation } from './functions/seasons/parts/find-invitation.ts';
import { seasonSummaries } from './functions/seasons/parts/season-summaries.ts';
import { createIssueCertificates, ISSUE_CERTIFICATES } from './functions/credentials/issue-certificates.ts';
import { FIT_DIFFICULTIES, fitDifficulties } from './functions/placement/fit-difficulties.ts';
import { ROLL_UP_ANALYTICS, rollUpAnalytics } from './functions/analytics/roll-up-analytics.ts';
import { CLOSE_DUE_ACCOUNTS, createCloseDueAccounts } from './functions/identity/close-due-accounts.ts';
import {
  DELETE_UNPUBLISHED_RECORDINGS,
  deleteUnpublishedRecordings,
} from './functions/catalogue/delete-unpublished-recordings.ts';
import { ANNOUNCE_MODULES, createAnnounceModules } from './functions/catalogue/announce-modules.ts';
import {
  APPLY_CAMPAIGN_SCHEDULE,
  applyCampaignSchedule,
} from './functions/marketing/apply-campaign-schedule.ts';
import type { Environment } from './environment.ts';
import { productFunctions } from './functions/index.ts';
import type { CountUse } from './functions/product-function.ts';
import { createComposer } from './mails/compose-mail.ts';
import { accountMail } from './mails/identity/account-mail.ts';
import type { SendMail } from './mails/mail-template.ts';
import { createCredentialFiles } from './pages/certificates/credential-files.ts';
import { createStatusLists } from './pages/certificates/status-lists.ts';
import { createLessonMedia } from './pages/lesson-media.ts';
import { createPages, type PagesOptions } from './pages/pages.ts';

/** The folder of this repository: the product is itself a Supabase project. */
const PRODUCT_DIR = join(import.meta.dirname, '..');

const now = () => new Date();

/** Where the database is. */
export type DatabaseUrls = Pick<EngineOptions, 'ownerUrl' | 'requestUrl'>;

/**
 * Serves what the environment asks for.
 *
 * @param urls of a database that may still be starting
 * @param closers is given how to stop each part, the last one first, also when a later part fails
 */
export async function serve(
  environment: Environment,
  log: Log,
  urls: Promise<DatabaseUrls>,
  closers: (() => Promise<void>)[],
): Promise<void> {
  const isProduct = environment.command === 'start';
  const ready = Promise.withResolvers<void>();
  const reading = isProduct ? startReading(environment, log) : undefined;
  const content = isProduct ? await readPageContent(environment.contentDir) : undefined;
  if (content?.site.features.anchoring === 'ready' && !environment.anchoring) {
    throw new Error(
      'site.yaml says that certificates are anchored: set TIMESTAMP_CALENDARS and BITCOIN_BLOCKS_URL, or take `anchoring` back.',
    );
  }
  const secrets = await environment.loadSecrets();
  // The purposes say `pass`, the older word for a signed token: links in mails that went out stay good.
  const mediaTokens = createSignedTokens(secrets.hashKey, 'lesson-media:pass');
  const mails = content && openMails(content, environment.publicUrl, secrets.hashKey);
  const issuer =
    content && openIssuer(content.site.name, environment.publicUrl, await environment.openIssuerKeyring());
  const options: EngineOptions = {
    projectDir: environment.projectDir,
    ...(await urls),
    poolSize: environment.poolSize,
    publicUrl: environment.publicUrl,
    smtpUrl: environment.smtpUrl,
    trustedProxies: environment.trustedProxies,
    requestLimits: environment.requestLimits,
    environment: environment.variables,
    secrets,
    dataDir: environment.dataDir,
    log,
    ...(content && mails && issuer && reading
      ? await describeProduct(
          environment,
          { ...content, ...reading, issuer, sessionMarkets: openSessionMarkets(secrets.hashKey) },
          mediaTokens,
          mails,
          ready.promise,
          log,
        )
      : { prepare: () => loadFunctions(environment.projectDir) }),
  };
  const engine = await startEngine(options);
  closers.push(() => engine.close());
  const handlers: RequestHandler[] = [engine.handle];
  let { upgrade } = engine;
  if (content && mails && issuer) {
    const { contentDir, publicUrl } = environment;
    const isSecure = publicUrl.startsWith('https:');
    const { query } = engine.database;
    const blocked = await watchBlockedAddresses(engine.database, log);
    closers.push(() => blocked.close());
    const isBlocked: IsBlocked = (request) => blocked.isBlocked(engine.visitorAddress(request));
    handlers.unshift(refuseBlockedCalls(isBlocked));
    upgrade = refuseBlockedUpgrades(isBlocked, upgrade);
    handlers.push(createLessonMedia({ contentDir, tokens: mediaTokens, query, isSecure }));
    const readList = createStatusLists({ ...issuer, query, now });
    const anchorOf = (leaf: string) => readAnchor(query, leaf);
    handlers.push(
      createCredentialFiles({
        ...issuer,
        readList,
        readAnchor: anchorOf,
        secondsToWait: (request) => engine.countRequest('pages', engine.visitorAddress(request)),
        isSecure,
      }),
    );
    const certificates = {
      did: issuer.did,
      readDocument: issuer.readDocument,
      readList,
      isAnchoring: environment.anchoring !== undefined,
      readAnchor: anchorOf,
      now,
      draw: createDrawFiles(publicUrl),
    };
    handlers.push(await openPages(environment, engine, isBlocked, content, { ...mails, certificates }, log));
  }
  const server = await listen(handlers, environment, log, upgrade);
  closers.push(async () => {
    engine.goAway();
    await server.close();
  });
  ready.resolve();
  log.info('ready', { address: environment.publicUrl });
}

/** How the product writes mails, and what opens the links that some of them hold. */
type Mails = Pick<Required<EngineOptions>, 'composeMail'> & {
  readonly sendMail: SendMail;
  readonly mailApplicant: MailApplicant;
  readonly applicationTokens: SignedTokens;
  readonly noticeTokens: SignedTokens;
  readonly mailTokens: SignedTokens;
};

function openMails({ site }: PageContent, publicUrl: string, hashKey: string): Mails {
  const compose = createComposer({ site: site.name, publicUrl });
  const sendMail: SendMail = (query, to, template) =>
    putIntoOutbox(query, layOutMail(compose(to, template)), now());
  const applicationTokens = createSignedTokens(hashKey, 'scholarship-application:pass');
  const { programs } = site.community;
  return {
    composeMail: (mail) => compose(mail, accountMail(mail)),
    sendMail,
    mailApplicant: createMailApplicant({ sendMail, programs, applicationTokens, now }),
    applicationTokens,
    noticeTokens: createSignedTokens(hashKey, 'module-notice:pass'),
    mailTokens: createSignedTokens(hashKey, 'mails'),
  };
}

/** The content on its way from the folder into the database. */
type Reading = { readonly cache: ContentCache<KnownFiles>; readonly read: Promise<ImportableContent> };

/** Reads the content while PostgreSQL starts and is migrated. What is wrong with it is said when it is imported. */
function startReading({ contentDir, dataDir }: Environment, log: Log): Reading {
  const cache = createContentCache<KnownFiles>(join(dataDir, 'content-cache.json'), log);
  const read = readForImport(contentDir, cache);
  read.catch(() => undefined);
  return { cache, read };
}

/**
 * What the product adds to the engine: its name, its content, its functions and its jobs.
 *
 * @param ready when the server answers: what can wait begins then
 */
async function describeProduct(
  { deletionGraceDays, inspectionUrl, mentorModel, payment, publicUrl, anchoring, databaseUrl }: Environment,
  {
    site,
    cache,
    read,
    issuer,
    sessionMarkets,
  }: PageContent & Reading & { issuer: ReturnType<typeof openIssuer>; sessionMarkets: SessionMarkets },
  mediaTokens: SignedTokens,
  mails: Mails,
  ready: Promise<void>,
  log: Log,
): Promise<Pick<EngineOptions, 'siteName' | 'composeMail' | 'jobs' | 'prepare'>> {
  const { composeMail, sendMail } = mails;
  const provider = await openPaymentProvider(payment, publicUrl);
  const billing = billingJobs(provider, { sendMail, now }, log);
  const isDevelopment = isLoopback(new URL(publicUrl).hostname);
  const anchor = anchoring && {
    outside: createAnchorCertificates({
      calendars: openCalendars(anchoring.calendars),
      readBlock: openBlocks(anchoring.blocksUrl, isDevelopment),
      now,
    }),
  };
  return {
    siteName: site.name,
    composeMail,
    jobs: {
      handlers: {
        ...billing.handlers,
        [CLOSE_DUE_ACCOUNTS.kind]: {
          outside: createCloseDueAccounts(sendMail, createEndPayments(provider, log), now),
        },
        [ANNOUNCE_MODULES.kind]: createAnnounceModules({
          sendMail,
          noticeTokens: mails.noticeTokens,
          mailTokens: mails.mailTokens,
          now,
        }),
        [SEND_REMINDERS.kind]: createSendReminders({ sendMail, mailTokens: mails.mailTokens, now }),
        [APPLY_CAMPAIGN_SCHEDULE.kind]: applyCampaignSchedule,
        [ROLL_UP_ANALYTICS.kind]: rollUpAnalytics,
        [FIT_DIFFICULTIES.kind]: fitDifficulties,
        [CLOSE_SEASONS.kind]: createCloseSeasons(now),
        [ISSUE_CERTIFICATES.kind]: createIssueCertificates({ ...issuer, now, log }),
        ...(anchor && { [ANCHOR_CERTIFICATES.kind]: anchor }),
        [DELETE_UNPUBLISHED_RECORDINGS.kind]: deleteUnpublishedRecordings,
      },
      schedules: [
        ...billing.schedules,
        CLOSE_DUE_ACCOUNTS,
        ANNOUNCE_MODULES,
        SEND_REMINDERS,
        APPLY_CAMPAIGN_SCHEDULE,
        ROLL_UP_ANALYTICS,
        FIT_DIFFICULTIES,
        CLOSE_SEASONS,
        ISSUE_CERTIFICATES,
        ...(anchor ? [ANCHOR_CERTIFICATES] : []),
        DELETE_UNPUBLISHED_RECORDINGS,
      ],
    },
    prepare: async (database, tokens) => {
      const content = await read;
      const { changes, work } = await writeContent(database, content, { now: new Date(), cache });
      if (changes > 0 || work.parsed > 0) log.info('content imported', { changes, ...work });
      await recordPaymentProvider(database.query, provider);
      const mentor = await openMentor(content.content, database.query, ready);
      const countUse: CountUse = (name, subject, limit) =>
        secondsToWait(database.query, Date.now(), { name, ...limit }, addressBlock(subject));
      return toFunctionHandlers(
        productFunctions({
          mentor,
          mentorModel: openModel(mentorModel),
          countUse,
          deletionGraceDays,
          mediaTokens,
          ...mails,
          inspectAddress: inspectionUrl ? createHttpProvider({ url: inspectionUrl, log }) : inspectNothing,
          programs: site.community.programs,
          signToken: (claims) => tokens.sign({ iss: `${publicUrl}/auth/v1`, ...claims }),
          paymentProvider: provider,
          sessionMarkets,
          scenarioPreview,
          log,
          drawPdf: createDrawFiles(publicUrl).pdf,
          drawCode: issuer.lots.slug,
          issuerRotation: {
            did: issuer.did,
            keyring: issuer.keyring,
            rehearse: (keys, reason, moment, since) =>
              rehearseRotation(issuer.did, keys, reason, moment, since),
            mayHaveOthers: databaseUrl !== undefined,
          },
          calendars: anchoring?.calendars,
        }),
        database,
      );
    },
  };
}

async function openPages(
  environment: Environment,
  engine: Engine,
  isBlocked: IsBlocked,
  content: PageContent,
  mails: Mails & Pick<PagesOptions, 'certificates'>,
  log: Log,
): Promise<RequestHandler> {
  return createPages({
    distDir: join(PRODUCT_DIR, 'dist'),
    content,
    publicUrl: environment.publicUrl,
    ...mails,
    database: engine.database,
    shareStyles,
    readLesson: (lessonId) => readPublicLesson(engine.database.query, lessonId),
    readSeasons: () => seasonSummaries(engine.database.query),
    findInvitation: (code) => findInvitation(engine.database.query, code, null),
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
