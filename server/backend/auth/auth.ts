import type { Database } from '../database/database.ts';
import type { Service } from '../http/exchange.ts';
import type { AccessTokens } from '../keys/access-tokens.ts';
import type { Log } from '../log.ts';
import type { AuthSettings } from '../settings/schema.ts';
import type { AuthContext } from './context.ts';
import { createDigest } from './digest.ts';
import { AuthError } from './errors.ts';
import { errorReply } from './exchange/error-reply.ts';
import type { ComposeAccountMail } from './mail/account-mail.ts';
import { plainAccountMails } from './mail/plain-account-mail.ts';
import { createProviders } from './oauth/providers.ts';
import { createPasswordHasher } from './passwords/hasher.ts';
import { recordRefusal } from './record-refusal.ts';
import { findEndpoint } from './routes.ts';
import { createSmsHook } from './sms/sms-hook.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import { createSealedText } from './sealed-text.ts';
import { findRelyingParty } from './webauthn/relying-party.ts';

export type AuthOptions = {
  /** Connections as the owner of the tables. */
  readonly database: Database;
  readonly settings: AuthSettings;
  readonly tokens: AccessTokens;
  /** Key of the digests of refresh tokens, mail links and codes, and of what is sealed. */
  readonly hashKey: string;
  /** Address of the installation as visitors reach it; the service lies at `/auth/v1` below it. */
  readonly publicUrl: string;
  /** The name in mails that nobody else words; the host of the site when left out. */
  readonly siteName?: string | undefined;
  /** Words the mails about accounts; left out, they are plain English. */
  readonly composeMail?: ComposeAccountMail | undefined;
  /** Carries text messages; left out, the hook of the settings does, or only test numbers can use their phone. */
  readonly sms?: SmsSender | undefined;
  readonly now: () => Date;
  readonly log: Log;
};

/**
 * Accounts and sessions on GoTrue's paths (below `/auth/v1`), with its answers and errors. The gateway has
 * checked the API key and verified the bearer token. No state is kept in the process, so any number of
 * processes can serve one database.
 */
export function createAuth(options: AuthOptions): Service {
  const { database, settings, tokens, hashKey, now, log } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const siteUrl = settings.site_url ?? publicUrl;
  const issuer = `${publicUrl}/auth/v1`;
  const nowMs = () => now().getTime();
  const siteName = options.siteName ?? new URL(siteUrl).host;
  const { hook } = settings;
  const context: AuthContext = {
    database,
    settings,
    tokens,
    digest: createDigest(hashKey),
    sealedText: createSealedText(hashKey),
    passwords: createPasswordHasher(),
    providers: createProviders(settings, issuer, nowMs),
    relyingParty: findRelyingParty(settings, siteUrl, siteName),
    sms: options.sms ?? (hook.send_sms.enabled ? createSmsHook(hook.send_sms) : null),
    issuer,
    siteUrl,
    composeMail: options.composeMail ?? plainAccountMails(siteName),
    now: nowMs,
    log,
  };
  return async (request) => {
    try {
      return await findEndpoint(request)(context, request);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      await recordRefusal(context, request, error);
      return errorReply(error, request);
    }
  };
}
