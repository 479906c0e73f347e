import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/**
 * A key of access tokens. Of a list, the first signs, the next without a date stands by: it is published already, so
 * that every server knows its tokens when its turn comes. Keys with a date only verify what they signed before.
 */
export type SigningKey = JWK & {
  /** When another key took its place, as an ISO date. */
  readonly retired_at?: string;
};

/** The longest life of an access token that the settings allow: what a key signed has expired after it. */
const LONGEST_TOKEN_LIFE_MS = 604_800_000;

/** A new private ES256 key with a name of its own. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    ...(await exportJWK(privateKey)),
    alg: 'ES256',
    use: 'sig',
    kid: randomBytes(12).toString('base64url'),
  };
}

/**
 * A private or symmetric key, ready to sign. A private key that says it is for signing and verifying (`key_ops`, RFC 7517,
 * 4.3) is commonplace; its verifying is what the public half is for, and Web Crypto takes it with `sign` alone.
 */
export function importSigningKey({ key_ops: _operations, ...key }: JWK): ReturnType<typeof importJWK> {
  return importJWK(key, key.alg);
}

/**
 * Moves every key on by one place: the one that stood by signs, the one that signed only verifies, a new one stands by.
 * Retired keys go when no token of theirs can be alive any more.
 *
 * @param fresh where to take new keys from
 */
export async function rotateKeys(
  keys: readonly SigningKey[],
  now: Date,
  fresh: () => Promise<SigningKey> = newSigningKey,
): Promise<SigningKey[]> {
  const [current, ...others] = keys;
  if (!current) throw new Error('There is no key to rotate.');
  const standby = others.find(({ retired_at: retiredAt }) => retiredAt === undefined) ?? (await fresh());
  const retired = others.filter(
    ({ retired_at: retiredAt }) =>
      retiredAt !== undefined && now.getTime() - Date.parse(retiredAt) < LONGEST_TOKEN_LIFE_MS,
  );
  return [standby, await fresh(), { ...current, retired_at: now.toISOString() }, ...retired];
}
