import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await auth.request('POST', path, { body, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('wrong input', () => {
  const email = 'a@example.com';
  test.each([
    ['no JSON', '{', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a text', '"x"', 400, 'bad_json'],
    ['nothing', '', 400, 'bad_json'],
    ['a number as address', { email: 1, password: PASSWORD }, 400, 'validation_failed'],
    ['no address', { password: PASSWORD }, 400, 'validation_failed'],
    ['no password', { email }, 400, 'validation_failed'],
    ['an address without @', { email: 'a.example.com', password: PASSWORD }, 400, 'validation_failed'],
    [
      'an address with a line break',
      { email: 'a@example.com\nbcc: b@example.com', password: PASSWORD },
      400,
      'validation_failed',
    ],
    [
      'a fact about oneself with a zero character',
      { email, password: PASSWORD, data: { full_name: 'a\u0000' } },
      400,
      'validation_failed',
    ],
    [
      'an address with a zero character',
      { email: 'a\0@example.com', password: PASSWORD },
      400,
      'validation_failed',
    ],
    [
      'half of a surrogate pair in its password',
      { email, password: `${PASSWORD}\ud800` },
      400,
      'validation_failed',
    ],
    [
      'an address over 254 characters',
      { email: `a@${'b.'.repeat(130)}com`, password: PASSWORD },
      400,
      'validation_failed',
    ],
    ['a password over 256 bytes', { email, password: 'x'.repeat(257) }, 400, 'validation_failed'],
    ['data that is a text', { email, password: PASSWORD, data: '{"a":1}' }, 400, 'validation_failed'],
    [
      'data that is too long',
      { email, password: PASSWORD, data: { a: 'x'.repeat(10_001) } },
      400,
      'validation_failed',
    ],
    ['an address and a number', { email, phone: '123', password: PASSWORD }, 400, 'validation_failed'],
    ['a number', { phone: '123', password: PASSWORD }, 400, 'phone_provider_disabled'],
    ['neither address nor password', { data: {} }, 422, 'anonymous_provider_disabled'],
  ])('sign-up with %s', async (_name, body, status, code) => {
    const answer = await post('/signup', body);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: status, error_code: code, msg: expect.any(String) });
    expect((await auth.query('select from auth.users where email = $1', [email])).rows).toHaveLength(0);
  });

  test('a body over the limit', async () => {
    const response = await auth.request('POST', '/signup', { body: 'x'.repeat(70_000) });
    expect(response.status).toBe(413);
  });

  test('a grant type that is none', async () => {
    expect(await post('/token?grant_type=nonsense', {})).toMatchObject({ status: 400 });
    expect(await post('/token', {})).toMatchObject({ status: 400 });
  });

  test('sign-in without an address', async () => {
    expect(await post('/token?grant_type=password', { password: 'x' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });
});

describe('errors', () => {
  test('have names as codes for clients of version 2024-01-01 and newer', async () => {
    for (const version of ['2024-01-01', '2025-06-01']) {
      const answer = await post(
        '/token?grant_type=refresh_token',
        { refresh_token: 'x' },
        { 'x-supabase-api-version': version },
      );
      expect(answer.body).toEqual({
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    }
    for (const version of ['2023-01-01', 'newest']) {
      const answer = await post(
        '/token?grant_type=refresh_token',
        { refresh_token: 'x' },
        { 'x-supabase-api-version': version },
      );
      expect(answer.body).toMatchObject({ code: 400, error_code: 'refresh_token_not_found' });
    }
  });
});

describe('what this installation does not have', () => {
  test.each([
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['GET', '/authorize', 400, 'validation_failed'],
    ['GET', '/', 404, 'not_found'],
    ['DELETE', '/user', 404, 'not_found'],
  ])('%s %s', async (method, path, status, code) => {
    const response = await auth.request(method, path);
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { code: status, error_code: code },
    ]);
  });
});

describe('open pages', () => {
  test('GET /settings', async () => {
    const response = await auth.request('GET', '/settings');
    expect(await response.json()).toEqual({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
      mfa_enabled: true,
    });
  });

  test('GET /health tells nothing about the database', async () => {
    const response = await auth.request('GET', '/health');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/postgres|schema|127\.0\.0\.1/);
  });

  // spec: 158 GET /.well-known/jwks.json
  test('the public keys verify an access token, and hold nothing private', async () => {
    const client = auth.visitor();
    await client.signUp({ email: newEmail(), password: PASSWORD });
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    const keys = (await (await auth.request('GET', '/.well-known/jwks.json')).json()) as { keys: object[] };
    expect(keys.keys.map((key) => 'd' in key)).toEqual([false]);
  });
});
