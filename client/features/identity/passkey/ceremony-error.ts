import { AuthError, isAuthError } from '@supabase/auth-js';
import { bringErrorWords } from '../../../lib/errors/describe-error.ts';
import { keyErrorMessages } from './key-error-messages.ts';

bringErrorWords(keyErrorMessages);

/** The browser's names of what goes wrong when a key is to be made or to sign (WebAuthn Level 3), and our codes for them. */
const CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'key-cancelled',
  AbortError: 'key-cancelled',
  InvalidStateError: 'webauthn_credential_exists',
  NotSupportedError: 'key-not-supported',
  ConstraintError: 'key-not-supported',
  SecurityError: 'passkey_disabled',
};

/** Codes of the service that say something else where somebody typed a code or a password. */
const OURS: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'key-refused',
};

/** What the provider refused, or the browser did not do, as an error that has words. */
export function ceremonyError(error: unknown): AuthError {
  if (isAuthError(error)) {
    const code = OURS[error.code ?? ''];
    return code === undefined ? error : new AuthError(error.message, error.status, code);
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return new AuthError(message, undefined, CODES[name] ?? 'key-not-supported');
}
