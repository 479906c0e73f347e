import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import {
  type Installation,
  newEmail,
  newestMail,
  PASSWORD,
  SESSION_FIRST,
  SITE_URL,
  startAuth,
} from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(SESSION_FIRST, 'additional_redirect_urls = ["https://*.preview.example.com/**"]');
});
afterAll(() => auth?.close());

async function signUp(emailRedirectTo?: string) {
  const email = newEmail();
  const client = auth.visitor();
  await client.signUp({ email, password: PASSWORD, options: emailRedirectTo ? { emailRedirectTo } : {} });
  return { email, client, ...(await newestMail(auth.query, email)) };
}

/** Follows a mail link as a browser does: without any key. */
const follow = (link: URL) =>
  fetch(`${auth.url}/auth/v1/verify${link.search}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });

const fragment = (response: Response) => {
  const [target = '', facts = ''] = (response.headers.get('location') ?? '').split('#');
  return { target, facts: Object.fromEntries(new URLSearchParams(facts)) };
};

const isConfirmed = async (email: string) => {
  const { rows } = await auth.query<{ confirmed: boolean }>(
    'select email_confirmed_at is not null as confirmed from auth.users where email = $1',
    [email],
  );
  return oneOrNone(rows)?.confirmed;
};

describe('the link of the mail', () => {
  test('points to the service and confirms the address, once', async () => {
    const { email, link } = await signUp(`${SITE_URL}/welcome`);
    expect(link.href).toMatch(
      /^http:\/\/backend\.example\/auth\/v1\/verify\?token=[\w-]{43}&type=signup&redirect_to=/,
    );
    const response = await follow(link);
    expect(response.status).toBe(303);
    const { target, facts } = fragment(response);
    expect(target).toBe(`${SITE_URL}/welcome`);
    expect(facts).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'signup' });
    const { data } = await auth.visitor().setSession({
      access_token: facts.access_token ?? '',
      refresh_token: facts.refresh_token ?? '',
    });
    expect(data.user?.email).toBe(email);
    expect(data.user?.email_confirmed_at).toMatch(/Z$/);

    const again = fragment(await follow(link));
    expect(again.target).toBe(`${SITE_URL}/welcome`);
    expect(again.facts).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('ends the sessions that were opened before, whoever opened them', async () => {
    const { client, link } = await signUp();
    const { data } = await client.getSession();
    expect(fragment(await follow(link)).facts.access_token).toBeDefined();
    const left = await auth.visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(left.error?.code).toBe('refresh_token_not_found');
    expect((await client.getUser()).error?.message).toBe('Auth session missing!');
  });

  test.each([
    ['https://one.preview.example.com/x/y', 'https://one.preview.example.com/x/y'],
    ['https://evil.example/', SITE_URL],
    [`${SITE_URL}.evil.example/`, SITE_URL],
    ['javascript:alert(1)', SITE_URL],
    [undefined, SITE_URL],
  ])('with redirect_to %s leads to %s', async (asked, target) => {
    const { link } = await signUp(asked);
    expect(link.searchParams.get('redirect_to')).toBe(target);
    expect(fragment(await follow(link)).target).toBe(target);
  });

  test('with a redirect_to changed on the way leads to the site', async () => {
    const { link } = await signUp();
    link.searchParams.set('redirect_to', 'https://evil.example/steal');
    expect(fragment(await follow(link)).target).toBe(SITE_URL);
  });

  test('dies after its time', async () => {
    const { email, link } = await signUp();
    auth.advance(3601);
    expect(fragment(await follow(link)).facts.error_code).toBe('otp_expired');
    expect(await isConfirmed(email)).toBe(false);
  });

  test('does nothing for a banned user', async () => {
    const { email, link } = await signUp();
    await auth.query(`update auth.users set banned_until = now() + interval '1 year' where email = $1`, [
      email,
    ]);
    expect(fragment(await follow(link)).facts).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
    expect(await isConfirmed(email)).toBe(false);
  });

  test('says nothing about an address that was changed since', async () => {
    const { email, link } = await signUp();
    const newAddress = newEmail();
    await auth.query('update auth.users set email = $2 where email = $1', [email, newAddress]);
    expect(fragment(await follow(link)).facts.error_code).toBe('otp_expired');
    expect(await isConfirmed(newAddress)).toBe(false);
  });

  test('two followers at the same moment: one gets in', async () => {
    const { link } = await signUp();
    const answers = await Promise.all([1, 2, 3].map(async () => fragment(await follow(link)).facts));
    expect(answers.filter(({ access_token: token }) => token !== undefined)).toHaveLength(1);
  });

  test('works through the official client as token_hash', async () => {
    const { email, token } = await signUp();
    const { data, error } = await auth.visitor().verifyOtp({ type: 'signup', token_hash: token });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect(await isConfirmed(email)).toBe(true);
  });

  test('is no session', async () => {
    const { token } = await signUp();
    expect((await auth.request('GET', '/user', { token })).status).toBe(403);
    const refreshed = await auth.visitor().refreshSession({ refresh_token: token });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
  });
});

describe('the code of the mail', () => {
  const enter = (email: string, token: string) => auth.visitor().verifyOtp({ type: 'email', email, token });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  // spec: 158 POST /verify
  test('confirms the address', async () => {
    const { email, code } = await signUp();
    expect(code).toMatch(/^\d{6}$/);
    expect((await enter(email, code)).data.user?.email_confirmed_at).toMatch(/Z$/);
    expect((await enter(email, code)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('dies after five wrong guesses, also when they come at the same moment', async () => {
    const { email, code } = await signUp();
    await Promise.all([1, 2, 3, 4, 5].map(() => enter(email, wrong(code))));
    expect((await enter(email, code)).error?.code).toBe('otp_expired');
    expect(await isConfirmed(email)).toBe(false);
  });

  test('of one account is worth nothing for another, and unknown addresses look the same', async () => {
    const one = await signUp();
    const two = await signUp();
    const answers = [
      await enter(two.email, one.code === two.code ? wrong(one.code) : one.code),
      await enter(newEmail(), one.code),
    ];
    for (const { error } of answers) {
      expect(error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
    }
  });
});

describe('the mail again', () => {
  // spec: 158 POST /resend
  test('replaces the first one', async () => {
    const { email, client, token } = await signUp();
    auth.advance(61);
    const { error } = await client.resend({ type: 'signup', email });
    expect(error).toBeNull();
    const second = await newestMail(auth.query, email);
    expect(second.token).not.toBe(token);
    expect((await auth.visitor().verifyOtp({ type: 'signup', token_hash: token })).error?.code).toBe(
      'otp_expired',
    );
    expect((await auth.visitor().verifyOtp({ type: 'signup', token_hash: second.token })).error).toBeNull();
  });

  test('gets one answer for known, confirmed and unknown addresses, and sends nothing to the latter two', async () => {
    const waiting = await signUp();
    const confirmed = await signUp();
    await auth.visitor().verifyOtp({ type: 'signup', token_hash: confirmed.token });
    auth.advance(61);
    const { rows: before } = await auth.query('select from engine.outbox');
    for (const email of [waiting.email, confirmed.email, newEmail()]) {
      const response = await auth.request('POST', '/resend', { body: { type: 'signup', email } });
      expect([response.status, await response.json()]).toEqual([200, {}]);
    }
    const { rows: after } = await auth.query('select from engine.outbox');
    expect(after.length - before.length).toBe(1);
  });
});

test.each([
  [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
  [{ type: 'signup', token: '1', token_hash: 'x' }, 'Verify requires either a token or a token hash'],
  [{ token_hash: 'x' }, 'Verify requires a verification type'],
  [{ type: 'constructor', token_hash: 'x' }, 'Unsupported verification type'],
  [{ type: 'signup', token: '123456' }, 'Only an email address or phone number should be provided on verify'],
])('POST /verify with %j: %s', async (body, message) => {
  const response = await auth.request('POST', '/verify', { body });
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 400, error_code: 'validation_failed', msg: message },
  ]);
});
