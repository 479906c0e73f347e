import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  auth = await startAuth(SESSION_FIRST);
});
afterAll(() => auth?.close());

/** Follows a mail link as a browser does, and reads where it leads. */
async function follow(link: URL) {
  const response = await fetch(`${auth.url}/auth/v1/verify${link.search}`, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return { target, facts: Object.fromEntries(target.searchParams) };
}

async function askForLink() {
  const email = newEmail();
  await auth.admin().admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = auth.visitor(undefined, 'pkce');
  const { error } = await client.signInWithOtp({ email, options: { emailRedirectTo: `${SITE_URL}/in?x=1` } });
  expect(error).toBeNull();
  return { email, client, ...(await newestMail(auth.query, email)) };
}

describe('a link that was asked for in a PKCE flow', () => {
  // spec: 158 POST /token?grant_type=pkce
  test('leads to a code that only the browser that asked can exchange', async () => {
    const { email, client, link, token } = await askForLink();
    expect(token).toMatch(/^pkce_[\w-]{43}$/);
    const { target, facts } = await follow(link);
    expect(target.hash).toBe('');
    expect(facts).toEqual({ x: '1', code: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const { data, error } = await client.exchangeCodeForSession(facts.code ?? '');
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test('works with every mail: sign-up, recovery, change of address', async () => {
    const email = newEmail();
    const client = auth.visitor(undefined, 'pkce');
    await client.signUp({ email, password: PASSWORD });
    const confirmed = await follow((await newestMail(auth.query, email)).link);
    expect((await client.exchangeCodeForSession(confirmed.facts.code ?? '')).error).toBeNull();

    await client.resetPasswordForEmail(email);
    const recovered = await follow((await newestMail(auth.query, email)).link);
    expect((await client.exchangeCodeForSession(recovered.facts.code ?? '')).error).toBeNull();

    const wanted = newEmail();
    await client.updateUser({ email: wanted });
    const half = await follow((await newestMail(auth.query, email)).link);
    expect(half.facts.message).toContain('other email');
    const changed = await follow((await newestMail(auth.query, wanted)).link);
    const { data } = await client.exchangeCodeForSession(changed.facts.code ?? '');
    expect(data.user?.email).toBe(wanted);
  });

  test('tells what is wrong in the query', async () => {
    const { link } = await askForLink();
    auth.advance(3601);
    expect((await follow(link)).facts).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  });
});

describe('an authorization code', () => {
  const exchange = async (body: object) => {
    const response = await auth.request('POST', '/token?grant_type=pkce', { body });
    return [response.status, ((await response.json()) as { error_code: string }).error_code];
  };
  const codeOf = async () => (await follow((await askForLink()).link)).facts.code ?? '';

  test('dies at the first wrong verifier', async () => {
    const { client, link } = await askForLink();
    const code = (await follow(link)).facts.code ?? '';
    const verifier = 'x'.repeat(60);
    expect(await exchange({ auth_code: code, code_verifier: verifier })).toEqual([400, 'bad_code_verifier']);
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  test('works once, for five minutes', async () => {
    const { client, link } = await askForLink();
    const code = (await follow(link)).facts.code ?? '';
    const late = await codeOf();
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    const again = { auth_code: code, code_verifier: 'x'.repeat(60) };
    expect(await exchange(again)).toEqual([404, 'flow_state_not_found']);
    auth.advance(301);
    const expired = { auth_code: late, code_verifier: 'x'.repeat(60) };
    expect(await exchange(expired)).toEqual([403, 'flow_state_expired']);
  });

  test('is needed, with its verifier', async () => {
    expect(await exchange({ auth_code: 'x' })).toEqual([400, 'validation_failed']);
    expect(await exchange({ code_verifier: 'x' })).toEqual([400, 'validation_failed']);
  });

  test('is stored as a digest only', async () => {
    const code = await codeOf();
    const { rows } = await auth.query('select f::text as text from auth.flow_state f');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

test.each([
  [{ code_challenge: 'x'.repeat(43) }],
  [{ code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }],
  [{ code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }],
  [{ code_challenge: `${'x'.repeat(43)}/`, code_challenge_method: 's256' }],
  [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }],
])('a challenge is refused: %j', async (challenge) => {
  const response = await auth.request('POST', '/recover', { body: { email: newEmail(), ...challenge } });
  expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
});
