import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { RelyingParty } from './relying-party.ts';

/** What is asked of keys: to sign in, to become a second factor, to pass as one. */
type KeyUse = 'passkey' | 'enroll' | 'verify';

/** Whether the operator has switched a use of keys on, and the address of the installation allows keys at all. */
export function allowsKeys({ settings, relyingParty }: AuthContext, use: KeyUse): boolean {
  if (relyingParty === null) return false;
  if (use === 'passkey') return settings.passkey.enabled;
  return use === 'enroll' ? settings.mfa.web_authn.enroll_enabled : settings.mfa.web_authn.verify_enabled;
}

/** @throws AuthError `passkey_disabled`, `mfa_webauthn_enroll_not_enabled`, `mfa_webauthn_verify_not_enabled` */
export function requireRelyingParty(context: AuthContext, use: KeyUse): RelyingParty {
  const { relyingParty } = context;
  if (relyingParty !== null && allowsKeys(context, use)) return relyingParty;
  if (use === 'passkey') throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
  if (use === 'enroll') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw new AuthError(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn');
}
