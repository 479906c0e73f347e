import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readInspectionUrl } from './adapters/client-inspection/inspect-address.ts';
import {
  type AnchoringSettings,
  readAnchoringSettings,
} from './adapters/credentials/anchoring/anchoring-settings.ts';
import { type IssuerKeyring, openIssuerKeyring } from './adapters/credentials/issuer-keyring.ts';
import type { RotationReason } from './adapters/credentials/rotate-issuer-keys.ts';
import { type ModelConnection, readModelConnection } from './adapters/mentor/model/model-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './adapters/payment/payment-settings.ts';
import type { RequestLimitSettings } from './backend/gateway/request-limits.ts';
import { loadSecrets, type Secrets } from './backend/keys/secrets.ts';

/** Everything that the environment and the command line may say. */
export type Environment = {
  readonly command: 'start' | 'backend' | 'keys';
  /** What `keys` is to do instead of printing them. */
  readonly rotatesKeys: boolean;
  /** How `keys` is to rotate the key of certificates, and whether only to see what would become of it. */
  readonly issuerRotation:
    | { readonly reason: RotationReason; readonly since: Date | undefined; readonly isRehearsal: boolean }
    | undefined;
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
  /** Undefined: certificates are signed and not anchored. */
  readonly anchoring: AnchoringSettings | undefined;
  /** The language model that may reword the mentor's answers. */
  readonly mentorModel: ModelConnection;
  readonly json: boolean;
  /** All of it, for the values of `config.toml` that name a variable. */
  readonly variables: NodeJS.ProcessEnv;
  readonly loadSecrets: () => Promise<Secrets>;
  readonly openIssuerKeyring: () => Promise<IssuerKeyring>;
};

/**
 * Reads the settings of an operator.
 *
 * @param productDir the folder of the product, which is what `start` serves
 * @throws with one sentence that names what to change
 */
export function readEnvironment(args: string[], env: NodeJS.ProcessEnv, productDir: string): Environment {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      port: { type: 'string' },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
      json: { type: 'boolean', default: false },
      compromised: { type: 'boolean', default: false },
      since: { type: 'string' },
      rehearse: { type: 'boolean', default: false },
    },
  });
  const [command = 'start', action] = positionals;
  if (command !== 'start' && command !== 'backend' && command !== 'keys') {
    throw new Error(`There is no command "${command}". Use start, backend or keys.`);
  }
  const rotatesIssuer = command === 'keys' && action === 'rotate-issuer';
  if (action !== undefined && !rotatesIssuer && (command !== 'keys' || action !== 'rotate')) {
    throw new Error(
      `There is no "${command} ${action}". Use keys rotate or keys rotate-issuer to let the next key sign.`,
    );
  }
  if (rotatesIssuer && env.ISSUER_KEYS) {
    throw new Error('ISSUER_KEYS is set and signs: put the next key in front of it instead.');
  }
  if (action === 'rotate' && (env.JWT_KEYS || env.JWT_SECRET)) {
    throw new Error(
      'JWT_KEYS or JWT_SECRET is set and signs: put the next key in front of JWT_KEYS instead.',
    );
  }
  if (command === 'backend' && values.project === undefined) {
    throw new Error('Name the project folder: npm run backend -- --project DIR');
  }
  const projectDir = resolve(values.project ?? productDir);
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
    issuerRotation: rotatesIssuer
      ? {
          reason: values.compromised ? 'compromised' : 'planned',
          since: readSince(values.since, values.compromised),
          isRehearsal: values.rehearse,
        }
      : undefined,
    projectDir,
    dataDir,
    contentDir: resolve(env.CONTENT_DIR ?? join(productDir, 'content')),
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
    anchoring: readAnchoringSettings(env),
    mentorModel: readModelConnection(env),
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
    openIssuerKeyring: () => openIssuerKeyring(dataDir, env.ISSUER_KEYS, new Date()),
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

function readSince(text: string | undefined, isCompromised: boolean): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!isCompromised || Number.isNaN(moment.getTime()) || moment.getTime() > Date.now()) {
    throw new Error(
      '--since goes with --compromised and is a moment that has come, such as 2026-11-27T09:00:00Z.',
    );
  }
  return moment;
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
