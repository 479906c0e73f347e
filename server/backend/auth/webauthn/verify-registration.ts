import type { Registration } from './credential-schema.ts';
import { KEY_ALGORITHMS } from './key-algorithms.ts';
import type { KeyKind } from './key-kind.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { NewKey } from './new-key.ts';
import type { RelyingParty } from './relying-party.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { verificationFailed } from './verification-failed.ts';

/**
 * Checks that a key was made for this relying party, by a person who was there, in answer to this challenge.
 *
 * @throws AuthError `webauthn_verification_failed`
 */
export async function verifyRegistration(
  relyingParty: RelyingParty,
  kind: KeyKind,
  challenge: string,
  registration: Registration,
): Promise<NewKey> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    requireSameOrigin(registration.response.clientDataJSON);
    await refuseCertificates(registration);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...registration,
        response: { ...registration.response },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: [...KEY_ALGORITHMS],
      requireUserVerification: kind === 'passkey',
    });
    if (!verified) throw new Error('The statement of the device is not right');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: registration.response.transports,
    };
  } catch {
    // The library throws what it finds wrong in a stranger's bytes; nothing of ours can fail here.
    throw verificationFailed();
  }
}

/**
 * We ask for no statement about the device, and browsers leave it out or let the key vouch for itself. Certificates that come
 * nevertheless are a stranger's bytes to parse, and to check them means asking their issuers: neither is worth anything here.
 */
async function refuseCertificates({ response }: Registration): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = statement.get('fmt');
  const isSelfMade = format === 'packed' && statement.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade)
    throw new Error(`A statement of the kind ${format} was not asked for`);
}
