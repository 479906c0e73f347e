import { importJWK, jwtVerify, SignJWT, type JWK, type JWTHeaderParameters, type JWTPayload } from 'jose';
import type { Claims, Identity } from '../http/exchange.ts';
import { importSigningKey } from './signing-keys.ts';

/** Why a token was refused; the gateway words it. */
export class InvalidTokenError extends Error {
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid') {
    super(reason === 'expired' ? 'JWT expired' : 'JWT invalid');
    this.name = 'InvalidTokenError';
    this.reason = reason;
  }
}

/** Signs and verifies the access tokens of users. Every other kind of token has another audience and key. */
export type AccessTokens = {
  /** Signs the claims as they stand with the first key; `iat` and `exp` are the caller's, in seconds. */
  sign(claims: JWTPayload): Promise<string>;
  /** @throws InvalidTokenError */
  verify(token: string): Promise<Identity>;
  /** Public keys for `/.well-known/jwks.json`; symmetric keys are left out. */
  readonly jwks: { readonly keys: readonly JWK[] };
};

/** Verified tokens are kept by their text until they expire, at most this many. */
const CACHE_SIZE = 10_000;
const ALGORITHMS = ['ES256', 'RS256', 'HS256'];

/**
 * @param keys private JWKs (or symmetric ones): the first signs, all verify
 * @param now current time in milliseconds
 */
export async function createAccessTokens(
  keys: readonly JWK[],
  now: () => number = Date.now,
): Promise<AccessTokens> {
  const [first] = keys;
  if (!first) throw new Error('At least one JWT key is needed.');
  const signingKey = await importSigningKey(first);
  const header = { alg: first.alg ?? 'ES256', typ: 'JWT', kid: first.kid ?? '' };
  const publicKeys = keys.filter((key) => key.kty !== 'oct').map(publicPart);
  const verifyingKeys = await importVerifyingKeys(keys);
  const cache = new Map<string, { identity: Identity; expiresAt: number }>();

  async function verify(token: string): Promise<Identity> {
    const known = cache.get(token);
    if (known) {
      if (known.expiresAt > now()) return known.identity;
      cache.delete(token);
      throw new InvalidTokenError('expired');
    }
    const payload = await check(token);
    const identity = toIdentity(payload);
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(token, { identity, expiresAt: (payload.exp ?? 0) * 1000 });
    return identity;
  }

  async function check(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, (header) => verifyingKeys(header), {
        algorithms: ALGORITHMS,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub', 'role'],
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      const expired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
      throw new InvalidTokenError(expired ? 'expired' : 'invalid');
    }
  }

  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(signingKey),
    verify,
    jwks: { keys: publicKeys },
  };
}

type VerifyingKey = Awaited<ReturnType<typeof importJWK>>;

/**
 * Finds the key of a token by its `kid`. A key verifies its own algorithm only, so that a token cannot pass a
 * public key off as a shared secret.
 */
async function importVerifyingKeys(
  keys: readonly JWK[],
): Promise<(header: JWTHeaderParameters) => VerifyingKey> {
  const imported = await Promise.all(
    keys.map(async (key) => ({
      kid: key.kid,
      alg: key.alg,
      key: await importJWK(key.kty === 'oct' ? key : publicPart(key), key.alg),
    })),
  );
  return ({ kid, alg }) => {
    const match = imported.find(
      (candidate) => candidate.alg === alg && (kid === undefined || candidate.kid === kid),
    );
    if (!match) throw new InvalidTokenError('invalid');
    return match.key;
  };
}

function toIdentity(payload: JWTPayload): Identity {
  const claims = payload as Claims;
  if (typeof claims.role !== 'string' || typeof claims.sub !== 'string')
    throw new InvalidTokenError('invalid');
  return { role: claims.role, userId: claims.sub, claims, claimsText: JSON.stringify(claims) };
}

/** The public half of a private JWK. */
function publicPart(key: JWK): JWK {
  const { kty, crv, x, y, n, e, alg, kid } = key;
  return Object.fromEntries(
    Object.entries({ kty, crv, x, y, n, e, alg, kid, use: 'sig', key_ops: ['verify'] }).filter(
      ([, part]) => part !== undefined,
    ),
  ) as JWK;
}
