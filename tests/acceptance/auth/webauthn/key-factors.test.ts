import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf } from '../authenticator.ts';
import {
  type Installation,
  newEmail,
  newestMail,
  NO_MAIL,
  PASSWORD,
  SITE_URL,
  startAuth,
} from '../installation.ts';
import { createSecurityKey, type Lie, type SecurityKey } from './security-key.ts';

const SWITCHED_ON =
  '[auth.passkey]\nenabled = true\n[auth.mfa.web_authn]\nenroll_enabled = true\nverify_enabled = true';
let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${NO_MAIL}\n${SWITCHED_ON}`);
});
afterAll(() => auth?.close());

async function signUp(at = auth) {
  const email = newEmail();
  const client = at.visitor();
  const { data } = await client.signUp({ email, password: PASSWORD });
  return { client, email, id: data.user?.id ?? '' };
}

async function signIn(email: string): Promise<GoTrueClient> {
  const client = auth.visitor();
  await client.signInWithPassword({ email, password: PASSWORD });
  return client;
}

const tokenOf = async (client: GoTrueClient) => (await client.getSession()).data.session?.access_token ?? '';

type Challenge = {
  readonly id: string;
  readonly webauthn: {
    readonly type: 'create' | 'request';
    readonly credential_options: {
      readonly publicKey: Parameters<SecurityKey['create']>[0] & Parameters<SecurityKey['sign']>[0];
    };
  };
};

/** What the service sends before the official client unpacks it for a browser. */
async function challenge(client: GoTrueClient, factorId: string): Promise<Challenge> {
  const token = await tokenOf(client);
  const body = { factorId, webauthn: { rpId: 'learn.example.com', rpOrigins: [SITE_URL] } };
  const reply = await auth.request('POST', `/factors/${factorId}/challenge`, { token, body });
  return (await reply.json()) as Challenge;
}

/** Answers as the official client does, which takes a browser's credentials only. */
async function answer(
  client: GoTrueClient,
  factorId: string,
  { id, webauthn }: Challenge,
  key: SecurityKey,
  lie: Lie = {},
) {
  const { publicKey } = webauthn.credential_options;
  const credential = webauthn.type === 'create' ? key.create(publicKey, lie) : key.sign(publicKey, lie);
  const toJSON = () => credential;
  return client.mfa.verify({
    factorId,
    challengeId: id,
    webauthn: { rpId: 'learn.example.com', type: webauthn.type, credential_response: { toJSON } as never },
  });
}

async function pass(client: GoTrueClient, factorId: string, key: SecurityKey, lie?: Lie) {
  return answer(client, factorId, await challenge(client, factorId), key, lie);
}

async function enrollKey(client: GoTrueClient, friendlyName = 'key') {
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  const key = createSecurityKey(SITE_URL);
  const verified = await pass(client, data.id, key);
  if (verified.error) throw verified.error;
  return { key, factorId: data.id, session: verified.data };
}

const REFUSED = { error: { code: 'mfa_verification_failed', status: 422 } };

describe('a key as a second factor', () => {
  test('counts once it was made, and raises a session when it signs', async () => {
    const { client, email } = await signUp();
    const enrolled = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(enrolled.data).toMatchObject({ type: 'webauthn', friendly_name: 'key' });
    const factorId = enrolled.data?.id ?? '';
    const asked = await challenge(client, factorId);
    expect(asked).toMatchObject({
      type: 'webauthn',
      webauthn: {
        type: 'create',
        credential_options: {
          publicKey: { rp: { id: 'learn.example.com' }, attestation: 'none', user: { name: email } },
        },
      },
    });
    const key = createSecurityKey(SITE_URL);
    expect((await answer(client, factorId, asked, key)).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, status: 'verified' },
    ]);
    expect((await newestMail(auth.query, email)).subject).toBe('Two-step sign-in was set up at Test Site');

    const other = await signIn(email);
    const { data } = await pass(other, factorId, key);
    expect(claimsOf(data?.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    const next = await challenge(other, factorId);
    expect(next.webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { allowCredentials: [{ id: key.id }], hints: [] } },
    });
  });

  test('the official client unpacks what it is asked', async () => {
    const { client } = await signUp();
    const { factorId, key } = await enrollKey(client);
    const { data } = await client.mfa.challenge({ factorId, webauthn: { rpId: 'learn.example.com' } });
    const options = data?.webauthn.type === 'request' ? data.webauthn.credential_options.publicKey : null;
    expect(options?.challenge).toBeInstanceOf(ArrayBuffer);
    const [allowed] = options?.allowCredentials ?? [];
    expect(Buffer.from(allowed?.id as ArrayBuffer).toString('base64url')).toBe(key.id);
  });

  test('does not ask for finger, face or PIN, which the password stands for, but for a person', async () => {
    const { client } = await signUp();
    const { factorId, key } = await enrollKey(client);
    expect((await pass(client, factorId, key, { verified: false })).error).toBeNull();
    expect(await pass(client, factorId, key, { present: false })).toMatchObject(REFUSED);
  });

  const lies: Readonly<Record<string, Lie>> = {
    'another origin': { origin: 'https://evil.example' },
    'another relying party': { rpId: 'evil.example' },
    'a frame': { crossOrigin: true },
    'another challenge': { challenge: Buffer.from('another').toString('base64url') },
    'a count that stands still': { count: 1 },
  };
  test.for(Object.entries(lies))('is refused for %s', async ([, lie]) => {
    const { client } = await signUp();
    const { factorId, key } = await enrollKey(client);
    expect(await pass(client, factorId, key, lie)).toMatchObject(REFUSED);
    expect((await pass(client, factorId, key)).error).toBeNull();
  });

  test('a challenge is answered once, and by the session that asked', async () => {
    const { client, email } = await signUp();
    const { factorId, key } = await enrollKey(client);
    const asked = await challenge(client, factorId);
    const other = await signIn(email);
    const notFound = { error: { code: 'mfa_factor_not_found' } };
    expect(await answer(other, factorId, asked, key)).toMatchObject(notFound);
    expect((await answer(client, factorId, asked, key)).error).toBeNull();
    expect(await answer(client, factorId, asked, key)).toMatchObject(notFound);
  });

  test('the key of another factor, of somebody else, or a code, does not pass it', async () => {
    const { client } = await signUp();
    const { factorId } = await enrollKey(client);
    const second = await enrollKey(client, 'second');
    const stranger = await signUp();
    const strange = await enrollKey(stranger.client);
    expect(await pass(client, factorId, second.key)).toMatchObject(REFUSED);
    expect(await pass(client, factorId, strange.key)).toMatchObject(REFUSED);
    const { id } = await challenge(client, factorId);
    const token = await tokenOf(client);
    const byCode = { challenge_id: id, code: '123456' };
    const reply = await auth.request('POST', `/factors/${factorId}/verify`, { token, body: byCode });
    expect(reply.status).toBe(400);
  });

  test('a stolen password enrols no other, neither begun before nor after the first stood', async () => {
    const { client, email } = await signUp();
    const thief = await signIn(email);
    const begun = await thief.mfa.enroll({ factorType: 'webauthn', friendlyName: 'thief' });
    const asked = await challenge(thief, begun.data?.id ?? '');
    expect(asked.webauthn.type).toBe('create');
    await enrollKey(client);
    const again = await signIn(email);
    const refused = { error: { code: 'insufficient_aal' } };
    expect(await again.mfa.enroll({ factorType: 'webauthn', friendlyName: 'x' })).toMatchObject(refused);
    expect(
      (await answer(thief, begun.data?.id ?? '', asked, createSecurityKey(SITE_URL))).error,
    ).not.toBeNull();
  });

  test('is no passkey, and a passkey is no second factor', async () => {
    const { client, id } = await signUp();
    const { factorId, key } = await enrollKey(client);
    const visitor = auth.visitor();
    const started = await visitor.passkey.startAuthentication();
    if (!started.data) throw new Error('nothing to sign');
    const userHandle = Buffer.from(id).toString('base64url');
    const credential = key.sign(started.data.options, { userHandle });
    const challengeId = started.data.challenge_id;
    expect(await visitor.passkey.verifyAuthentication({ challengeId, credential })).toMatchObject({
      error: { code: 'webauthn_verification_failed' },
    });

    const begun = await client.passkey.startRegistration();
    if (!begun.data) throw new Error('nothing to answer');
    const passkey = createSecurityKey(SITE_URL);
    const kept = await client.passkey.verifyRegistration({
      challengeId: begun.data.challenge_id,
      credential: passkey.create(begun.data.options),
    });
    expect(kept.error).toBeNull();
    expect(await pass(client, factorId, passkey)).toMatchObject(REFUSED);
    expect((await client.passkey.list()).data).toHaveLength(1);
  });

  test('is filed under a name of its own, so that no device replaces the passkey of the same person', async () => {
    const { client, id } = await signUp();
    const { data } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    const asked = await challenge(client, data?.id ?? '');
    const { id: handle } = asked.webauthn.credential_options.publicKey.user;
    expect(Buffer.from(handle as string, 'base64url').toString()).toBe(data?.id);
    expect(data?.id).not.toBe(id);
  });

  test('a recovery code stands in for it, and goes with it', async () => {
    const { client, email } = await signUp();
    const { factorId } = await enrollKey(client);
    const { data } = await client.mfa.recoveryCodes.generate();
    const lost = await signIn(email);
    const { error } = await lost.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(error).toBeNull();
    expect((await lost.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await lost.mfa.listFactors()).data?.all).toEqual([]);
    const { rows } = await auth.query('select from auth.webauthn_credentials where factor_id = $1', [
      factorId,
    ]);
    expect(rows).toEqual([]);
    expect(claimsOf((await lost.refreshSession()).data.session?.access_token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });
});

test('an installation that has not switched it on says so', async () => {
  const plain = await startAuth(NO_MAIL);
  try {
    const { client } = await signUp(plain);
    const { error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(error).toMatchObject({ code: 'mfa_webauthn_enroll_not_enabled' });
  } finally {
    await plain.close();
  }
});
