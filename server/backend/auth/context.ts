import type { Database } from '../database/database.ts';
import type { GatewayRequest, Reply } from '../http/exchange.ts';
import type { AccessTokens } from '../keys/access-tokens.ts';
import type { Log } from '../log.ts';
import type { AuthSettings } from '../settings/schema.ts';
import type { Digest } from './digest.ts';
import type { ComposeAccountMail } from './mail/account-mail.ts';
import type { Providers } from './oauth/providers.ts';
import type { PasswordHasher } from './passwords/hasher.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { SealedText } from './sealed-text.ts';
import type { RelyingParty } from './webauthn/relying-party.ts';

/** What every endpoint works with. */
export type AuthContext = {
  readonly database: Database;
  readonly settings: AuthSettings;
  readonly tokens: AccessTokens;
  readonly digest: Digest;
  readonly sealedText: SealedText;
  readonly passwords: PasswordHasher;
  readonly providers: Providers;
  /** Whom passkeys and keys are made for; null where browsers make none. */
  readonly relyingParty: RelyingParty | null;
  /** Carries text messages; null where no carrier is configured. */
  readonly sms: SmsSender | null;
  /** Address of this service as visitors reach it, without a slash at the end: the issuer of access tokens. */
  readonly issuer: string;
  /** Where a visitor is sent when no other address is asked for or allowed. */
  readonly siteUrl: string;
  /** Words the mails about accounts. */
  readonly composeMail: ComposeAccountMail;
  /** Current time in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
};

export type Endpoint = (context: AuthContext, request: GatewayRequest) => Promise<Reply>;
