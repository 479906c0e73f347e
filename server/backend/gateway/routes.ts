import { jsonReply, type Reply } from '../http/exchange.ts';
import { RELAY_ERROR } from '../http/relay-error.ts';
import type { RequestKind } from './request-limits.ts';

/** The services behind the gateway. */
export type ServiceName = 'auth' | 'rest' | 'functions' | 'storage' | 'realtime';

type ServiceRules = {
  /** Largest body in bytes that the gateway lets through; files have limits of their own. */
  readonly maxBodyBytes: number;
  /** Paths that need no API key. */
  readonly withoutKey: (method: string, path: string) => boolean;
  /** Paths on which a bearer token that cannot be verified is passed over. */
  readonly ignoresToken: (path: string, method: string) => boolean;
  /** Whether tokens of ended sessions and banned users are refused here; the auth service looks at each itself. */
  readonly refusesRevoked: boolean;
  /** The limits that its requests count for beside that of the account; auth has limits of its own. */
  readonly countsAs?: RequestKind;
  /** Whether large answers are compressed; not where tokens and codes stand in them. */
  readonly compresses: boolean;
  /** Headers of every refusal of the gateway. */
  readonly refusalHeaders?: Readonly<Record<string, string>>;
  /** The answer to a bearer token that cannot be verified, in the words of the service's original. */
  readonly tokenRefusal: (problem: 'expired' | 'invalid') => Reply;
};

const never = () => false;

/** Addresses of files that a browser opens by itself: in public buckets, and those that carry a signature. */
const FILE_ADDRESS = /^\/object\/(public|sign|info\/public)\//;

function opensByAddress(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return FILE_ADDRESS.test(path);
  return method === 'PUT' && path.startsWith('/object/upload/sign/');
}

/** What GoTrue serves to visitors without a session; a stale token beside it must not stop them. */
const AUTH_OPEN = new Set([
  '/signup',
  '/token',
  '/otp',
  '/magiclink',
  '/verify',
  '/recover',
  '/resend',
  '/sso',
  '/settings',
  '/health',
  '/authorize',
  '/callback',
  '/.well-known/jwks.json',
]);

const AUTH_WITHOUT_KEY = new Set(['/.well-known/jwks.json', '/authorize', '/callback']);

export const SERVICE_RULES: Readonly<Record<ServiceName, ServiceRules>> = {
  auth: {
    maxBodyBytes: 64 * 1024,
    withoutKey: (method, path) => AUTH_WITHOUT_KEY.has(path) || (path === '/verify' && method === 'GET'),
    ignoresToken: (path) => AUTH_OPEN.has(path),
    refusesRevoked: false,
    compresses: false,
    tokenRefusal: (problem) =>
      jsonReply(403, {
        code: 403,
        error_code: 'bad_jwt',
        msg: `invalid JWT: unable to parse or verify signature, token ${problem === 'expired' ? 'is expired' : 'is invalid'}`,
      }),
  },
  rest: {
    maxBodyBytes: 4 * 1024 * 1024,
    withoutKey: never,
    ignoresToken: never,
    refusesRevoked: true,
    countsAs: 'data',
    compresses: true,
    tokenRefusal: (problem) =>
      jsonReply(
        401,
        {
          code: problem === 'expired' ? 'PGRST303' : 'PGRST301',
          details: null,
          hint: null,
          message: problem === 'expired' ? 'JWT expired' : 'JWT could not be verified',
        },
        { 'www-authenticate': `Bearer error="invalid_token", error_description="JWT ${problem}"` },
      ),
  },
  functions: {
    maxBodyBytes: 6 * 1024 * 1024,
    withoutKey: never,
    ignoresToken: never,
    refusesRevoked: true,
    countsAs: 'calls',
    compresses: true,
    refusalHeaders: RELAY_ERROR,
    tokenRefusal: () =>
      jsonReply(401, { code: 'UNAUTHORIZED_INVALID_JWT', message: 'Invalid JWT' }, RELAY_ERROR),
  },
  storage: {
    maxBodyBytes: 1024 * 1024,
    withoutKey: opensByAddress,
    ignoresToken: (path, method) => opensByAddress(method, path),
    refusesRevoked: true,
    countsAs: 'data',
    compresses: false,
    tokenRefusal: () =>
      jsonReply(400, {
        statusCode: '403',
        code: 'InvalidJWT',
        error: 'Unauthorized',
        message: 'invalid JWT',
      }),
  },
  realtime: {
    maxBodyBytes: 1024 * 1024,
    withoutKey: never,
    ignoresToken: never,
    refusesRevoked: true,
    countsAs: 'calls',
    compresses: false,
    tokenRefusal: () => jsonReply(401, { message: 'invalid JWT' }),
  },
};

/** Splits `/auth/v1/user` into the service and the path below it; undefined for a path that is not the engine's. */
export function findService(path: string): { service: ServiceName; path: string } | undefined {
  const end = path.indexOf('/v1', 1);
  if (end === -1) return undefined;
  const service = path.slice(1, end);
  if (!Object.hasOwn(SERVICE_RULES, service)) return undefined;
  const rest = path.slice(end + '/v1'.length);
  if (rest !== '' && rest[0] !== '/') return undefined;
  return { service: service as ServiceName, path: rest === '' ? '/' : rest };
}
