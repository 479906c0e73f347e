import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { PROVIDER_TIMEOUT_S } from './provider-configuration.ts';

/** The keys that a provider signs with, kept and read again by the library as they change. */
export type ProviderKeys = ReturnType<typeof createRemoteJWKSet>;

export function readProviderKeys(address: string): ProviderKeys {
  return createRemoteJWKSet(new URL(address), { timeoutDuration: PROVIDER_TIMEOUT_S * 1000 });
}

export type IdTokenRules = {
  readonly issuer: string;
  /** The client ids that a token may be made out to. */
  readonly audience: readonly string[];
  /** Current time in milliseconds. */
  readonly now: number;
  /** Checked against `at_hash` when the token has one. */
  readonly accessToken: string | null;
};

/** Signatures that need no shared secret: anybody who knows a client's secret could make others. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Seconds that the clocks of two machines may differ. */
const CLOCK_TOLERANCE_S = 30;

/**
 * Verifies an ID token (OpenID Connect Core 1.0, 3.1.3.7) except for its nonce, which the caller knows.
 *
 * @throws when anything about it is wrong
 */
export async function verifyIdToken(
  token: string,
  keys: ProviderKeys,
  rules: IdTokenRules,
): Promise<JWTPayload & { readonly sub: string }> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: rules.issuer,
    audience: [...rules.audience],
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: CLOCK_TOLERANCE_S,
    currentDate: new Date(rules.now),
  });
  const { sub, azp, at_hash: hash } = payload;
  if (typeof sub !== 'string' || sub === '') throw new Error('The ID token names nobody.');
  if (azp !== undefined && !(typeof azp === 'string' && rules.audience.includes(azp))) {
    throw new Error('The ID token was issued to another client.');
  }
  if (
    rules.accessToken !== null &&
    hash !== undefined &&
    hash !== accessTokenHash(token, rules.accessToken)
  ) {
    throw new Error('The access token does not belong to the ID token.');
  }
  return { ...payload, sub };
}

/** `at_hash` (Core 1.0, 3.1.3.6): the left half of the hash that the signature of the ID token uses. */
function accessTokenHash(idToken: string, accessToken: string): string {
  const { alg = '' } = decodeProtectedHeader(idToken);
  const bits = alg === 'EdDSA' ? '512' : alg.slice(2);
  const hash = createHash(`sha${bits}`).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}
