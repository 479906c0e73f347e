import { createHash, timingSafeEqual } from 'node:crypto';
import { validationFailed } from '../errors.ts';

/** What a browser shows of the secret that it keeps (RFC 7636). */
export type CodeChallenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

/**
 * Reads `code_challenge` and `code_challenge_method` of a request; both empty means a flow without PKCE.
 *
 * @throws AuthError `validation_failed`
 */
export function readCodeChallenge(challenge: string, method: string): CodeChallenge | null {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const kind = method.toLowerCase();
  if (kind !== 's256' && kind !== 'plain') throw validationFailed('code challenge method is not supported');
  return { challenge, method: kind };
}

/** Whether this is the secret that the challenge was made of. */
export function answersChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  // Digests of both, since only texts of one length can be compared in constant time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(answer), digest(challenge));
}
