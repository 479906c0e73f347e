import type { UserRow } from '../users/user-row.ts';
import type { CredentialRow } from './credential-row.ts';
import { KEY_ALGORITHMS } from './key-algorithms.ts';
import type { KeyKind } from './key-kind.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * What a browser needs to make a key.
 *
 * @param handle what the device files the key under. A device keeps one for each handle: a factor has its own, or it would
 *   replace the passkey of the same person
 * @param existing keys that this person has: their devices make no other
 */
export async function creationOptions(
  relyingParty: RelyingParty,
  kind: KeyKind,
  user: UserRow,
  handle: string,
  existing: readonly CredentialRow[],
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const name = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(handle),
    // Which make a device is of is nobody's business here, and a statement about it would have to be checked elsewhere.
    attestationType: 'none',
    supportedAlgorithmIDs: [...KEY_ALGORITHMS],
    excludeCredentials: existing.map(descriptor),
    authenticatorSelection:
      kind === 'passkey'
        ? { residentKey: 'required', requireResidentKey: true, userVerification: 'required' }
        : { residentKey: 'discouraged', requireResidentKey: false, userVerification: 'preferred' },
  });
}

/** What a browser needs to have a key sign. @param allowed the keys that may; for a passkey the device finds its own */
export async function requestOptions(
  relyingParty: RelyingParty,
  kind: KeyKind,
  allowed: readonly CredentialRow[],
) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: kind === 'passkey' ? 'required' : 'preferred',
    ...(kind === 'factor' && { allowCredentials: allowed.map(descriptor) }),
  });
  // Any device will do. The official client, unless told so, has browsers ask for a key that is plugged in.
  return { ...options, hints: [] };
}

function descriptor({ credential_id: id, transports }: CredentialRow) {
  return { id, transports };
}
