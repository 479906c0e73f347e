import { AuthError } from '../errors.ts';

/** One answer for every way in which what a key signed is not good: it tells nothing about accounts. */
export function verificationFailed(userId?: string): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed', { userId });
}
