import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
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
  auth = await startAuth(NO_MAIL, 'minimum_password_length = 8\npassword_requirements = "letters_digits"');
});
afterAll(() => auth?.close());

const GOOD = 'password 1';

async function signUp(data: Record<string, unknown> = {}) {
  const email = newEmail();
  const client = auth.visitor();
  const result = await client.signUp({ email, password: GOOD, options: { data } });
  if (!result.data.session) throw result.error ?? new Error('No session.');
  return { email, client, session: result.data.session };
}

describe('the own account', () => {
  // spec: 158 GET /user
  test('is what the database has now', async () => {
    const { client, session } = await signUp({ full_name: 'Ada' });
    await auth.query(`update auth.users set raw_app_meta_data = '{"role":"editor"}' where id = $1`, [
      session.user.id,
    ]);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ id: session.user.id, app_metadata: { role: 'editor' } });
    expect(data.user?.identities).toHaveLength(1);
    expect(JSON.stringify(data.user)).not.toContain('argon2');
  });

  test('is nobody’s without a session', async () => {
    const response = await auth.request('GET', '/user');
    expect([response.status, await response.json()]).toMatchObject([401, { error_code: 'no_authorization' }]);
  });
});

describe('metadata', () => {
  // spec: 158 PUT /user
  test('is merged, null removes, and it stays a JSON object', async () => {
    const { client, session } = await signUp({ full_name: 'Ada', theme: 'dark' });
    const { data } = await client.updateUser({ data: { theme: null, language: 'fr', nested: { a: [1] } } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', language: 'fr', nested: { a: [1] } });
    const { rows } = await auth.query(
      'select jsonb_typeof(raw_user_meta_data) as kind from auth.users where id = $1',
      [session.user.id],
    );
    expect(rows).toEqual([{ kind: 'object' }]);
  });

  test('loses nothing when two devices write at the same moment', async () => {
    const { client } = await signUp();
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => client.updateUser({ data: { [key]: true } })));
    expect((await client.getUser()).data.user?.user_metadata).toEqual({ a: true, b: true, c: true, d: true });
  });

  test('has its limits', async () => {
    const { session } = await signUp();
    const refused = [
      { data: 'text' },
      { data: [1] },
      { data: { name: 'x'.repeat(10_001) } },
      { data: { name: 'a\0b' } },
      { data: { name: '\ud800' } },
    ];
    for (const body of refused) {
      const response = await auth.request('PUT', '/user', { token: session.access_token, body });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error_code: 'validation_failed' },
      ]);
    }
  });

  test('of the application is not the user’s to write', async () => {
    const { session } = await signUp();
    const body = { app_metadata: { role: 'admin' } };
    const response = await auth.request('PUT', '/user', { token: session.access_token, body });
    expect([response.status, await response.json()]).toMatchObject([403, { error_code: 'not_admin' }]);
  });
});

describe('the password', () => {
  test('changes, ends every other session, and the old one is worth nothing', async () => {
    const { email, client } = await signUp();
    const other = auth.visitor();
    const { data } = await other.signInWithPassword({ email, password: GOOD });
    expect((await client.updateUser({ password: 'password 2' })).error).toBeNull();
    expect((await other.getUser()).error?.message).toBe('Auth session missing!');
    const left = await auth.visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(left.error?.code).toBe('refresh_token_not_found');
    expect((await client.getUser()).error).toBeNull();
    const signIn = (password: string) => auth.visitor().signInWithPassword({ email, password });
    expect((await signIn(GOOD)).error?.code).toBe('invalid_credentials');
    expect((await signIn('password 2')).error).toBeNull();
    expect((await newestMail(auth.query, email)).subject).toMatch(/password .* was changed/);
  });

  test('cannot be changed to itself', async () => {
    const { client } = await signUp();
    expect((await client.updateUser({ password: GOOD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
  });

  // spec: 168 weak_password with its reasons
  test('is refused with reasons when it is weak, here and at sign-up', async () => {
    const { client } = await signUp();
    const weak = { name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' };
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
      ...weak,
      reasons: ['length', 'characters'],
    });
    const signedUp = await auth.visitor().signUp({ email: newEmail(), password: 'only letters' });
    expect(signedUp.error).toMatchObject({ ...weak, reasons: ['characters'] });
  });

  test('cannot be guessed with a stolen session', async () => {
    const { client } = await signUp();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      codes.push((await client.updateUser({ password: GOOD })).error?.code?.toString());
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'same_password'));
    expect(codes[20]).toBe('over_request_rate_limit');
  });
});

describe('the address', () => {
  const follow = async (link: URL) => auth.request('GET', `/verify${link.search}`);
  const emailOf = async (id: string) =>
    one((await auth.query<{ email: string }>('select email from auth.users where id = $1', [id])).rows).email;

  test.each([
    ['the old mailbox first', 0],
    ['the new mailbox first', 1],
  ])('changes once both mailboxes agreed: %s', async (_name, first) => {
    const { email, client, session } = await signUp();
    const wanted = newEmail();
    const { data, error } = await client.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    const links = [(await newestMail(auth.query, email)).link, (await newestMail(auth.query, wanted)).link];
    if (first === 1) links.reverse();

    const half = await follow(links[0] as URL);
    expect(half.headers.get('location')).toContain('#message=Confirmation+link+accepted');
    expect(await emailOf(session.user.id)).toBe(email);
    // The same mailbox twice is still one mailbox.
    expect((await follow(links[0] as URL)).headers.get('location')).toContain('error_code=otp_expired');
    expect(await emailOf(session.user.id)).toBe(email);

    expect((await follow(links[1] as URL)).headers.get('location')).toContain('#access_token=');
    expect(await emailOf(session.user.id)).toBe(wanted);
    expect((await newestMail(auth.query, email)).subject).toMatch(/address .* was changed/);
    const signedIn = await auth.visitor().signInWithPassword({ email: wanted, password: GOOD });
    expect(signedIn.data.user?.identities?.[0]).toMatchObject({ identity_data: { email: wanted } });
    expect(signedIn.data.user?.new_email).toBeUndefined();
  });

  test('of somebody else is neither taken nor told', async () => {
    const somebody = await signUp();
    const { email, client, session } = await signUp();
    const { data, error } = await client.updateUser({ email: somebody.email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(somebody.email);
    expect(await countMails(auth.query, somebody.email)).toBe(0);
    await follow((await newestMail(auth.query, email)).link);
    expect(await emailOf(session.user.id)).toBe(email);
  });

  test('that got no mail has no code that somebody could guess', async () => {
    const { client } = await signUp();
    const { email: wanted } = await signUp();
    await client.updateUser({ email: wanted });
    const { rows } = await auth.query<{ code_hash: unknown }>(
      `select code_hash from auth.one_time_tokens where token_type = 'email_change_new' and relates_to = $1`,
      [wanted],
    );
    expect(rows).toEqual([{ code_hash: null }]);
  });

  test('does not change under a link that a password change has overtaken', async () => {
    const { email, client, session } = await signUp();
    const wanted = newEmail();
    await client.updateUser({ email: wanted });
    const links = [(await newestMail(auth.query, email)).link, (await newestMail(auth.query, wanted)).link];
    await client.updateUser({ password: 'password 2' });
    for (const link of links) {
      expect((await follow(link)).headers.get('location')).toContain('error_code=otp_expired');
    }
    expect(await emailOf(session.user.id)).toBe(email);
  });
});

test('with secure_password_change an old session cannot change the password', async () => {
  const strict = await startAuth('[auth.email]\nsecure_password_change = true');
  const client = strict.visitor();
  const email = newEmail();
  await client.signUp({ email, password: PASSWORD });
  expect((await client.updateUser({ password: 'a new password' })).error).toBeNull();
  strict.advance(24 * 3600 + 1);
  await client.refreshSession();
  expect((await client.updateUser({ password: 'a newer password' })).error?.code).toBe(
    'reauthentication_needed',
  );
  await strict.close();
});
