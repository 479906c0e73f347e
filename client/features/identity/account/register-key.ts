import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { ceremonyError } from '../passkey/ceremony-error.ts';

/**
 * Sets up a security key, or this device, as a second step. By hand, since the official client's `register` asks for keys
 * that are plugged in only. Throws an AuthError when nothing comes of it.
 */
export async function registerKey(auth: Auth, friendlyName: string): Promise<void> {
  const enrolled = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (enrolled.error !== null) throw enrolled.error;
  const factorId = enrolled.data.id;
  const rpId = location.hostname;
  const asked = await auth.mfa.challenge({ factorId, webauthn: { rpId } });
  if (asked.error !== null) throw asked.error;
  const { id: challengeId, webauthn } = asked.data;
  if (webauthn.type !== 'create') throw new Error('The factor has a key already');
  const key = await makeKey(webauthn.credential_options);
  const { error } = await auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { rpId, type: 'create', credential_response: key },
  });
  if (error !== null) throw ceremonyError(error);
}

/** What the official client takes for a new key. It passes on what the browser's `toJSON` writes. */
type NewKey = Extract<
  Extract<Parameters<Auth['mfa']['verify']>[0], { webauthn: unknown }>['webauthn']['credential_response'],
  { response: AuthenticatorAttestationResponse }
>;

async function makeKey(options: object): Promise<NewKey> {
  let key: Credential | null;
  try {
    key = await navigator.credentials.create(options);
  } catch (error) {
    throw ceremonyError(error);
  }
  if (!(key instanceof PublicKeyCredential)) throw ceremonyError(new Error('The browser made no key'));
  return key as NewKey;
}
