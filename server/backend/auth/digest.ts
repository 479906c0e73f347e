import { createHmac } from 'node:crypto';

/** What a digest is for; each purpose has a key of its own, so that no digest can stand in for another. */
export type DigestPurpose =
  | 'refresh-token'
  | 'refresh-token-successor'
  | 'link'
  | 'code'
  | 'auth-code'
  | 'factor-code'
  | 'recovery-code'
  | 'oauth-state'
  | 'rate-limit';

/** HMAC-SHA256 of a text under the key of its purpose. */
export type Digest = (purpose: DigestPurpose, text: string) => Buffer;

/** @param hashKey the installation's secret for digests */
export function createDigest(hashKey: string): Digest {
  const keys = new Map<DigestPurpose, Buffer>();
  const keyFor = (purpose: DigestPurpose): Buffer => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = createHmac('sha256', hashKey).update(`auth:${purpose}`).digest();
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest();
}
