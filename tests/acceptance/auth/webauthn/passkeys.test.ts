import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf, enrollApp } from '../authenticator.ts';
import {
  countMails,
  type Installation,
  MAIL_FIRST,
  newestMail,
  NO_MAIL,
  PASSWORD,
  SESSION_FIRST,
  SITE_URL,
  startAuth,
} from '../installation.ts';
import { addPasskey, PASSKEYS_ON, REFUSED, signInWithKey, signUp, withPasskey } from './passkey-holder.ts';
import { createSecurityKey } from './security-key.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${NO_MAIL}\n${PASSKEYS_ON}`);
});
afterAll(() => auth?.close());

describe('a passkey', () => {
  test('is added by whoever is signed in, and signs in from then on, without an address', async () => {
    const { email, key } = await withPasskey(auth);
    const { data, error } = await signInWithKey(auth.visitor(), key);
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { email } });
    const session = data && 'session' in data ? data.session : null;
    expect(claimsOf(session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
    expect((await signInWithKey(auth.visitor(), key)).error).toBeNull();
  });

  test('is asked for in words that a device and its owner understand', async () => {
    const { client, email, key } = await withPasskey(auth);
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
    const { client, email, key, passkey } = await withPasskey(auth);
    expect((await newestMail(auth.query, email)).subject).toBe('A passkey was added at Test Site');
    const named = await client.passkey.update({ passkeyId: passkey.id, friendlyName: 'Laptop' });
    expect(named.data).toMatchObject({ id: passkey.id, friendly_name: 'Laptop' });
    await signInWithKey(auth.visitor(), key);
    const { data } = await client.passkey.list();
    expect(data).toMatchObject([{ id: passkey.id, friendly_name: 'Laptop' }]);
    expect(data?.[0]?.last_used_at).toBeDefined();
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect((await newestMail(auth.query, email)).subject).toBe('A passkey was removed at Test Site');
    expect(await signInWithKey(auth.visitor(), key)).toMatchObject(REFUSED);
  });

  test('of somebody else cannot be named or removed, nor its account be asked for', async () => {
    const { passkey } = await withPasskey(auth);
    const { client } = await signUp(auth);
    const missing = { error: { code: 'webauthn_credential_not_found', status: 404 } };
    expect(await client.passkey.update({ passkeyId: passkey.id, friendlyName: 'x' })).toMatchObject(missing);
    expect(await client.passkey.delete({ passkeyId: passkey.id })).toMatchObject(missing);
    expect((await client.passkey.list()).data).toEqual([]);
  });

  test('is not kept twice, and ten are enough', async () => {
    const { client, key } = await withPasskey(auth);
    const other = await signUp(auth);
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

  test('is called whatever its owner likes, as text', async () => {
    const { client, passkey } = await withPasskey(auth);
    const rename = (friendlyName: string) => client.passkey.update({ passkeyId: passkey.id, friendlyName });
    for (const name of [
      '<img src=x onerror=alert(1)>',
      "'; drop table auth.users; --",
      'مفتاح \u202e',
      '\n',
    ]) {
      expect((await rename(name)).data).toMatchObject({ friendly_name: name });
    }
    for (const name of ['', 'x'.repeat(121), 'a\u0000b']) {
      expect(await rename(name)).toMatchObject({ error: { status: 400 } });
    }
    expect((await client.passkey.list()).data).toMatchObject([{ friendly_name: '\n' }]);
  });

  test('is kept ten times even if more are made at the same moment', async () => {
    const { client, email } = await signUp(auth);
    const devices = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const device = auth.visitor();
        await device.signInWithPassword({ email, password: PASSWORD });
        return device;
      }),
    );
    const made = await Promise.all(devices.map((device) => addPasskey(device, createSecurityKey(SITE_URL))));
    const refused = made.filter(({ error }) => error !== null);
    expect(refused.map(({ error }) => error?.code)).toEqual(['too_many_passkeys', 'too_many_passkeys']);
    expect((await client.passkey.list()).data).toHaveLength(10);
  });

  test('is listed and removed by an administrator', async () => {
    const { id, key, passkey } = await withPasskey(auth);
    const { passkey: api } = auth.admin().admin;
    expect((await api.listPasskeys({ userId: id })).data).toMatchObject([{ id: passkey.id }]);
    expect((await api.deletePasskey({ userId: id, passkeyId: passkey.id })).error).toBeNull();
    expect(await signInWithKey(auth.visitor(), key)).toMatchObject(REFUSED);
    const token = (await (await signUp(auth)).client.getSession()).data.session?.access_token ?? '';
    expect((await auth.request('GET', `/admin/users/${id}/passkeys`, { token })).status).toBe(403);
  });
});

describe('an account', () => {
  test('with a second factor asks for it after a passkey, and before one is added or removed', async () => {
    const { client, email, key, passkey } = await withPasskey(auth);
    const app = await enrollApp(auth, client);
    const half = auth.visitor();
    await signInWithKey(half, key, {});
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
    const banned = await withPasskey(auth);
    await auth.admin().admin.updateUserById(banned.id, { ban_duration: '1h' });
    expect(await signInWithKey(auth.visitor(), banned.key)).toMatchObject({ error: { code: 'user_banned' } });
    const deleted = await withPasskey(auth);
    await auth.admin().admin.deleteUser(deleted.id, true);
    expect(await signInWithKey(auth.visitor(), deleted.key)).toMatchObject(REFUSED);
  });

  test('that signs somebody out while a passkey is being made gets none', async () => {
    const { client, email } = await signUp(auth);
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
    const { email, key } = await withPasskey(auth);
    const owner = auth.visitor();
    await owner.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { code } = await newestMail(auth.query, email);
    await owner.verifyOtp({ email, token: code, type: 'email' });
    const token = (await owner.getSession()).data.session?.access_token ?? '';
    expect((await auth.request('DELETE', '/factors', { token })).status).toBe(200);
    expect(await signInWithKey(auth.visitor(), key)).toMatchObject(REFUSED);
  });
});

test('a session of long ago adds no passkey where it changes no password either', async () => {
  const strict = await startAuth(
    `[auth.email]\nenable_confirmations = false\nsecure_password_change = true\n${PASSKEYS_ON}`,
  );
  try {
    const { client, email, passkey } = await withPasskey(strict);
    strict.advance(24 * 3600 + 1);
    await client.refreshSession();
    const refused = { error: { code: 'reauthentication_needed' } };
    expect(await addPasskey(client, createSecurityKey(SITE_URL))).toMatchObject(refused);
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    await client.signInWithPassword({ email, password: PASSWORD });
    expect((await addPasskey(client, createSecurityKey(SITE_URL))).error).toBeNull();
  } finally {
    await strict.close();
  }
});

test('visitors cannot have challenges made without end', async () => {
  const limited = await startAuth(`${NO_MAIL}\n${PASSKEYS_ON}\n[auth.rate_limit]\nsign_in_sign_ups = 3`);
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
    const installation = await startAuth(`${SESSION_FIRST}\n${PASSKEYS_ON}`);
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
      expect(await signInWithKey(installation.visitor(), key, {})).toMatchObject({
        error: { code: 'email_not_confirmed' },
      });
      const owner = installation.visitor();
      const confirmed = await owner.verifyOtp({ email, token: code, type: 'signup' });
      expect(confirmed.error).toBeNull();
      expect(await signInWithKey(installation.visitor(), key, {})).toMatchObject(REFUSED);
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
      `${NO_MAIL}\n${PASSKEYS_ON}\n[auth.webauthn]\nrp_id = "example.com"\nrp_display_name = "Academy"\nrp_origins = ["https://app.example.com"]`,
    );
    try {
      const { client } = await signUp(named);
      const key = createSecurityKey('https://app.example.com');
      const { data } = await client.passkey.startRegistration();
      expect(data?.options.rp).toEqual({ id: 'example.com', name: 'Academy' });
      expect((await addPasskey(client, key)).error).toBeNull();
      expect(await signInWithKey(named.visitor(), key, { origin: SITE_URL })).toMatchObject(REFUSED);
      expect((await signInWithKey(named.visitor(), key, {})).error).toBeNull();
    } finally {
      await named.close();
    }
  });
});
