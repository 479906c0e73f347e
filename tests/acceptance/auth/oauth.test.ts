import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/support/openid-provider.ts';
import { claimsOf } from './authenticator.ts';
import { type Installation, newEmail, NO_MAIL, PASSWORD, SITE_URL, startAuth } from './installation.ts';
import { createBrowser, externalSettings, fragmentOf } from './oauth-browser.ts';

let provider: OpenIdProvider;
let atHome: OpenIdProvider;
let auth: Installation;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  atHome = await startOpenIdProvider();
  atHome.secretMethods = ['client_secret_basic', 'client_secret_post'];
  const home = externalSettings(atHome).replace('external.work', 'external.home');
  auth = await startAuth(`${NO_MAIL}\n${externalSettings(provider)}\n${home}`);
});
afterEach(() => Object.assign(provider, { lies: {}, hiddenClaims: [], namedIssuer: null, refusal: null }));
afterAll(async () => {
  await auth?.close();
  await provider?.close();
  await atHome?.close();
});

let people = 0;
/** Somebody whom only the provider knows so far. */
function newPerson(more: Record<string, unknown> = {}) {
  people += 1;
  provider.person = {
    sub: `sub-${people}`,
    email: newEmail(),
    email_verified: true,
    name: 'Grace Hopper',
    picture: 'https://id.example.com/grace.png',
    ...more,
  };
  return provider.person as { sub: string; email: string };
}

/** Where the official client sends a visitor. */
async function startUrl(options: Record<string, unknown> = {}, client = auth.visitor()): Promise<string> {
  const { data } = await client.signInWithOAuth({ provider: 'work' as 'google', options });
  return data.url ?? '';
}

const signIn = async (options?: Record<string, unknown>) =>
  createBrowser(auth).signIn(await startUrl(options));

/** The user behind the session in a fragment. */
async function userOf(url: URL) {
  const { data, error } = await auth.visitor().getUser(fragmentOf(url).access_token);
  if (error) throw error;
  return data.user;
}

describe('signing in at an outside provider', () => {
  // spec: 78 Session: provider token after a sign-in at a provider
  // spec: 158 GET /authorize
  test('makes an account with a confirmed address, and finds it again', async () => {
    const { email, sub } = newPerson();
    const url = await signIn({ redirectTo: `${SITE_URL}/dashboard` });
    expect(url.origin + url.pathname).toBe(`${SITE_URL}/dashboard`);
    const session = fragmentOf(url);
    expect(session).toMatchObject({
      token_type: 'bearer',
      provider_token: expect.any(String),
      provider_refresh_token: 'refresh token of the provider',
    });
    expect(claimsOf(session.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const user = await userOf(url);
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'work', providers: ['work'] },
      user_metadata: { full_name: 'Grace Hopper', avatar_url: 'https://id.example.com/grace.png' },
      identities: [{ provider: 'work', id: sub, identity_data: { email, email_verified: true } }],
    });
    expect((await userOf(await signIn())).id).toBe(user.id);
  });

  test('keeps what somebody wrote about themselves', async () => {
    newPerson();
    const { access_token: accessToken = '', refresh_token: refreshToken = '' } = fragmentOf(await signIn());
    const client = auth.visitor();
    await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
    await client.updateUser({ data: { full_name: 'Admiral' } });
    expect((await userOf(await signIn())).user_metadata).toMatchObject({ full_name: 'Admiral' });
  });

  test('ends with a code in a PKCE flow, which only the browser that began it can exchange', async () => {
    const { email } = newPerson();
    const client = auth.visitor(undefined, 'pkce');
    const url = await createBrowser(auth).signIn(await startUrl({}, client));
    expect(url.hash).toBe('');
    const code = url.searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ user: { email }, provider_token: expect.any(String) });
    const again = await client.exchangeCodeForSession(code);
    expect(again.error).not.toBeNull();
  });

  test('asks the provider for what the page wants, but not in place of what makes it safe', async () => {
    const address = await startUrl({
      scopes: 'calendar',
      queryParams: {
        prompt: 'consent',
        state: 'mine',
        client_id: 'mine',
        redirect_uri: 'https://evil.example',
      },
    });
    const response = await createBrowser(auth).open(address);
    const asked = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'academy',
      redirect_uri: 'http://backend.example/auth/v1/callback',
      scope: 'openid email profile calendar',
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    expect(asked.get('state')).not.toBe('mine');
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/);
  });

  test('reads the address from the userinfo endpoint when the ID token has none', async () => {
    const { email } = newPerson();
    provider.hiddenClaims = ['email', 'email_verified'];
    expect((await userOf(await signIn())).email).toBe(email);
  });

  test('a redirect that is not allowed leads to the site', async () => {
    newPerson();
    expect((await signIn({ redirectTo: 'https://evil.example/' })).origin).toBe(SITE_URL);
  });
});

describe('errors come back as GoTrue says them, in query and fragment', () => {
  const errorOf = (url: URL) => {
    expect(fragmentOf(url)).toEqual(Object.fromEntries(url.searchParams));
    return fragmentOf(url);
  };

  test('the visitor says no', async () => {
    newPerson();
    provider.refusal = { error: 'access_denied', error_description: 'The person said no' };
    expect(errorOf(await signIn())).toEqual({
      error: 'access_denied',
      error_code: 'access_denied',
      error_description: 'The person said no',
    });
  });

  test.each([
    ['no state', '/callback', 'bad_oauth_callback'],
    ['a state that nobody was given', '/callback?state=x&code=y', 'bad_oauth_state'],
  ])('%s', async (_name, path, code) => {
    const response = await auth.request('GET', path);
    expect(response.status).toBe(303);
    expect(errorOf(new URL(response.headers.get('location') ?? ''))).toMatchObject({
      error: 'invalid_request',
      error_code: code,
    });
  });

  test('a provider that is not configured', async () => {
    const response = await auth.request('GET', '/authorize?provider=google');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
  });

  test.each([
    ['the nonce of another sign-in', { nonce: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'somebody-else' }],
    ['a client it was not issued to', { azp: 'somebody-else' }],
    ['an access token that it does not belong to', { at_hash: 'AAAA' }],
  ])('an ID token with %s', async (_name, lies) => {
    newPerson();
    provider.lies = lies;
    expect(errorOf(await signIn())).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
    });
  });

  test('a provider that another answers for', async () => {
    newPerson();
    provider.namedIssuer = provider.issuer;
    expect(fragmentOf(await signIn())).toHaveProperty('access_token');
    provider.namedIssuer = 'https://evil.example';
    expect(errorOf(await signIn())).toMatchObject({ error_code: 'unexpected_failure' });
  });

  test('an address that the provider has not verified', async () => {
    const { email } = newPerson({ email_verified: false });
    expect(errorOf(await signIn())).toMatchObject({ error_code: 'provider_email_needs_verification' });
    expect((await auth.query('select from auth.users where email = $1', [email])).rowCount).toBe(0);
  });

  test('no address at all', async () => {
    newPerson({ email: undefined });
    expect(errorOf(await signIn())).toMatchObject({ error_code: 'email_address_not_provided' });
  });

  test('a banned account', async () => {
    newPerson();
    const { id } = await userOf(await signIn());
    await auth.admin().admin.updateUserById(id, { ban_duration: '1h' });
    expect(errorOf(await signIn())).toMatchObject({ error_code: 'user_banned' });
  });
});

describe('a sign-in belongs to the browser that began it', () => {
  test('another browser cannot finish it, and a state works once', async () => {
    newPerson();
    const [mine, theirs] = [createBrowser(auth), createBrowser(auth)];
    const start = await mine.open(await startUrl());
    const consent = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    const callback = consent.headers.get('location') ?? '';
    const landing = async (browser: typeof mine) =>
      fragmentOf(new URL((await browser.open(callback)).headers.get('location') ?? ''));
    expect(await landing(theirs)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(await landing(mine)).toMatchObject({ access_token: expect.any(String) });
    expect(await landing(mine)).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('it has to come back in time', async () => {
    newPerson();
    const browser = createBrowser(auth);
    const start = await browser.open(await startUrl());
    auth.advance(601);
    const url = await browser.comeBack(start.headers.get('location') ?? '');
    expect(fragmentOf(url)).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('two tabs of one browser can sign in at the same time', async () => {
    newPerson();
    const browser = createBrowser(auth);
    const [one, two] = [await browser.open(await startUrl()), await browser.open(await startUrl())];
    for (const start of [one, two]) {
      const url = await browser.comeBack(start.headers.get('location') ?? '');
      expect(fragmentOf(url)).toHaveProperty('access_token');
    }
  });
});

describe('at the same moment', () => {
  test('two first sign-ins of one person make one account', async () => {
    const { email } = newPerson();
    const urls = await Promise.all([signIn(), signIn(), signIn()]);
    const users = await Promise.all(urls.map(userOf));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect((await auth.query('select from auth.users where email = $1', [email])).rowCount).toBe(1);
  });

  test('a sign-up and a sign-in with the same address end in one account', async () => {
    const { email } = newPerson();
    const signUp = auth.visitor().signUp({ email, password: PASSWORD });
    const [url] = await Promise.all([signIn(), signUp]);
    expect(fragmentOf(url)).toHaveProperty('access_token');
    expect((await auth.query('select from auth.users where email = $1', [email])).rowCount).toBe(1);
  });
});

describe('an account with the same address', () => {
  test('is linked when both sides have verified it', async () => {
    const { email } = newPerson();
    const { data } = await auth.visitor().signUp({ email, password: PASSWORD });
    const user = await userOf(await signIn());
    expect(user.id).toBe(data.user?.id);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'work'] });
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test('is never linked on an address that the provider has not verified', async () => {
    const { email } = newPerson({ email_verified: false });
    await auth.visitor().signUp({ email, password: PASSWORD });
    expect(fragmentOf(await signIn())).toMatchObject({ error_code: 'provider_email_needs_verification' });
  });
});

test('the secret is shown in the body to a provider that takes it there', async () => {
  const { data } = await auth.visitor().signInWithOAuth({ provider: 'home' as 'google' });
  const { email } = await userOf(await createBrowser(auth).signIn(data.url ?? ''));
  expect(email).toBe(atHome.person.email);
});

test('the settings name the provider', async () => {
  const response = await auth.request('GET', '/settings');
  expect(await response.json()).toMatchObject({ external: { work: true, email: true }, mfa_enabled: true });
});
