import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf, enrollApp } from './authenticator.ts';
import {
  countMails,
  type Installation,
  MAIL_FIRST,
  newEmail,
  newestMail,
  NO_MAIL,
  PASSWORD,
  SESSION_FIRST,
  SITE_URL,
  startAuth,
} from './installation.ts';
import { bytes, createSecurityKey, type Lie, list, map, type SecurityKey, text } from './security-key.ts';

const SWITCHED_ON = '[auth.passkey]\nenabled = true';
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

/** Has a key answer for somebody who is signed in. */
async function addPasskey(client: GoTrueClient, key: SecurityKey, lie?: Lie) {
  const started = await client.passkey.startRegistration();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  return client.passkey.verifyRegistration({ challengeId, credential: key.create(options, lie) });
}

async function signIn(key: SecurityKey, lie?: Lie, client = auth.visitor()) {
  const started = await client.passkey.startAuthentication();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  return client.passkey.verifyAuthentication({ challengeId, credential: key.sign(options, lie) });
}

async function withPasskey() {
  const person = await signUp();
  const key = createSecurityKey(SITE_URL);
  const { data, error } = await addPasskey(person.client, key);
  if (error) throw error;
  return { ...person, key, passkey: data as { id: string } };
}

const REFUSED = { error: { code: 'webauthn_verification_failed', status: 400 } };

describe('a passkey', () => {
  test('is added by whoever is signed in, and signs in from then on, without an address', async () => {
    const { email, key } = await withPasskey();
    const { data, error } = await signIn(key);
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { email } });
    const session = data && 'session' in data ? data.session : null;
    expect(claimsOf(session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
    expect((await signIn(key)).error).toBeNull();
  });

  test('is asked for in words that a device and its owner understand', async () => {
    const { client, email, key } = await withPasskey();
    const { data } = await client.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: 'learn.example.com', name: 'Test Site' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
    });
    const started = await auth.visitor().passkey.startAuthentication();
    expect(started.data?.options).toMatchObject({ rpId: 'learn.example.com', userVerification: 'required' });
    expect(started.data?.options.allowCredentials ?? []).toEqual([]);
  });

  test('is listed, named and removed by its owner, who is told by mail', async () => {
    const { client, email, key, passkey } = await withPasskey();
    expect((await newestMail(auth.query, email)).subject).toBe('A passkey was added at Test Site');
    const named = await client.passkey.update({ passkeyId: passkey.id, friendlyName: 'Laptop' });
    expect(named.data).toMatchObject({ id: passkey.id, friendly_name: 'Laptop' });
    await signIn(key);
    const { data } = await client.passkey.list();
    expect(data).toMatchObject([{ id: passkey.id, friendly_name: 'Laptop' }]);
    expect(data?.[0]?.last_used_at).toBeDefined();
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect((await newestMail(auth.query, email)).subject).toBe('A passkey was removed at Test Site');
    expect(await signIn(key)).toMatchObject(REFUSED);
  });

  test('of somebody else cannot be named or removed, nor its account be asked for', async () => {
    const { passkey } = await withPasskey();
    const { client } = await signUp();
    const missing = { error: { code: 'webauthn_credential_not_found', status: 404 } };
    expect(await client.passkey.update({ passkeyId: passkey.id, friendlyName: 'x' })).toMatchObject(missing);
    expect(await client.passkey.delete({ passkeyId: passkey.id })).toMatchObject(missing);
    expect((await client.passkey.list()).data).toEqual([]);
  });

  test('is not kept twice, and ten are enough', async () => {
    const { client, key } = await withPasskey();
    const other = await signUp();
    expect(await addPasskey(other.client, key)).toMatchObject({
      error: { code: 'webauthn_credential_exists' },
    });
    for (let made = 1; made < 10; made += 1) {
      expect((await addPasskey(client, createSecurityKey(SITE_URL))).error).toBeNull();
    }
    expect(await addPasskey(client, createSecurityKey(SITE_URL))).toMatchObject({
      error: { code: 'too_many_passkeys' },
    });
  });

  test('is listed and removed by an administrator', async () => {
    const { id, key, passkey } = await withPasskey();
    const { passkey: api } = auth.admin().admin;
    expect((await api.listPasskeys({ userId: id })).data).toMatchObject([{ id: passkey.id }]);
    expect((await api.deletePasskey({ userId: id, passkeyId: passkey.id })).error).toBeNull();
    expect(await signIn(key)).toMatchObject(REFUSED);
    const token = (await (await signUp()).client.getSession()).data.session?.access_token ?? '';
    expect((await auth.request('GET', `/admin/users/${id}/passkeys`, { token })).status).toBe(403);
  });
});

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
    const { key } = await withPasskey();
    expect(await signIn(key, lie)).toMatchObject(REFUSED);
    const { client } = await signUp();
    expect(await addPasskey(client, createSecurityKey(SITE_URL), lie)).toMatchObject(REFUSED);
    expect((await client.passkey.list()).data).toEqual([]);
  });

  test('by a copy, whose count goes back or stands still', async () => {
    const { key } = await withPasskey();
    expect((await signIn(key, { count: 40 })).error).toBeNull();
    expect(await signIn(key, { count: 40 })).toMatchObject(REFUSED);
    expect(await signIn(key, { count: 39 })).toMatchObject(REFUSED);
    expect(await signIn(key, { count: 0 })).toMatchObject(REFUSED);
    expect((await signIn(key, { count: 41 })).error).toBeNull();
  });

  test('under the name of somebody else, or of nobody', async () => {
    const { key } = await withPasskey();
    const { id } = await signUp();
    const userHandle = Buffer.from(id).toString('base64url');
    expect(await signIn(key, { userHandle })).toMatchObject(REFUSED);
    expect(await signIn(key, { userHandle: null })).toMatchObject(REFUSED);
  });

  test('by a key that claims the id of another', async () => {
    const { key } = await withPasskey();
    const client = auth.visitor();
    const { data } = await client.passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    const forged = { ...createSecurityKey(SITE_URL).sign(data.options), id: key.id, rawId: key.id };
    expect(
      await client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential: forged }),
    ).toMatchObject(REFUSED);
  });

  test('with certificates, which name addresses that this server would have to ask', async () => {
    const body = map([
      [text('alg'), Buffer.from([0x26])],
      [text('sig'), bytes(Buffer.alloc(70))],
      [text('x5c'), list([bytes(Buffer.alloc(20))])],
    ]);
    for (const format of ['packed', 'tpm', 'apple', 'android-key', 'fido-u2f', 'android-safetynet']) {
      const { client } = await signUp();
      const lie = { statement: { format, body } };
      expect(await addPasskey(client, createSecurityKey(SITE_URL), lie)).toMatchObject(REFUSED);
    }
  });

  test('where bytes are no statement at all', async () => {
    const { client } = await signUp();
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
    const { key } = await withPasskey();
    const client = auth.visitor();
    const { data } = await client.passkey.startAuthentication();
    if (!data) throw new Error('nothing to sign');
    const challengeId = data.challenge_id;
    const wrong = key.sign(data.options, { verified: false });
    expect(await client.passkey.verifyAuthentication({ challengeId, credential: wrong })).toMatchObject(REFUSED);
    const right = key.sign(data.options);
    expect(await client.passkey.verifyAuthentication({ challengeId, credential: right })).toMatchObject({
      error: { code: 'webauthn_challenge_not_found' },
    });
  });

  test('opens one session, however many answers come at once', async () => {
    const { key } = await withPasskey();
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
    const { client } = await signUp();
    const other = await signUp();
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
    const { client, key } = await withPasskey();
    const { data } = await client.passkey.startRegistration();
    const credential = key.sign({ challenge: data?.options.challenge ?? '', rpId: 'learn.example.com' });
    const answer = { challengeId: data?.challenge_id ?? '', credential };
    expect(await auth.visitor().passkey.verifyAuthentication(answer)).toMatchObject({
      error: { code: 'webauthn_challenge_not_found' },
    });
  });

  test('is worth nothing after five minutes', async () => {
    const { key } = await withPasskey();
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

describe('an account', () => {
  test('with a second factor asks for it after a passkey, and before one is added or removed', async () => {
    const { client, email, key, passkey } = await withPasskey();
    const app = await enrollApp(auth, client);
    const half = auth.visitor();
    await signIn(key, {}, half);
    expect((await half.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const refused = { error: { code: 'insufficient_aal' } };
    expect(await addPasskey(half, createSecurityKey(SITE_URL))).toMatchObject(refused);
    expect(await half.passkey.update({ passkeyId: passkey.id, friendlyName: 'x' })).toMatchObject(refused);
    expect(await half.passkey.delete({ passkeyId: passkey.id })).toMatchObject(refused);
    await half.mfa.challengeAndVerify({ factorId: app.factorId, code: app.nextCode() });
    expect((await half.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect(await countMails(auth.query, email)).toBeGreaterThan(0);
  });

  test('that is banned or deleted is not entered by its passkey', async () => {
    const banned = await withPasskey();
    await auth.admin().admin.updateUserById(banned.id, { ban_duration: '1h' });
    expect(await signIn(banned.key)).toMatchObject({ error: { code: 'user_banned' } });
    const deleted = await withPasskey();
    await auth.admin().admin.deleteUser(deleted.id, true);
    expect(await signIn(deleted.key)).toMatchObject(REFUSED);
  });

  test('that signs somebody out while a passkey is being made gets none', async () => {
    const { client, email } = await signUp();
    const started = await client.passkey.startRegistration();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const owner = auth.visitor();
    await owner.signInWithPassword({ email, password: PASSWORD });
    await owner.signOut({ scope: 'others' });
    if (!started.data) throw new Error('nothing to answer');
    const credential = createSecurityKey(SITE_URL).create(started.data.options);
    const body = { challenge_id: started.data.challenge_id, credential };
    const answer = await auth.request('POST', '/passkeys/registration/verify', { token, body });
    expect(answer.status).toBe(403);
    expect((await owner.passkey.list()).data).toEqual([]);
  });

  test('that its owner takes back by a mail loses the passkeys of whoever was in it', async () => {
    const { email, key } = await withPasskey();
    const owner = auth.visitor();
    await owner.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { code } = await newestMail(auth.query, email);
    await owner.verifyOtp({ email, token: code, type: 'email' });
    const token = (await owner.getSession()).data.session?.access_token ?? '';
    expect((await auth.request('DELETE', '/factors', { token })).status).toBe(200);
    expect(await signIn(key)).toMatchObject(REFUSED);
  });
});

test('visitors cannot have challenges made without end', async () => {
  const limited = await startAuth(
    `${NO_MAIL}\n${SWITCHED_ON}\n[auth.rate_limit]\nsign_in_sign_ups = 3`,
  );
  try {
    const client = limited.visitor('203.0.113.9');
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await client.passkey.startAuthentication()).error).toBeNull();
    }
    expect((await client.passkey.startAuthentication()).error).toMatchObject({
      code: 'over_request_rate_limit',
    });
  } finally {
    await limited.close();
  }
});

describe('before an address is confirmed', () => {
  test('nobody adds a passkey, and one that is there goes with the confirmation and signs nobody in before', async () => {
    const installation = await startAuth(`${SESSION_FIRST}\n${SWITCHED_ON}`);
    try {
      const { client, id, email } = await signUp(installation);
      const { code } = await newestMail(installation.query, email);
      const key = createSecurityKey(SITE_URL);
      expect(await addPasskey(client, key)).toMatchObject({ error: { code: 'email_not_confirmed' } });
      // As if an earlier release had allowed it.
      const confirm = (isConfirmed: boolean) =>
        installation.query(
          'update auth.users set email_confirmed_at = case when $2 then now() end where id = $1',
          [id, isConfirmed],
        );
      await confirm(true);
      expect((await addPasskey(client, key)).error).toBeNull();
      await confirm(false);
      expect(await signIn(key, {}, installation.visitor())).toMatchObject({
        error: { code: 'email_not_confirmed' },
      });
      const owner = installation.visitor();
      const confirmed = await owner.verifyOtp({ email, token: code, type: 'signup' });
      expect(confirmed.error).toBeNull();
      expect(await signIn(key, {}, installation.visitor())).toMatchObject(REFUSED);
    } finally {
      await installation.close();
    }
  });
});

describe('an installation', () => {
  test('that has not switched passkeys on says so', async () => {
    const plain = await startAuth(MAIL_FIRST);
    try {
      const disabled = { error: { code: 'passkey_disabled', status: 404 } };
      expect(await plain.visitor().passkey.startAuthentication()).toMatchObject(disabled);
      const settings = await plain.request('GET', '/settings');
      expect(await settings.json()).toMatchObject({ passkeys_enabled: false });
    } finally {
      await plain.close();
    }
    const settings = await auth.request('GET', '/settings');
    expect(await settings.json()).toMatchObject({ passkeys_enabled: true });
  });

  test('can name its relying party and its origins', async () => {
    const named = await startAuth(
      `${NO_MAIL}\n${SWITCHED_ON}\n[auth.webauthn]\nrp_id = "example.com"\nrp_display_name = "Academy"\nrp_origins = ["https://app.example.com"]`,
    );
    try {
      const { client } = await signUp(named);
      const key = createSecurityKey('https://app.example.com');
      const { data } = await client.passkey.startRegistration();
      expect(data?.options.rp).toEqual({ id: 'example.com', name: 'Academy' });
      expect((await addPasskey(client, key)).error).toBeNull();
      expect(await signIn(key, { origin: SITE_URL }, named.visitor())).toMatchObject(REFUSED);
      expect((await signIn(key, {}, named.visitor())).error).toBeNull();
    } finally {
      await named.close();
    }
  });
});
