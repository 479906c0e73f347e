import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for what can go wrong with a passkey or a security key: the codes of the auth provider, and ours for the browser. */
export const keyErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  'key-cancelled': msg`This was cancelled or took too long. Try again when you are ready.`,
  'key-not-supported': msg`This device cannot do that. Try another device or browser.`,
  'key-refused': msg`This key was not accepted. Try another one, or use a recovery code.`,
  passkey_disabled: msg`Passkeys are not available here at the moment.`,
  too_many_passkeys: msg`You have ten passkeys, and no more fit. Remove one that you no longer use.`,
  webauthn_credential_exists: msg`This device or key is set up already.`,
  webauthn_credential_not_found: msg`This passkey was removed meanwhile. Reload the page.`,
  webauthn_challenge_expired: msg`This took too long. Try again.`,
  webauthn_challenge_not_found: msg`This took too long. Try again.`,
  webauthn_verification_failed: msg`This passkey was not accepted. It may have been removed from the account. Sign in with your password instead.`,
  mfa_webauthn_enroll_not_enabled: msg`Security keys are not available here at the moment.`,
  mfa_webauthn_verify_not_enabled: msg`Security keys are not available here at the moment.`,
};
