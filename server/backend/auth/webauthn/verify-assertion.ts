import type { CredentialRow } from './credential-row.ts';
import type { Assertion } from './credential-schema.ts';
import type { KeyKind } from './key-kind.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { RelyingParty } from './relying-party.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { verificationFailed } from './verification-failed.ts';

/**
 * Checks that a key has signed this challenge for this relying party, with a person at it, and that its device has counted
 * on: a count that stands still or goes back is a copy's.
 *
 * @param credential the key as it is stored, locked: of two answers with the same count one is refused
 * @returns what the device counts now
 * @throws AuthError `webauthn_verification_failed`
 */
export async function verifyAssertion(
  relyingParty: RelyingParty,
  kind: KeyKind,
  challenge: string,
  credential: CredentialRow,
  assertion: Assertion,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    requireSameOrigin(assertion.response.clientDataJSON);
    const { userHandle, ...response } = assertion.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { ...response, ...(userHandle != null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: kind === 'passkey',
      credential: {
        id: credential.credential_id,
        publicKey: new Uint8Array(credential.public_key),
        counter: Number(credential.sign_count),
      },
    });
    if (!verified) throw new Error('The signature is not right');
    return authenticationInfo.newCounter;
  } catch {
    throw verificationFailed(credential.user_id);
  }
}
