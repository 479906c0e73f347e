import { randomBytes } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { authenticator, claimsOf, enrollApp } from './authenticator.ts';
import {
  countMails,
  type Installation,
  newEmail,
  newestMail,
  NO_MAIL,
  PASSWORD,
  startAuth,
} from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${NO_MAIL}\n[auth.mfa]\nmax_enrolled_factors = 3`);
});
afterAll(() => auth?.close());

async function signUp() {
  const email = newEmail();
  const client = auth.visitor();
  const { data } = await client.signUp({ email, password: PASSWORD });
  return { client, email, id: data.user?.id ?? '' };
}

async function signIn(email: string): Promise<GoTrueClient> {
  const client = auth.visitor();
  await client.signInWithPassword({ email, password: PASSWORD });
  return client;
}

const assurance = async (client: GoTrueClient) => (await client.mfa.getAuthenticatorAssuranceLevel()).data;
const tokenOf = async (client: GoTrueClient) => (await client.getSession()).data.session?.access_token;

describe('an authenticator app', () => {
  // spec: 77 Factor: totp and its status
  // spec: 158 POST /factors
  test('is enrolled with a picture, a secret and an address, and counts after its first code', async () => {
    const { client, email } = await signUp();
    const { data } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'phone',
      issuer: 'Academy',
    });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data?.totp.uri).toContain(
      `otpauth://totp/Academy:${encodeURIComponent(email)}?secret=${data?.totp.secret}`,
    );
    expect((await client.mfa.listFactors()).data).toMatchObject({
      totp: [],
      all: [{ status: 'unverified' }],
    });
    expect(await assurance(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const app = authenticator(auth, data?.id ?? '', data?.totp.secret ?? '');
    const verified = await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.nextCode() });
    expect(verified.data?.user.factors).toMatchObject([{ id: app.factorId, status: 'verified' }]);
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect(await assurance(client)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
  });

  // spec: 100 A session that passed a factor is aal2
  test('aal2 outlives a refresh, and belongs to the session that passed the factor', async () => {
    const { client, email } = await signUp();
    const app = await enrollApp(auth, client);
    const { data } = await client.refreshSession();
    expect(claimsOf(data.session?.access_token)).toMatchObject({ aal: 'aal2' });

    const other = await signIn(email);
    expect(await assurance(other)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    await other.mfa.challengeAndVerify({ factorId: app.factorId, code: app.nextCode() });
    expect(await assurance(other)).toMatchObject({ currentLevel: 'aal2' });
    expect((await client.getUser()).error).toBeNull();
  });

  test('its owner is told by mail when it comes and when it goes', async () => {
    const { client, email } = await signUp();
    const { factorId } = await enrollApp(auth, client);
    expect((await newestMail(auth.query, email)).subject).toBe('Two-step sign-in was set up at Test Site');
    await client.mfa.unenroll({ factorId });
    expect((await newestMail(auth.query, email)).subject).toBe('Two-step sign-in was removed at Test Site');
  });

  test('set up and removed over and over does not flood the mailbox of its owner', async () => {
    const { client, email } = await signUp();
    for (let turn = 0; turn < 12; turn += 1) {
      const { factorId } = await enrollApp(auth, client);
      await client.mfa.unenroll({ factorId });
    }
    expect(await countMails(auth.query, email)).toBe(20);
  });

  test('ends the sessions that have not passed it', async () => {
    const { client, email } = await signUp();
    const thief = await signIn(email);
    await enrollApp(auth, client);
    expect((await thief.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test('a tab that refreshes with the token from before the factor is not signed out', async () => {
    const { client } = await signUp();
    const before = (await client.getSession()).data.session?.refresh_token ?? '';
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const app = authenticator(auth, data?.id ?? '', data?.totp.secret ?? '');
    await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.nextCode() });
    const other = await auth.visitor().refreshSession({ refresh_token: before });
    expect(claimsOf(other.data.session?.access_token).aal).toBe('aal2');
    expect((await client.refreshSession()).error).toBeNull();
    auth.advance(60);
    expect((await auth.visitor().refreshSession({ refresh_token: before })).error).toMatchObject({
      code: 'refresh_token_already_used',
    });
  });

  // spec: 158 POST /factors/{id}/verify
  test('a code works once', async () => {
    const { client, email } = await signUp();
    const app = await enrollApp(auth, client);
    const code = app.nextCode();
    const verify = async () => (await signIn(email)).mfa.challengeAndVerify({ factorId: app.factorId, code });
    expect((await verify()).error).toBeNull();
    expect((await verify()).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('codes cannot be guessed, not even in parallel sessions', async () => {
    const { client, email } = await signUp();
    const app = await enrollApp(auth, client);
    const thieves = await Promise.all([signIn(email), signIn(email)]);
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      for (const thief of thieves) {
        const { error } = await thief.mfa.challengeAndVerify({ factorId: app.factorId, code: '000000' });
        codes.push(error?.code);
      }
    }
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['mfa_verification_failed']));
    expect(new Set(codes.slice(10))).toEqual(new Set(['over_request_rate_limit']));
  });

  // spec: 158 POST /factors/{id}/challenge
  test('a challenge is answered by the session that asked, once, in time', async () => {
    const { client, email } = await signUp();
    const app = await enrollApp(auth, client);
    const { factorId } = app;
    const challenge = async () => (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const code = async (who: GoTrueClient, challengeId: string) =>
      (await who.mfa.verify({ factorId, challengeId, code: app.nextCode() })).error?.code;

    const first = await challenge();
    expect(await code(await signIn(email), first)).toBe('mfa_factor_not_found');
    expect(await code(client, first)).toBeUndefined();
    expect(await code(client, first)).toBe('mfa_factor_not_found');
    const late = await challenge();
    auth.advance(301);
    expect(await code(client, late)).toBe('mfa_challenge_expired');
    expect(await code(client, 'no uuid')).toBe('mfa_factor_not_found');
  });

  test.each(['issuer', 'friendly_name'])(
    'is not enrolled with half of a surrogate pair as %s',
    async (name) => {
      const { client } = await signUp();
      const body = { factor_type: 'totp', [name]: 'a\ud800' };
      const response = await auth.request('POST', '/factors', { body, token: (await tokenOf(client)) ?? '' });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error_code: 'validation_failed' },
      ]);
    },
  );
});

describe('with a verified factor, a session that only knows the password', () => {
  test.each([
    ['change the password', (client: GoTrueClient) => client.updateUser({ password: 'another secret' })],
    ['change the address', (client: GoTrueClient) => client.updateUser({ email: newEmail() })],
    ['enrol another factor', (client: GoTrueClient) => client.mfa.enroll({ factorType: 'totp' })],
    ['make recovery codes', (client: GoTrueClient) => client.mfa.recoveryCodes.generate()],
    ['renew recovery codes', (client: GoTrueClient) => client.mfa.recoveryCodes.regenerate()],
    ['drop recovery codes', (client: GoTrueClient) => client.mfa.recoveryCodes.unenroll()],
  ])('cannot %s', async (_name, attempt) => {
    const { client, email } = await signUp();
    await enrollApp(auth, client);
    expect((await attempt(await signIn(email))).error).toMatchObject({ code: 'insufficient_aal' });
  });

  // spec: 158 DELETE /factors/{id}
  test('cannot remove the factor; one that passed it can, and falls back to aal1', async () => {
    const { client, email } = await signUp();
    const { factorId } = await enrollApp(auth, client);
    expect((await (await signIn(email)).mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.refreshSession();
    expect(await assurance(client)).toEqual({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [expect.objectContaining({ method: 'password' })],
    });
  });
});

describe('enrolling', () => {
  test('refuses a second factor of the same name, and more factors than allowed', async () => {
    const { client } = await signUp();
    await enrollApp(auth, client, 'a');
    const enroll = async (friendlyName: string) =>
      (await client.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code;
    expect(await enroll('a')).toBe('mfa_factor_name_conflict');
    expect([await enroll('b'), await enroll('c'), await enroll('d')]).toEqual([
      undefined,
      undefined,
      'too_many_enrolled_mfa_factors',
    ]);
    auth.advance(301);
    expect(await enroll('d')).toBeUndefined();
  });

  test('an id that is none is refused before anything is counted for it', async () => {
    const { client } = await signUp();
    const token = (await tokenOf(client)) ?? '';
    // Nothing that could be compressed: the key of a counter would be too long for its index.
    const id = randomBytes(6000).toString('hex');
    const body = { challenge_id: id, code: '123456' };
    const response = await auth.request('POST', `/factors/${id}/verify`, { token, body });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { error_code: 'validation_failed' },
    ]);
  });

  test.each([
    ['no type', {}, 400, 'validation_failed'],
    ['an unknown type', { factor_type: 'fingerprint' }, 400, 'validation_failed'],
    ['what every object inherits', { factor_type: 'constructor' }, 400, 'validation_failed'],
    ['a security key', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [
      'a name that is too long',
      { factor_type: 'totp', friendly_name: 'x'.repeat(101) },
      400,
      'validation_failed',
    ],
    [
      'a phone where phones are off',
      { factor_type: 'phone', phone: '+4915100000' },
      422,
      'mfa_phone_enroll_not_enabled',
    ],
  ])('refuses %s', async (_name, body, status, code) => {
    const { client } = await signUp();
    const response = await auth.request('POST', '/factors', { body, token: (await tokenOf(client)) ?? '' });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code });
  });

  test('a visitor, and the factor of somebody else', async () => {
    expect((await auth.request('POST', '/factors', { body: { factor_type: 'totp' } })).status).toBe(401);
    const [ada, eve] = [await signUp(), await signUp()];
    const { factorId } = await enrollApp(auth, ada.client);
    const answers = [
      await eve.client.mfa.challenge({ factorId }),
      await eve.client.mfa.verify({ factorId, challengeId: factorId, code: '123456' }),
      await eve.client.mfa.unenroll({ factorId }),
      await eve.client.mfa.unenroll({ factorId: 'nonsense' }),
    ];
    expect(answers.map(({ error }) => [error?.status, error?.code])).toEqual([
      [404, 'mfa_factor_not_found'],
      [404, 'mfa_factor_not_found'],
      [404, 'mfa_factor_not_found'],
      [404, 'validation_failed'],
    ]);
  });

  test('the database does not hold the secret in the clear', async () => {
    const { client } = await signUp();
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { rows } = await auth.query<{ secret: Buffer }>(
      'select secret from auth.mfa_factors where id = $1',
      [data?.id],
    );
    expect(one(rows).secret.includes(data?.totp.secret ?? '')).toBe(false);
  });
});

describe('administrators', () => {
  test('see factors, and remove one for somebody who lost their phone: every session ends', async () => {
    const { client, id: userId } = await signUp();
    const { factorId } = await enrollApp(auth, client);
    const { mfa } = auth.admin().admin;
    expect((await mfa.listFactors({ userId })).data?.factors).toMatchObject([
      { id: factorId, factor_type: 'totp', status: 'verified' },
    ]);
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
  });

  test('are nobody without the secret key', async () => {
    const { client, id } = await signUp();
    const response = await auth.request('GET', `/admin/users/${id}/factors`, {
      token: (await tokenOf(client)) ?? '',
    });
    expect(response.status).toBe(403);
  });
});

test('a session of long ago sets up no second step where it changes no password either: it would keep the owner out', async () => {
  const strict = await startAuth(`${NO_MAIL}\nsecure_password_change = true`);
  try {
    const email = newEmail();
    const client = strict.visitor();
    await client.signUp({ email, password: PASSWORD });
    strict.advance(24 * 3600 + 1);
    await client.refreshSession();
    const refused = { error: { code: 'reauthentication_needed', status: 403 } };
    expect(await client.mfa.enroll({ factorType: 'totp' })).toMatchObject(refused);
    await client.signInWithPassword({ email, password: PASSWORD });
    await enrollApp(strict, client);
    strict.advance(24 * 3600 + 1);
    await client.refreshSession();
    expect(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).toMatchObject(refused);
    expect(await client.mfa.recoveryCodes.generate()).toMatchObject(refused);
  } finally {
    await strict.close();
  }
});
