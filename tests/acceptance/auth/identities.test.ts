import { createHash } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/support/openid-provider.ts';
import { enrollAppUnconfirmed } from './authenticator.ts';
import {
  type Installation,
  newEmail,
  newestMail,
  PASSWORD,
  SESSION_FIRST,
  startAuth,
} from './installation.ts';
import { createBrowser, externalSettings, fragmentOf } from './oauth-browser.ts';

/** The official client's types know the big providers only; ours is one of an operator's own. */
const WORK = 'work' as 'google';

let provider: OpenIdProvider;
let auth: Installation;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  auth = await startAuth(
    `${SESSION_FIRST}\n${externalSettings(provider)}`,
    'enable_manual_linking = true\nenable_anonymous_sign_ins = true',
  );
});
afterAll(async () => {
  await auth?.close();
  await provider?.close();
});

let people = 0;
function newPerson(email = newEmail()): { sub: string; email: string } {
  people += 1;
  const person = { sub: `person-${people}`, email, email_verified: true };
  provider.person = person;
  return person;
}

async function signUp(email = newEmail()) {
  const client = auth.visitor();
  const { data } = await client.signUp({ email, password: PASSWORD });
  return { client, email, id: data.user?.id ?? '' };
}

/** Links the person at the provider as a browser does. @returns what the visitor's page is told */
async function link(client: GoTrueClient): Promise<Record<string, string>> {
  const browser = createBrowser(auth);
  const token = (await client.getSession()).data.session?.access_token ?? '';
  const response = await auth.request(
    'GET',
    '/user/identities/authorize?provider=work&skip_http_redirect=true',
    { token },
  );
  browser.keepCookie(response.headers.get('set-cookie'));
  const { url } = (await response.json()) as { url: string };
  return fragmentOf(await browser.comeBack(url));
}

const identitiesOf = async (client: GoTrueClient) =>
  (await client.getUserIdentities()).data?.identities ?? [];

describe('linking', () => {
  // spec: 158 GET /user/identities/authorize
  test('adds an identity to the account of whoever is signed in', async () => {
    const { client, id } = await signUp();
    const { sub } = newPerson();
    const { data } = await client.linkIdentity({ provider: WORK });
    expect(data.url).toContain(`${provider.issuer}/authorize?`);
    expect(await link(client)).toHaveProperty('access_token');
    expect(await identitiesOf(client)).toMatchObject([
      { provider: 'email', id },
      { provider: 'work', id: sub, user_id: id },
    ]);
    expect((await client.getUser()).data.user?.app_metadata).toMatchObject({ providers: ['email', 'work'] });
  });

  test('an identity belongs to one account', async () => {
    newPerson();
    const [ada, eve] = [await signUp(), await signUp()];
    await link(ada.client);
    expect(await link(ada.client)).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    expect(await link(eve.client)).toMatchObject({
      error_description: 'Identity is already linked to another user',
    });
  });

  test('makes an anonymous account somebody’s, unless the address is taken', async () => {
    const anonymous = auth.visitor();
    await anonymous.signInAnonymously();
    const { email } = await signUp();
    newPerson(email);
    expect(await link(anonymous)).toMatchObject({ error_code: 'email_exists' });
    const person = newPerson();
    await link(anonymous);
    expect((await anonymous.getUser()).data.user).toMatchObject({ email: person.email, is_anonymous: false });
  });

  test('needs a session, and the second factor of an account that has one', async () => {
    expect((await auth.visitor().linkIdentity({ provider: WORK })).error).not.toBeNull();
    const { client, email } = await signUp();
    await enrollAppUnconfirmed(auth, client);
    const thief = auth.visitor();
    await thief.signInWithPassword({ email, password: PASSWORD });
    expect((await thief.linkIdentity({ provider: WORK })).error).toMatchObject({ code: 'insufficient_aal' });
  });

  test('with an ID token that the client got by itself', async () => {
    const { client } = await signUp();
    const { sub, email } = newPerson();
    const token = await provider.idToken({ sub, email, email_verified: true });
    const { data, error } = await client.linkIdentity({ provider: WORK, token });
    expect(error).toBeNull();
    expect(data.user?.identities).toHaveLength(2);
    expect((await client.linkIdentity({ provider: WORK, token })).error).toMatchObject({
      code: 'identity_already_exists',
    });
  });
});

describe('unlinking', () => {
  // spec: 158 DELETE /user/identities/{id}
  test('takes an identity away, but not the last', async () => {
    const { client } = await signUp();
    newPerson();
    await link(client);
    const [email, work] = await identitiesOf(client);
    if (!email || !work) throw new Error('Both identities are needed.');
    expect((await client.unlinkIdentity(work)).error).toBeNull();
    expect(await identitiesOf(client)).toMatchObject([{ provider: 'email' }]);
    expect((await client.unlinkIdentity(work)).error).toMatchObject({ code: 'identity_not_found' });
    expect((await client.unlinkIdentity(email)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
    expect((await client.getUser()).data.user?.app_metadata).toMatchObject({ providers: ['email'] });
  });

  test('of address and password leaves the address of the other identity, and no password', async () => {
    const { client, email } = await signUp();
    const person = newPerson();
    await link(client);
    const [own] = await identitiesOf(client);
    if (own) await client.unlinkIdentity(own);
    expect((await client.getUser()).data.user?.email).toBe(person.email);
    for (const address of [email, person.email]) {
      const { error } = await auth.visitor().signInWithPassword({ email: address, password: PASSWORD });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
    }
  });

  test('the identity of somebody else', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    newPerson();
    await link(ada.client);
    const [, work] = await identitiesOf(ada.client);
    newPerson();
    await link(eve.client);
    expect(work && (await eve.client.unlinkIdentity(work)).error).toMatchObject({
      code: 'identity_not_found',
    });
    expect(await identitiesOf(ada.client)).toHaveLength(2);
  });
});

describe('whoever made an account with an address that is not theirs', () => {
  test('has no way into it once its owner has come through a provider', async () => {
    const { client: stranger, email, id } = await signUp();
    await enrollAppUnconfirmed(auth, stranger);
    newPerson(email);
    const browser = createBrowser(auth);
    const { data } = await auth.visitor().signInWithOAuth({ provider: WORK });
    const { access_token: token } = fragmentOf(await browser.signIn(data.url ?? ''));
    const { data: owner } = await auth.visitor().getUser(token);
    expect(owner.user).toMatchObject({ id, email, identities: [{ provider: 'work' }] });
    expect(owner.user?.factors).toBeUndefined();
    expect((await stranger.getUser()).error).not.toBeNull();
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('whoever linked an identity of their own to an address that is not theirs', () => {
  test('has lost it once the owner has come in by a mail', async () => {
    const { client: stranger, email, id } = await signUp();
    newPerson();
    await link(stranger);
    const { factorId } = await enrollAppUnconfirmed(auth, stranger);

    await auth.visitor().resetPasswordForEmail(email);
    const { token } = await newestMail(auth.query, email);
    const owner = auth.visitor();
    await owner.verifyOtp({ type: 'recovery', token_hash: token });
    const { data } = await owner.getUser();
    expect(data.user).toMatchObject({ id, app_metadata: { providers: ['email'] } });
    expect(data.user?.factors, factorId).toBeUndefined();

    const address = (await auth.visitor().signInWithOAuth({ provider: WORK })).data.url ?? '';
    const { access_token: accessToken } = fragmentOf(await createBrowser(auth).signIn(address));
    expect((await auth.visitor().getUser(accessToken)).data.user?.id).not.toBe(id);
  });
});

describe('an ID token that a client got by itself', () => {
  const signIn = async (claims: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const { sub, email } = newPerson();
    const token = await provider.idToken({ sub, email, email_verified: true, ...claims });
    return auth.visitor().signInWithIdToken({ provider: WORK, token, ...more });
  };

  // spec: 158 POST /token?grant_type=id_token
  test('opens a session', async () => {
    const { data, error } = await signIn({});
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: provider.person.email, app_metadata: { provider: 'work' } });
  });

  test('may be made out to another of the configured clients', async () => {
    expect((await signIn({ aud: 'academy-app' })).error).toBeNull();
  });

  test('needs the nonce that it was asked for with', async () => {
    const nonce = createHash('sha256').update('secret').digest('hex');
    expect((await signIn({ nonce }, { nonce: 'secret' })).error).toBeNull();
    expect((await signIn({ nonce }, { nonce: 'another' })).error?.message).toBe('Nonces mismatch');
    const either = 'Passed nonce and nonce in id_token should either both exist or not.';
    expect((await signIn({ nonce })).error?.message).toBe(either);
    expect((await signIn({}, { nonce: 'secret' })).error?.message).toBe(either);
  });

  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that names nobody', { sub: '' }],
  ])('is refused %s', async (_name, claims) => {
    expect((await signIn(claims)).error).toMatchObject({ status: 400, message: 'Bad ID token' });
  });

  test('is refused when it is none, too old, or of a provider that is not configured', async () => {
    const signInWith = (token: string, name = WORK) =>
      auth.visitor().signInWithIdToken({ provider: name, token });
    expect((await signInWith('abc')).error).toMatchObject({ message: 'Bad ID token' });
    const { sub, email } = newPerson();
    const token = await provider.idToken({ sub, email, email_verified: true });
    expect((await signInWith(token, 'google')).error).toMatchObject({ code: 'validation_failed' });
    auth.advance(700);
    expect((await signInWith(token)).error).toMatchObject({ message: 'Bad ID token' });
  });
});
