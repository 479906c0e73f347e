import { createHash } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticator } from './authenticator.ts';
import {
  type Installation,
  MAIL_FIRST,
  newEmail,
  newestMail,
  PASSWORD,
  SITE_URL,
  startAuth,
  WITH_PAGE,
} from './installation.ts';

/*
 * Where the links of mails open a page of the project: what it is told before somebody presses, and what the press does for
 * the browser that made the account, and for any other. Whoever made it with an address that is not theirs has lost it then.
 */

const SMS = `[auth.sms]\nenable_signup = true\nenable_confirmations = true\ntemplate = "Use {{ .Code }} at Test Site"`;

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(`${WITH_PAGE}\n${SMS}`);
});
afterAll(() => auth?.close());

async function signUp(email = newEmail()) {
  const client = auth.visitor();
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${SITE_URL}/welcome` } });
  return { client, email, ...(await newestMail(auth.query, email)) };
}

const tokenOf = async (client: GoTrueClient) => (await client.getSession()).data.session?.access_token ?? '';
const refreshTokenOf = async (client: GoTrueClient) =>
  (await client.getSession()).data.session?.refresh_token ?? '';
const isOpen = async (client: GoTrueClient) => (await client.getUser()).error === null;
const canSignIn = async (email: string, password = PASSWORD) =>
  (await auth.visitor().signInWithPassword({ email, password })).error === null;

async function post(path: string, body: unknown) {
  const response = await auth.request('POST', path, { body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const preview = (type: string, token: string, evidence: object = {}) =>
  post(`/verify/preview?redirect_to=${encodeURIComponent(`${SITE_URL}/welcome`)}`, {
    type,
    token_hash: token,
    ...evidence,
  });
const press = (type: string, token: string, evidence: object = {}) =>
  post('/verify', { type, token_hash: token, ...evidence });

/** Asks for a mail in the name of an account and opens it as somebody in another browser would. */
async function recover(email: string) {
  await auth.visitor().resetPasswordForEmail(email);
  const { token } = await newestMail(auth.query, email);
  return press('recovery', token);
}

describe('the link of a mail', () => {
  test('opens the page of the project, in every mail that has one', async () => {
    const { email, link, client } = await signUp();
    expect(link.origin + link.pathname).toBe(`${SITE_URL}/auth/confirm`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token_hash: expect.stringMatching(/^[\w-]{43}$/),
      type: 'signup',
      redirect_to: `${SITE_URL}/welcome`,
    });
    await client.updateUser({ email: `new-${email}` });
    const invited = newEmail();
    await auth.admin().admin.inviteUserByEmail(invited);
    const types = [
      (await newestMail(auth.query, `new-${email}`)).link.searchParams.get('type'),
      (await newestMail(auth.query, invited)).link.searchParams.get('type'),
    ];
    await auth.visitor().resetPasswordForEmail(email);
    types.push((await newestMail(auth.query, email)).link.searchParams.get('type'));
    await auth.visitor().signInWithOtp({ email });
    types.push((await newestMail(auth.query, email)).link.searchParams.get('type'));
    expect(types).toEqual(['email_change', 'invite', 'recovery', 'magiclink']);
  });

  test('is used up by nobody who only looks at it', async () => {
    const { email, token } = await signUp();
    const seen = await preview('signup', token);
    expect(seen).toEqual({
      status: 200,
      body: { state: 'valid', email, effect: 'hand-over', is_own: false, redirect_to: `${SITE_URL}/welcome` },
    });
    expect(await preview('signup', token)).toEqual(seen);
    expect((await press('signup', token)).status).toBe(200);
    expect((await preview('signup', token)).body).toMatchObject({ state: 'used', email });
  });

  test('says that it is too old, and to whom it was sent', async () => {
    const { email, token } = await signUp();
    auth.advance(3601);
    expect((await preview('signup', token)).body).toMatchObject({ state: 'expired', email });
    expect((await press('signup', token)).body).toMatchObject({ error_code: 'otp_expired' });
  });

  test('leads to no address that is not allowed', async () => {
    const { token } = await signUp();
    const { body } = await post('/verify/preview?redirect_to=https://evil.example/', {
      type: 'signup',
      token_hash: token,
    });
    expect(body.redirect_to).toBe(SITE_URL);
  });

  test('that nobody sent, or of another kind, tells nothing', async () => {
    const { token } = await signUp();
    const unknown = { status: 403, body: expect.objectContaining({ error_code: 'otp_expired' }) };
    expect(await preview('signup', 'x'.repeat(43))).toEqual(unknown);
    expect(await preview('signup', '')).toEqual(unknown);
    expect(await preview('recovery', token)).toEqual(unknown);
  });

  test('cannot be tried without end', async () => {
    const own = await startAuth(`${WITH_PAGE}\n[auth.rate_limit]\ntoken_verifications = 3`);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      const body = { type: 'signup', token_hash: 'x' };
      const address = '203.0.113.9';
      statuses.push((await own.request('POST', '/verify/preview', { body, address })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
    await own.close();
  });
});

describe('in the browser that signed up', () => {
  test('password and session stay', async () => {
    const { client, email, token } = await signUp();
    const before = await client.getSession();
    const evidence = { access_token: await tokenOf(client) };
    expect((await preview('signup', token, evidence)).body).toMatchObject({
      effect: 'confirm',
      is_own: true,
    });
    const { body } = await press('signup', token, evidence);
    expect(body).not.toHaveProperty('new_password_needed');
    expect(body.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    await client.setSession({
      access_token: String(body.access_token),
      refresh_token: String(body.refresh_token),
    });
    expect(await isOpen(client)).toBe(true);
    expect((await client.refreshSession()).error).toBeNull();
    const { rows } = await auth.query('select from auth.sessions where user_id = $1', [
      before.data.session?.user.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(await canSignIn(email)).toBe(true);
  });

  test('so they do with the code of the mail', async () => {
    const { client, email, code } = await signUp();
    const { body } = await post('/verify', {
      type: 'signup',
      email,
      token: code,
      access_token: await tokenOf(client),
    });
    expect(body).not.toHaveProperty('new_password_needed');
    expect(await isOpen(client)).toBe(true);
    expect(await canSignIn(email)).toBe(true);
  });

  test('where mails come first, the secret of its flow proves it; another flow proves nothing', async () => {
    const own = await startAuth(`${MAIL_FIRST}\nconfirmation_page = "/auth/confirm"`);
    const secret = 'v'.repeat(43);
    const enter = async (verifier: string, sendsAgain = false) => {
      const email = newEmail();
      const challenge = createHash('sha256').update(secret).digest('base64url');
      const order = { email, password: PASSWORD, code_challenge: challenge, code_challenge_method: 's256' };
      await own.request('POST', '/signup', { body: order });
      own.advance(120);
      if (sendsAgain) await own.visitor().resend({ type: 'signup', email });
      const { token } = await newestMail(own.query, email);
      const body = { type: 'signup', token_hash: token, code_verifier: verifier };
      await own.request('POST', '/verify', { body });
      return (await own.visitor().signInWithPassword({ email, password: PASSWORD })).error?.code;
    };
    expect(await enter(secret)).toBeUndefined();
    expect(await enter(secret, true), 'also by a mail that was sent again').toBeUndefined();
    expect(await enter('w'.repeat(43))).toBe('invalid_credentials');
    await own.close();
  });

  test('the flow of a second sign-up does not vouch for the password of the first', async () => {
    const own = await startAuth(`${MAIL_FIRST}\nmax_frequency = "0s"\nconfirmation_page = "/auth/confirm"`);
    const email = newEmail();
    await own.visitor().signUp({ email, password: 'chosen by a stranger' });
    const secret = 'v'.repeat(43);
    const challenge = createHash('sha256').update(secret).digest('base64url');
    const order = { email, password: PASSWORD, code_challenge: challenge, code_challenge_method: 's256' };
    await own.request('POST', '/signup', { body: order });
    const { code } = await newestMail(own.query, email);
    const body = { type: 'signup', email, token: code, code_verifier: secret };
    const response = await own.request('POST', '/verify', { body });
    expect(await response.json()).toMatchObject({ new_password_needed: true });
    const stranger = await own.visitor().signInWithPassword({ email, password: 'chosen by a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
    await own.close();
  });
});

describe('in any other browser', () => {
  test('earlier sessions end and a new password is chosen', async () => {
    const { client, email, token } = await signUp();
    const { body } = await press('signup', token);
    expect(body).toMatchObject({ new_password_needed: true, user: { email } });
    expect(await isOpen(client)).toBe(false);
    expect(await canSignIn(email)).toBe(false);
    const owner = auth.visitor();
    await owner.setSession({
      access_token: String(body.access_token),
      refresh_token: String(body.refresh_token),
    });
    expect((await owner.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
    expect(await canSignIn(email, 'chosen by the owner')).toBe(true);
  });

  test('so they do with the code, and with the session of somebody else', async () => {
    const { email, code } = await signUp();
    expect((await post('/verify', { type: 'signup', email, token: code })).body).toMatchObject({
      new_password_needed: true,
    });
    const other = await signUp();
    const evidence = { access_token: await tokenOf((await signUp()).client) };
    expect((await press('signup', other.token, evidence)).body).toMatchObject({ new_password_needed: true });
  });

  test('a session that has ended proves nothing', async () => {
    const { client, token } = await signUp();
    const evidence = { access_token: await tokenOf(client) };
    await client.signOut();
    expect((await press('signup', token, evidence)).body).toMatchObject({ new_password_needed: true });
  });

  test('whoever closes the page before the new password comes back by mail', async () => {
    const { email, token } = await signUp();
    await press('signup', token);
    const { body } = await recover(email);
    expect(body).not.toHaveProperty('new_password_needed');
    expect(body.user).toMatchObject({ email });
  });
});

describe('whoever made an account with an address that is not theirs', () => {
  test('cannot set up a second factor before the owner comes, and has nothing left afterwards', async () => {
    const { client: stranger, email, token } = await signUp();
    expect((await stranger.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 422,
      code: 'email_not_confirmed',
    });
    expect((await press('signup', token)).status).toBe(200);
    expect(await isOpen(stranger)).toBe(false);
    expect(await canSignIn(email)).toBe(false);
    const { rows } = await auth.query(
      `select from auth.mfa_factors join auth.users on users.id = user_id where email = $1`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  test('cannot finish a factor that was begun before', async () => {
    const { client: stranger, email } = await signUp();
    const confirm = (at: string) =>
      auth.query(`update auth.users set email_confirmed_at = ${at} where email = $1`, [email]);
    await confirm('now()');
    const { data } = await stranger.mfa.enroll({ factorType: 'totp' });
    await confirm('null');
    const app = authenticator(auth, data?.id ?? '', data?.totp.secret ?? '');
    const finished = await stranger.mfa.challengeAndVerify({ factorId: app.factorId, code: app.nextCode() });
    expect(finished.error?.code).toBe('email_not_confirmed');
  });

  test.each(['signup', 'recovery', 'magiclink'])(
    'has lost the phone that they added once the owner comes by %s',
    async (type) => {
      const { client: stranger, email, token } = await signUp();
      const phone = `1555300${String(auth.texts.length).padStart(4, '0')}`;
      await stranger.updateUser({ phone });
      const sms = /Use (\d{6}) at/.exec(auth.texts.at(-1)?.text ?? '')?.[1] ?? '';
      await stranger.verifyOtp({ type: 'phone_change', phone, token: sms });
      if (type === 'recovery') await auth.visitor().resetPasswordForEmail(email);
      if (type === 'magiclink') await auth.visitor().signInWithOtp({ email });
      const mailed = type === 'signup' ? token : (await newestMail(auth.query, email)).token;
      const { body } = await press(type, mailed);
      expect(body).toMatchObject({ new_password_needed: true, user: { phone: '' } });
    },
  );

  test('cannot finish a change of address that they began', async () => {
    const { client: stranger, email, token } = await signUp();
    const theirs = newEmail();
    await stranger.updateUser({ email: theirs });
    const change = await newestMail(auth.query, theirs);
    const kept = await refreshTokenOf(stranger);
    await press('signup', token);
    expect((await press('email_change', change.token)).body).toMatchObject({ error_code: 'otp_expired' });
    expect((await auth.visitor().refreshSession({ refresh_token: kept })).error).not.toBeNull();
    const { rows } = await auth.query('select email_change from auth.users where email = $1', [email]);
    expect(rows).toEqual([{ email_change: null }]);
  });

  test('cannot give their account to somebody who only presses: a new address needs a session of the account', async () => {
    const { client: stranger, email } = await signUp();
    const owner = newEmail();
    await stranger.updateUser({ email: owner });
    const { token } = await newestMail(auth.query, owner);
    expect((await preview('email_change', token)).body).toMatchObject({
      email: owner,
      effect: 'sign-in-first',
    });
    expect((await press('email_change', token)).status).toBe(401);
    const evidence = { access_token: await tokenOf(stranger) };
    expect((await preview('email_change', token, evidence)).body).toMatchObject({ effect: 'change-email' });
    const { body } = await press('email_change', token, evidence);
    expect(body.user).toMatchObject({ email: owner });
    expect((await auth.query('select from auth.users where email = $1', [email])).rows).toEqual([]);
  });

  test('keeps neither an invitation nor a mail to sign in from handing the account over', async () => {
    const { client: stranger, email } = await signUp();
    await auth.admin().admin.inviteUserByEmail(email);
    const { token } = await newestMail(auth.query, email);
    expect(await isOpen(stranger)).toBe(false);
    expect((await press('invite', token)).body).toMatchObject({ new_password_needed: true });
    expect(await canSignIn(email)).toBe(false);
  });
});
