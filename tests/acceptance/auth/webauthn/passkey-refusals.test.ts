import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installation, NO_MAIL, SITE_URL, startAuth } from '../installation.ts';
import { addPasskey, PASSKEYS_ON, REFUSED, signInWithKey, signUp, withPasskey } from './passkey-holder.ts';
import { bytes, createSecurityKey, type Lie, list, type MadeKey, map, text } from './security-key.ts';

/** A certificate of the key below, made for these tests. */
const CERTIFICATE =
  'MIIBczCCARmgAwIBAgIUEBmgB7w4neyfkcMO6K5SReQtSRcwCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwDVTJGMCAXDTI2MTEyMzE3NTYyMFoYDzIxMjYxMDMwMTc1NjIwWjAOMQwwCgYDVQQDDANVMkYwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ99bavLSzaRqHZ6Wxpk1gcCN1DsVmCUTiJiFC8v2iMyGQ1QZOZBvSyUqMC3+8JllPB4LTb9P5PqvDxT1u0KWsno1MwUTAdBgNVHQ4EFgQUTDaQSolJZ2ox6lc4QitW4g7grGowHwYDVR0jBBgwFoAUTDaQSolJZ2ox6lc4QitW4g7grGowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBjt643E50rOcMfckoGPIIDICCshJQwXbf4ml7Z9MgjigIhALQSis9Kgy3yLDwToOxHdtf5MQ5SjxggfnehJCq6yZcX';

/** What a device of U2F says of a key that it has made (WebAuthn Level 3, 8.6). */
function vouched({ id, rpIdHash, clientDataHash, point }: MadeKey) {
  const d = createHash('sha256').update('a device that vouches for itself').digest();
  const device = createECDH('prime256v1');
  device.setPrivateKey(d);
  const own = device.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: d.toString('base64url'),
    x: own.subarray(1, 33).toString('base64url'),
    y: own.subarray(33).toString('base64url'),
  };
  const signed = Buffer.concat([Buffer.from([0]), rpIdHash, clientDataHash, id, point]);
  const signature = sign('sha256', signed, createPrivateKey({ key: jwk, format: 'jwk' }));
  const body = map([
    [text('sig'), bytes(signature)],
    [text('x5c'), list([bytes(Buffer.from(CERTIFICATE, 'base64'))])],
  ]);
  return { format: 'fido-u2f', body };
}

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${NO_MAIL}\n${PASSKEYS_ON}`);
});
afterAll(() => auth?.close());

describe('what a passkey has signed is refused', () => {
  const lies: Readonly<Record<string, Lie>> = {
    'at another origin': { origin: 'https://learn.example.com.evil.example' },
    'at the same host without encryption': { origin: 'http://learn.example.com' },
    'for another relying party': { rpId: 'evil.example' },
    'without a person': { present: false },
    'without finger, face or PIN': { verified: false },
    'in a frame of another site': { crossOrigin: true },
    'for another challenge': { challenge: Buffer.from('another').toString('base64url') },
    'as the other kind of answer': { type: 'webauthn.other' },
  };
  test.for(Object.entries(lies))('%s', async ([, lie]) => {
    const { key } = await withPasskey(auth);
    expect(await signInWithKey(auth.visitor(), key, lie)).toMatchObject(REFUSED);
    const { client } = await signUp(auth);
    expect(await addPasskey(client, createSecurityKey(SITE_URL), lie)).toMatchObject(REFUSED);
    expect((await client.passkey.list()).data).toEqual([]);
  });

  test('by a copy, whose count goes back or stands still', async () => {
    const { key } = await withPasskey(auth);
    expect((await signInWithKey(auth.visitor(), key, { count: 40 })).error).toBeNull();
    expect(await signInWithKey(auth.visitor(), key, { count: 40 })).toMatchObject(REFUSED);
    expect(await signInWithKey(auth.visitor(), key, { count: 39 })).toMatchObject(REFUSED);
    expect(await signInWithKey(auth.visitor(), key, { count: 0 })).toMatchObject(REFUSED);
    expect((await signInWithKey(auth.visitor(), key, { count: 41 })).error).toBeNull();
  });

  test('not from a device that never counts', async () => {
    const { client } = await signUp(auth);
    const key = createSecurityKey(SITE_URL);
    expect((await addPasskey(client, key, { count: 0 })).error).toBeNull();
    expect((await signInWithKey(auth.visitor(), key, { count: 0 })).error).toBeNull();
    expect((await signInWithKey(auth.visitor(), key, { count: 0 })).error).toBeNull();
  });

  test('under the name of somebody else, or of nobody', async () => {
    const { key } = await withPasskey(auth);
    const { id } = await signUp(auth);
    const userHandle = Buffer.from(id).toString('base64url');
    expect(await signInWithKey(auth.visitor(), key, { userHandle })).toMatchObject(REFUSED);
    expect(await signInWithKey(auth.visitor(), key, { userHandle: null })).toMatchObject(REFUSED);
  });

  test('by a key that claims the id of another', async () => {
    const { key } = await withPasskey(auth);
    const client = auth.visitor();
    const { data } = await client.passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    const forged = { ...createSecurityKey(SITE_URL).sign(data.options), id: key.id, rawId: key.id };
    expect(
      await client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential: forged }),
    ).toMatchObject(REFUSED);
  });

  test('with the certificate of a device, right as it is, which nobody asked for', async () => {
    const { client } = await signUp(auth);
    const lie: Lie = { statement: vouched };
    expect(await addPasskey(client, createSecurityKey(SITE_URL), lie)).toMatchObject(REFUSED);
    for (const format of ['packed', 'tpm', 'apple', 'android-key', 'android-safetynet']) {
      const other: Lie = { statement: (key) => ({ ...vouched(key), format }) };
      expect(await addPasskey(client, createSecurityKey(SITE_URL), other)).toMatchObject(REFUSED);
    }
  });

  test('where bytes are no statement at all', async () => {
    const { client } = await signUp(auth);
    const key = createSecurityKey(SITE_URL);
    const { data } = await client.passkey.startRegistration();
    if (!data) throw new Error('nothing to answer');
    const made = key.create(data.options);
    const credential = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
    expect(
      await client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential }),
    ).toMatchObject(REFUSED);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    for (const body of [{}, { credential: 1 }, { credential: { id: '../x' } }, [], 'x']) {
      const path = '/passkeys/registration/verify';
      expect((await auth.request('POST', path, { token, body })).status).toBe(400);
    }
  });
});

describe('a challenge', () => {
  test('is answered once, whatever the answer was', async () => {
    const { key } = await withPasskey(auth);
    const client = auth.visitor();
    const { data } = await client.passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    const challengeId = data.challenge_id;
    const wrong = key.sign(data.options, { verified: false });
    expect(await client.passkey.verifyAuthentication({ challengeId, credential: wrong })).toMatchObject(
      REFUSED,
    );
    const right = key.sign(data.options);
    expect(await client.passkey.verifyAuthentication({ challengeId, credential: right })).toMatchObject({
      error: { code: 'webauthn_challenge_not_found' },
    });
  });

  test('opens one session, however many answers come at once', async () => {
    const { key } = await withPasskey(auth);
    const { data } = await auth.visitor().passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    const credential = key.sign(data.options);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        auth.visitor().passkey.verifyAuthentication({ challengeId: data.challenge_id, credential }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('of another session, or of a sign-in, adds no passkey', async () => {
    const { client } = await signUp(auth);
    const other = await signUp(auth);
    const notFound = { error: { code: 'webauthn_challenge_not_found' } };
    const { data } = await other.client.passkey.startRegistration();
    if (!data) throw new Error('nothing to answer');
    const key = createSecurityKey(SITE_URL);
    const credential = key.create(data.options);
    expect(
      await client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential }),
    ).toMatchObject(notFound);
    const started = await auth.visitor().passkey.startAuthentication();
    expect(
      await client.passkey.verifyRegistration({
        challengeId: started.data?.challenge_id ?? '',
        credential: key.create({ ...data.options, challenge: started.data?.options.challenge ?? '' }),
      }),
    ).toMatchObject(notFound);
  });

  test('made for adding a passkey signs nobody in', async () => {
    const { client, key } = await withPasskey(auth);
    const { data } = await client.passkey.startRegistration();
    const credential = key.sign({ challenge: data?.options.challenge ?? '', rpId: 'learn.example.com' });
    const answer = { challengeId: data?.challenge_id ?? '', credential };
    expect(await auth.visitor().passkey.verifyAuthentication(answer)).toMatchObject({
      error: { code: 'webauthn_challenge_not_found' },
    });
  });

  test('is worth nothing after five minutes', async () => {
    const { key } = await withPasskey(auth);
    const client = auth.visitor();
    const { data } = await client.passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    auth.advance(301);
    const credential = key.sign(data.options);
    expect(
      await client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential }),
    ).toMatchObject({ error: { code: 'webauthn_challenge_expired' } });
  });
});
