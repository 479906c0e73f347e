import { GoTrueClient } from '@supabase/auth-js';
import { exportJWK, generateKeyPair } from 'jose';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import { createAuth } from '#server/backend/auth/auth.ts';
import type { Sms, SmsSender } from '#server/backend/auth/sms/sms-sender.ts';
import { type Database, openDatabase, type Query } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createApiKeys } from '#server/backend/gateway/api-keys.ts';
import { createGateway } from '#server/backend/gateway/gateway.ts';
import { createVisitorAddress } from '#server/backend/http/visitor-address.ts';
import { listen } from '#server/backend/http/web-server.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { createLog } from '#server/backend/log.ts';
import { parseSettings } from '#server/backend/settings/read-settings.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';

/** The auth service behind the real gateway over HTTP, on a database and a clock of its own. */
export type Installation = {
  readonly url: string;
  readonly query: Query;
  readonly transaction: Database['transaction'];
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Text messages that the carrier took, oldest first. */
  readonly texts: readonly Sms[];
  /** Moves it forward. */
  advance(seconds: number): void;
  /** Lets it stand, but for `advance`, until the returned function is called. */
  stopClock(): () => void;
  /** An official client, as one visitor with an address of their own. */
  visitor(address?: string, flowType?: 'implicit' | 'pkce'): GoTrueClient;
  /** An official client with the secret key. */
  admin(): GoTrueClient;
  /** A plain request, for what the official client does not send. */
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  close(): Promise<void>;
};

type RequestOptions = {
  readonly body?: unknown;
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const KEYS = {
  anonKey: 'anon-key',
  serviceRoleKey: 'service-key',
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
};
export const SITE_URL = 'https://learn.example.com';

/** Whether a session comes before the address is confirmed: the settings of three kinds of installations. */
export const SESSION_FIRST = `[auth.email]\nenable_confirmations = true\nsign_in_before_confirmation = true`;
/** The same, with a page of the project that the links of mails open: whoever proves nothing there gets the account anew. */
export const WITH_PAGE = `${SESSION_FIRST}\nconfirmation_page = "/auth/confirm"`;
export const MAIL_FIRST = `[auth.email]\nenable_confirmations = true`;
export const NO_MAIL = `[auth.email]\nenable_confirmations = false`;

/** Rates that no test reaches by accident. */
const WIDE = `[auth.rate_limit]\nemail_sent = 1000\nsign_in_sign_ups = 1000\ntoken_refresh = 1000\ntoken_verifications = 1000\nsms_sent = 1000\nanonymous_users = 1000`;

let addresses = 0;

/**
 * @param sections TOML sections below `[auth]`, such as `SESSION_FIRST`
 * @param auth keys of `[auth]` itself
 */
export async function startAuth(sections: string, auth = ''): Promise<Installation> {
  const target = await createTestDatabase();
  // A hundred requests at once wait longer on a slow machine than visitors should.
  const acquireTimeoutMs = 30_000;
  const database = openDatabase({ url: target.url, poolSize: 5, acquireTimeoutMs, onError: () => {} });
  await migrateEngine(database);
  let shift = 0;
  let stoppedAt: number | undefined;
  const now = () => (stoppedAt ?? Date.now()) + shift;
  const texts: Sms[] = [];
  const carrier: SmsSender = async (sms) => void texts.push(sms);
  const { server, url } = await serve(database, settingsText(sections, auth), now, carrier);

  const request: Installation['request'] = (method, path, options = {}) =>
    fetch(`${url}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: KEYS.anonKey,
        'x-forwarded-for': options.address ?? nextAddress(),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    });

  return {
    url,
    query: database.query,
    transaction: (work) => database.transaction(work),
    now,
    texts,
    advance: (seconds) => {
      shift += seconds * 1000;
    },
    stopClock() {
      stoppedAt = Date.now();
      return () => {
        stoppedAt = undefined;
      };
    },
    visitor: (address = nextAddress(), flowType = 'implicit') =>
      officialClient(url, { apikey: KEYS.anonKey, 'x-forwarded-for': address }, flowType),
    admin: () => officialClient(url, { apikey: KEYS.secretKey, Authorization: `Bearer ${KEYS.secretKey}` }),
    request,
    async close() {
      await server.close();
      await database.close();
      await target.drop();
    },
  };
}

function officialClient(
  url: string,
  headers: Record<string, string>,
  flowType: 'implicit' | 'pkce' = 'implicit',
): GoTrueClient {
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers,
    flowType,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
}

async function serve(database: Database, settings: string, now: () => number, sms: SmsSender) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'test' };
  const tokens = await createAccessTokens([jwk], now);
  const log = createLog(() => {});
  const { auth } = parseSettings(settings, (warning) => {
    throw new Error(warning);
  });
  const service = createAuth({
    database,
    settings: auth,
    tokens,
    hashKey: 'test-hash-key',
    publicUrl: 'http://backend.example',
    siteName: 'Test Site',
    sms,
    now: () => new Date(now()),
    log,
  });
  const gateway = createGateway({
    apiKeys: createApiKeys({ ...KEYS, jwtKeys: [], hashKey: '' }),
    tokens,
    services: { auth: service },
    isRevoked: () => false,
    visitorAddress: createVisitorAddress(['127.0.0.1']),
    publicConfig: {},
    isHealthy: async () => true,
    log,
  });
  const server = await listen([gateway], { host: '127.0.0.1', port: 0 }, log);
  return { server, url: `http://127.0.0.1:${server.port}` };
}

function settingsText(sections: string, auth: string): string {
  const rates = sections.includes('[auth.rate_limit]') ? '' : WIDE;
  return `[auth]\nsite_url = "${SITE_URL}"\n${auth}\n${sections}\n${rates}`;
}

function nextAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

let people = 0;

/** An address that nobody has used yet. */
export function newEmail(): string {
  people += 1;
  return `person${people}@example.com`;
}

export const PASSWORD = 'correct horse';

/** The newest mail to an address, with the parts of its link. */
export async function newestMail(query: Query, recipient: string) {
  const { rows } = await query<{ subject: string; body_text: string; body_html: string }>(
    'select subject, body_text, body_html from engine.outbox where recipient = $1 order by created_at desc, id limit 1',
    [recipient],
  );
  const mail = oneOrNone(rows);
  if (!mail) throw new Error(`No mail was sent to ${recipient}.`);
  const link = new URL(/https?:\S+/.exec(mail.body_text)?.[0] ?? 'about:blank');
  const code = /code: (\d+)/.exec(mail.body_text)?.[1] ?? '';
  const token = link.searchParams.get('token') ?? link.searchParams.get('token_hash') ?? '';
  return { ...mail, link, code, token };
}

/** How many mails an address has got. */
export async function countMails(query: Query, recipient: string): Promise<number> {
  const { rows } = await query<{ count: number }>(
    'select count(*)::int as count from engine.outbox where recipient = $1',
    [recipient],
  );
  return one(rows).count;
}
