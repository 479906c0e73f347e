import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '#server/backend/database/database.ts';
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

/*
 * What somebody prepares who gets at an account for a moment, or makes one with an address that is not theirs: nothing of
 * it may work once the owner has come, or has thrown them out.
 */

const SMS = `[auth.sms]\nenable_signup = true\nenable_confirmations = true\ntemplate = "Use {{ .Code }} at Test Site"`;
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

let provider: OpenIdProvider;
let auth: Installation;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  auth = await startAuth(
    `${SESSION_FIRST}\n${SMS}\n${externalSettings(provider)}`,
    'enable_manual_linking = true\nenable_anonymous_sign_ins = true',
  );
});
afterAll(async () => {
  await auth?.close();
  await provider?.close();
});

async function signUp(email = newEmail()) {
  const client = auth.visitor();
  const { data } = await client.signUp({ email, password: PASSWORD });
  return { client, email, token: data.session?.access_token ?? '' };
}

/** Begins to link an identity of the holder of the token. @returns what ends it, with what the page is told */
async function beginLinking(token: string, search = '') {
  const browser = createBrowser(auth);
  const response = await auth.request(
    'GET',
    `/user/identities/authorize?provider=work&skip_http_redirect=true${search}`,
    { token },
  );
  browser.keepCookie(response.headers.get('set-cookie'));
  const { url } = (await response.json()) as { url: string };
  return async () => {
    provider.person = { sub: 'thief', email: newEmail(), email_verified: true };
    return browser.comeBack(url);
  };
}

/** The owner of a mailbox comes by a link of their own wish, and so drops what was prepared. */
async function recover(email: string) {
  await auth.visitor().resetPasswordForEmail(email);
  const { token } = await newestMail(auth.query, email);
  const owner = auth.visitor();
  await owner.verifyOtp({ type: 'recovery', token_hash: token });
  return owner;
}

describe('linking that was begun', () => {
  test('ends with its session when everybody is signed out', async () => {
    const { client, token } = await signUp();
    const finish = await beginLinking(token);
    await client.signOut({ scope: 'global' });
    expect(fragmentOf(await finish())).toMatchObject({ error_code: 'bad_oauth_state' });
  });

  test('ends when the owner of the address comes', async () => {
    const { email, token } = await signUp();
    const finish = await beginLinking(token);
    const owner = await recover(email);
    expect(fragmentOf(await finish())).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await owner.getUserIdentities()).data?.identities).toMatchObject([{ provider: 'email' }]);
  });
});

describe('a code that was not exchanged', () => {
  /** Links and keeps the code that the page was given. */
  async function keptCode(token: string): Promise<string> {
    const finish = await beginLinking(token, `&code_challenge=${CHALLENGE}&code_challenge_method=s256`);
    const code = (await finish()).searchParams.get('code') ?? '';
    await auth.query(`delete from auth.identities where provider = 'work'`);
    return code;
  }
  const exchange = (code: string) =>
    auth.request('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: VERIFIER } });

  test('opens a session', async () => {
    expect((await exchange(await keptCode((await signUp()).token))).status).toBe(200);
  });

  test('is worth nothing after a change of the password', async () => {
    const { client, token } = await signUp();
    const code = await keptCode(token);
    await client.updateUser({ password: `${PASSWORD} 2` });
    expect((await exchange(code)).status).toBe(404);
  });

  test('is worth nothing once the owner of the address has come', async () => {
    const { email, token } = await signUp();
    const code = await keptCode(token);
    await recover(email);
    expect((await exchange(code)).status).toBe(404);
  });
});

describe('a way back from an outside provider that waits while the account changes hands', () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  type Change = { readonly id: string; readonly query: Query };

  /** Lets somebody come back from the provider until they wait for the account, and changes it meanwhile. */
  async function changedMeanwhile(
    email: string,
    comeBack: () => Promise<URL>,
    change: (account: Change) => Promise<unknown>,
  ): Promise<Record<string, string>> {
    let finish: Promise<URL> | undefined;
    await auth.transaction(async ({ query }) => {
      const { rows } = await query<{ id: string }>('select id from auth.users where email = $1 for update', [
        email,
      ]);
      finish = comeBack();
      await expect.poll(async () => (await auth.query(waiting)).rowCount).toBe(1);
      await change({ id: one(rows).id, query });
    });
    return fragmentOf((await finish) ?? new URL('about:blank'));
  }
  const signIn = (person: { sub: string; email: string }) => () => {
    provider.person = { ...person, email_verified: true };
    return createBrowser(auth).signIn('/auth/v1/authorize?provider=work');
  };
  const identitiesOf = async (email: string) =>
    (
      await auth.query(
        'select from auth.identities, auth.users where user_id = users.id and users.email = $1 and provider = $2',
        [email, 'work'],
      )
    ).rowCount;

  test('links nothing once the session that wanted it has ended', async () => {
    const { email, token } = await signUp();
    const facts = await changedMeanwhile(email, await beginLinking(token), ({ id, query }) =>
      query('delete from auth.sessions where user_id = $1', [id]),
    );
    expect(facts).toMatchObject({ error_code: 'session_not_found' });
    expect(await identitiesOf(email)).toBe(0);
  });

  test('opens nothing by an identity that was taken away', async () => {
    const { email } = await signUp();
    const thief = { sub: `thief of ${email}`, email: newEmail() };
    await auth.query(
      `insert into auth.identities (provider_id, user_id, provider, identity_data)
       select $2, id, 'work', '{}' from auth.users where email = $1`,
      [email, thief.sub],
    );
    const facts = await changedMeanwhile(email, signIn(thief), ({ id, query }) =>
      query(`delete from auth.identities where user_id = $1 and provider = 'work'`, [id]),
    );
    expect(facts).toMatchObject({ error_code: 'conflict' });
    expect(await identitiesOf(email)).toBe(0);
  });

  test('leads nobody into the account of a stranger that has given up their address', async () => {
    const { email } = await signUp();
    const other = newEmail();
    const facts = await changedMeanwhile(
      email,
      signIn({ sub: `owner of ${email}`, email }),
      ({ id, query }) =>
        query('update auth.users set email = $2, email_confirmed_at = now() where id = $1', [id, other]),
    );
    expect(facts).toMatchObject({ error_code: 'conflict' });
    expect(await identitiesOf(other)).toBe(0);
  });
});

describe('an account that somebody made with the address of its owner, who follows the mail', () => {
  test('has no second factor that keeps the owner out', async () => {
    const { client: stranger, email } = await signUp();
    expect((await stranger.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('email_not_confirmed');
    expect((await stranger.mfa.recoveryCodes.generate()).error?.code).toBe('email_not_confirmed');
    const owner = auth.visitor();
    const { link, token } = await newestMail(auth.query, email);
    expect(link.pathname).toBe('/auth/v1/verify');
    await owner.verifyOtp({ type: 'signup', token_hash: token });
    expect((await owner.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
    expect((await owner.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  test('has no factor, phone, linked identity or wish of the stranger left', async () => {
    const { client: stranger, email, token } = await signUp();
    const mail = await newestMail(auth.query, email);
    await (await beginLinking(token))();
    await enrollAppUnconfirmed(auth, stranger);
    const phone = '15552000009';
    await stranger.updateUser({ phone, email: newEmail() });
    const code = /Use (\d{6}) at/.exec(auth.texts.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await stranger.verifyOtp({ type: 'phone_change', phone, token: code })).error).toBeNull();
    const owner = auth.visitor();
    const { data } = await owner.verifyOtp({ type: 'signup', token_hash: mail.token });
    expect(data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } });
    expect(data.user?.new_email).toBeUndefined();
    expect(data.user?.factors).toBeUndefined();
    expect((await stranger.getUser()).error).not.toBeNull();
  });

  test('takes no second factor of somebody without any address either', async () => {
    const anonymous = auth.visitor();
    await anonymous.signInAnonymously();
    expect((await anonymous.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('email_not_confirmed');
  });
});

describe('what was begun before the session ended', () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  /** Lets a request go as far as it can, ends every session of the account as its owner would, and lets it go on. */
  async function outlive(email: string, begin: () => Promise<unknown>) {
    let finish: Promise<unknown> | undefined;
    await auth.transaction(async ({ query }) => {
      const { rows } = await query<{ id: string }>('select id from auth.users where email = $1 for update', [
        email,
      ]);
      finish = begin();
      await expect.poll(async () => (await auth.query(waiting)).rowCount).toBe(1);
      await query('delete from auth.sessions where user_id = $1', [one(rows).id]);
    });
    return finish;
  }

  test('is no password of a stranger’s on an account that was handed over meanwhile', async () => {
    const { email, client: stranger } = await signUp();
    const late = await outlive(email, () => stranger.updateUser({ password: 'chosen by the stranger' }));
    expect(late).toMatchObject({ error: { name: 'AuthSessionMissingError' } });
    const password = 'chosen by the stranger';
    expect((await auth.visitor().signInWithPassword({ email, password })).error).not.toBeNull();
  });

  test('is no wish for another address, and no second factor', async () => {
    const { email, client: stranger } = await signUp();
    const late = await outlive(email, () => stranger.updateUser({ email: newEmail() }));
    expect(late).toMatchObject({ error: { name: 'AuthSessionMissingError' } });
    const other = await signUp();
    await auth.query('update auth.users set email_confirmed_at = now() where email = $1', [other.email]);
    const factor = await outlive(other.email, () => other.client.mfa.enroll({ factorType: 'totp' }));
    expect(factor).toMatchObject({ error: { name: 'AuthSessionMissingError' } });
  });
});

describe('a password that a stranger chose', () => {
  const canSignIn = async (credentials: { email: string } | { phone: string }) =>
    (await auth.visitor().signInWithPassword({ ...credentials, password: PASSWORD })).error === null;

  test('goes when an invitation to the address is accepted', async () => {
    const { email } = await signUp();
    await auth.admin().admin.inviteUserByEmail(email);
    const { token } = await newestMail(auth.query, email);
    await auth.visitor().verifyOtp({ type: 'invite', token_hash: token });
    expect(await canSignIn({ email })).toBe(false);
  });

  test('gives way to that of an administrator’s sign-up link', async () => {
    const { email } = await signUp();
    const password = 'chosen by the owner';
    const { data } = await auth.admin().admin.generateLink({ type: 'signup', email, password });
    await auth.visitor().verifyOtp({ type: 'signup', token_hash: data.properties?.hashed_token ?? '' });
    expect(await canSignIn({ email })).toBe(false);
    expect((await auth.visitor().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('goes when the owner of the phone signs in with a code of their own wish', async () => {
    const phone = '15552000001';
    await auth.visitor().signUp({ phone, password: PASSWORD });
    auth.advance(120);
    await auth.visitor().signInWithOtp({ phone });
    const token = /Use (\d{6}) at/.exec(auth.texts.at(-1)?.text ?? '')?.[1] ?? '';
    const owner = await auth.visitor().verifyOtp({ type: 'sms', phone, token });
    expect(owner.data.user?.phone).toBe(phone);
    expect(await canSignIn({ phone })).toBe(false);
  });
});
