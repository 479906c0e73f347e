import type { GoTrueClient } from '@supabase/auth-js';
import { type Installation, newEmail, PASSWORD, SITE_URL } from '../installation.ts';
import { createSecurityKey, type Lie, type SecurityKey } from './security-key.ts';

export const PASSKEYS_ON = '[auth.passkey]\nenabled = true';

/** The answer to everything that a key has signed wrongly. */
export const REFUSED = { error: { code: 'webauthn_verification_failed', status: 400 } };

export async function signUp(auth: Installation) {
  const email = newEmail();
  const client = auth.visitor();
  const { data } = await client.signUp({ email, password: PASSWORD });
  return { client, email, id: data.user?.id ?? '' };
}

/** Has a key answer for somebody who is signed in. */
export async function addPasskey(client: GoTrueClient, key: SecurityKey, lie?: Lie) {
  const started = await client.passkey.startRegistration();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  return client.passkey.verifyRegistration({ challengeId, credential: key.create(options, lie) });
}

/** Has a key answer for a visitor. */
export async function signInWithKey(client: GoTrueClient, key: SecurityKey, lie?: Lie) {
  const started = await client.passkey.startAuthentication();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  return client.passkey.verifyAuthentication({ challengeId, credential: key.sign(options, lie) });
}

/** Somebody who has signed up and added a passkey. */
export async function withPasskey(auth: Installation) {
  const person = await signUp(auth);
  const key = createSecurityKey(SITE_URL);
  const { data, error } = await addPasskey(person.client, key);
  if (error) throw error;
  return { ...person, key, passkey: data as { id: string } };
}
