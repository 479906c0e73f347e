import { enrollAppUnconfirmed } from './authenticator.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countMails,
  type Installation,
  MAIL_FIRST,
  newEmail,
  newestMail,
  PASSWORD,
  SESSION_FIRST,
  SITE_URL,
  startAuth,
} from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(MAIL_FIRST);
});
afterAll(() => auth?.close());

async function confirmedUser() {
  const email = newEmail();
  const { error } = await auth.admin().admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return email;
}

const post = async (path: string, body: object) => {
  const response = await auth.request('POST', path, { body });
  return [response.status, await response.json()];
};

describe('a forgotten password', () => {
  // spec: 158 POST /recover
  test('is replaced with a link that works once', async () => {
    const email = await confirmedUser();
    const redirectTo = `${SITE_URL}/new-password`;
    expect((await auth.visitor().resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { link, token } = await newestMail(auth.query, email);
    expect(link.searchParams.get('type')).toBe('recovery');
    expect(link.searchParams.get('redirect_to')).toBe(redirectTo);

    const client = auth.visitor();
    const { data, error } = await client.verifyOtp({ type: 'recovery', token_hash: token });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.updateUser({ password: 'a new phrase' })).error).toBeNull();
    expect((await auth.visitor().verifyOtp({ type: 'recovery', token_hash: token })).error?.code).toBe(
      'otp_expired',
    );
    const signIn = await auth.visitor().signInWithPassword({ email, password: 'a new phrase' });
    expect(signIn.error).toBeNull();
  });

  test('can be asked for with the code of the mail', async () => {
    const email = await confirmedUser();
    await auth.visitor().resetPasswordForEmail(email);
    const { code } = await newestMail(auth.query, email);
    expect((await auth.visitor().verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
  });

  test('gets one answer for known and unknown addresses', async () => {
    const unknown = newEmail();
    for (const email of [await confirmedUser(), unknown]) {
      expect(await post('/recover', { email })).toEqual([200, {}]);
    }
    expect(await countMails(auth.query, unknown)).toBe(0);
    expect(await post('/recover', {})).toMatchObject([400, { error_code: 'validation_failed' }]);
  });

  test('of an account that a stranger made with somebody’s address leaves the stranger nothing', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: 'the phrase of a stranger' });
    await auth.visitor().resetPasswordForEmail(email);
    const { token } = await newestMail(auth.query, email);
    const { data } = await auth.visitor().verifyOtp({ type: 'recovery', token_hash: token });
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);
    const stranger = await auth.visitor().signInWithPassword({ email, password: 'the phrase of a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });

  test('leaves the stranger no phone, no linked identity and no second factor either', async () => {
    const own = await startAuth(SESSION_FIRST);
    const email = newEmail();
    const stranger = own.visitor();
    await stranger.signUp({ email, password: PASSWORD });
    await enrollAppUnconfirmed(own, stranger);
    await own.query(
      `insert into auth.identities (provider_id, user_id, provider, identity_data)
       select provider, id, provider, '{}' from auth.users, unnest(array['phone', 'github']) as provider`,
    );
    await own.query(`update auth.users set phone = '15550001111', phone_confirmed_at = now()`);
    await own.visitor().signInWithOtp({ email });
    await own.visitor().verifyOtp({ type: 'email', email, token: (await newestMail(own.query, email)).code });
    const { rows } = await own.query(
      `select phone, phone_confirmed_at, encrypted_password, raw_app_meta_data ->> 'providers' as providers,
         (select count(*)::int from auth.mfa_factors) as factors from auth.users`,
    );
    expect(rows).toEqual([
      { phone: null, phone_confirmed_at: null, encrypted_password: null, providers: '["email"]', factors: 0 },
    ]);
    await own.close();
  });
});

describe('a link to sign in', () => {
  // spec: 158 POST /otp
  test('opens a session for a known address', async () => {
    const email = await confirmedUser();
    expect((await auth.visitor().signInWithOtp({ email })).error).toBeNull();
    const { link, code } = await newestMail(auth.query, email);
    expect(link.searchParams.get('type')).toBe('magiclink');
    const { data } = await auth.visitor().verifyOtp({ type: 'email', email, token: code });
    expect(data.session?.user.email).toBe(email);
  });

  test('makes an unconfirmed user of an unknown address, whom the mailbox has to confirm', async () => {
    const email = newEmail();
    await auth.visitor().signInWithOtp({ email, options: { data: { full_name: 'Ada' } } });
    const { rows } = await auth.query(
      `select email_confirmed_at, encrypted_password, raw_user_meta_data ->> 'full_name' as name
       from auth.users where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ email_confirmed_at: null, encrypted_password: null, name: 'Ada' }]);
    const { link, token } = await newestMail(auth.query, email);
    expect(link.searchParams.get('type')).toBe('signup');
    const { data } = await auth.visitor().verifyOtp({ type: 'email', token_hash: token });
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);
  });

  test('makes nobody when the caller does not want that, with the same answer', async () => {
    const email = newEmail();
    const options = { shouldCreateUser: false };
    expect((await auth.visitor().signInWithOtp({ email, options })).error).toBeNull();
    expect((await auth.query('select from auth.users where email = $1', [email])).rows).toHaveLength(0);
    expect(await countMails(auth.query, email)).toBe(0);
  });

  test('needs an address or a number', async () => {
    expect(await post('/otp', {})).toMatchObject([400, { error_code: 'validation_failed' }]);
    expect(await post('/otp', { phone: '15550001111' })).toMatchObject([
      400,
      { error_code: 'phone_provider_disabled' },
    ]);
  });

  test('is no key to a change of address, nor the other way round', async () => {
    const email = await confirmedUser();
    await auth.visitor().signInWithOtp({ email });
    const { token } = await newestMail(auth.query, email);
    for (const type of ['recovery', 'signup', 'email_change'] as const) {
      const { error } = await auth.visitor().verifyOtp({ type, token_hash: token });
      expect(error?.code).toBe('otp_expired');
    }
    expect((await auth.visitor().verifyOtp({ type: 'magiclink', token_hash: token })).error).toBeNull();
  });
});

describe('the mail again', () => {
  test('for a change of address reaches both mailboxes', async () => {
    const email = await confirmedUser();
    const wanted = newEmail();
    const client = auth.visitor();
    await client.signInWithPassword({ email, password: PASSWORD });
    await client.updateUser({ email: wanted });
    const first = await newestMail(auth.query, wanted);
    auth.advance(61);
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect((await newestMail(auth.query, wanted)).token).not.toBe(first.token);
    expect(await countMails(auth.query, email)).toBe(2);
  });

  test('asked for by a stranger leaves the links of a change as they are, and both mailboxes needed', async () => {
    const email = await confirmedUser();
    const wanted = newEmail();
    const client = auth.visitor();
    await client.signInWithPassword({ email, password: PASSWORD });
    await client.updateUser({ email: wanted });
    const links = [await newestMail(auth.query, email), await newestMail(auth.query, wanted)];
    for (let turn = 0; turn < 12; turn += 1) {
      await auth.request('POST', '/resend', { body: { type: 'email_change', email } });
    }
    expect(await countMails(auth.query, wanted)).toBe(1);
    const [current, fresh] = links.map(({ token }) => token);
    const change = (token = '') => auth.visitor().verifyOtp({ type: 'email_change', token_hash: token });
    expect((await change(fresh)).data.session).toBeNull();
    auth.advance(61);
    await auth.request('POST', '/resend', { body: { type: 'email_change', email } });
    // What has been confirmed stays so, and the other mailbox got a new link.
    const latest = await newestMail(auth.query, email);
    expect(latest.token).not.toBe(current);
    expect((await change(latest.token)).data.user?.email).toBe(wanted);
  });

  test.each([
    [{ type: 'recovery', email: 'a@example.com' }],
    [{ type: 'signup' }],
    [{ type: 'signup', phone: '15550001111' }],
    [{ type: 'sms', email: 'a@example.com' }],
  ])('is refused for %j', async (body) => {
    expect((await post('/resend', body))[0]).toBe(400);
  });
});

describe('signing in anew before a password change', () => {
  let strict: Installation;
  beforeAll(async () => {
    strict = await startAuth('[auth.email]\nsecure_password_change = true');
  });
  afterAll(() => strict?.close());

  async function oldSession() {
    const email = newEmail();
    const client = strict.visitor();
    await client.signUp({ email, password: PASSWORD });
    strict.advance(24 * 3600 + 1);
    await client.refreshSession();
    return { email, client };
  }

  // spec: 158 GET /reauthenticate
  test('works with the code of a mail, once', async () => {
    const { email, client } = await oldSession();
    expect((await client.reauthenticate()).error).toBeNull();
    const { code: nonce } = await newestMail(strict.query, email);
    const wrong = nonce === '000000' ? '000001' : '000000';
    expect((await client.updateUser({ password: 'a new phrase', nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect((await client.updateUser({ password: 'a new phrase', nonce })).error).toBeNull();
    expect((await client.updateUser({ password: 'a newer phrase', nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });

  test('does not work with the code of somebody else, nor with many guesses', async () => {
    const one = await oldSession();
    const two = await oldSession();
    await one.client.refreshSession();
    await one.client.reauthenticate();
    const { code: nonce } = await newestMail(strict.query, one.email);
    expect((await two.client.updateUser({ password: 'a new phrase', nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    );
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = String((Number(nonce) + 1 + guess) % 1_000_000).padStart(6, '0');
      await one.client.updateUser({ password: 'a new phrase', nonce: wrong });
    }
    expect((await one.client.updateUser({ password: 'a new phrase', nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });

  test('needs a session', async () => {
    expect((await strict.request('GET', '/reauthenticate')).status).toBe(401);
  });
});
