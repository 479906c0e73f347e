import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installation, newEmail, newestMail, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(
    '[auth.rate_limit]\nanonymous_users = 3\ntoken_verifications = 1000\nsign_in_sign_ups = 1000\nemail_sent = 1000',
    'enable_anonymous_sign_ins = true',
  );
});
afterAll(() => auth?.close());

const claimsOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;

describe('an anonymous user', () => {
  test('is signed in without an address, and marked in the token', async () => {
    const client = auth.visitor();
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      phone: '',
      identities: [],
      app_metadata: {},
      user_metadata: { theme: 'dark' },
    });
    expect(claimsOf(data.session?.access_token)).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      amr: [{ method: 'anonymous' }],
    });
    expect((await client.refreshSession()).data.user?.is_anonymous).toBe(true);
  });

  test('becomes a learner like any other with an address that is confirmed', async () => {
    const client = auth.visitor();
    const { data } = await client.signInAnonymously();
    const early = await client.updateUser({ password: PASSWORD });
    expect(early.error).toMatchObject({ status: 422, code: 'validation_failed' });

    const email = newEmail();
    await client.updateUser({ email });
    expect((await client.getUser()).data.user).toMatchObject({ is_anonymous: true, new_email: email });
    const { code } = await newestMail(auth.query, email);
    const upgraded = await client.verifyOtp({ type: 'email_change', email, token: code });
    expect(upgraded.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    expect(claimsOf(upgraded.data.session?.access_token).is_anonymous).toBe(false);

    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).data.user?.id).toBe(
      data.user?.id,
    );
  });

  test('cannot take the address of somebody else', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    const client = auth.visitor();
    await client.signInAnonymously();
    expect((await client.updateUser({ email })).error).toBeNull();
    await expect(newestMail(auth.query, email)).rejects.toThrow('No mail was sent');
  });

  test('is limited by address', async () => {
    const visitor = auth.visitor();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await visitor.signInAnonymously()).error).toBeNull();
    }
    expect((await visitor.signInAnonymously()).error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
  });
});
