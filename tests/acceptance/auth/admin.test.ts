import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { countMails, type Installation, MAIL_FIRST, newEmail, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
const BCRYPT = '$2b$04$5lSFDtc9iI5s9ZzU/Nllo.Kg/uSJCHXplFO3ny0Tbm78rDaXtatzG';

beforeAll(async () => {
  auth = await startAuth(MAIL_FIRST);
});
afterAll(() => auth?.close());

async function createUser(attributes: Record<string, unknown> = {}) {
  const email = newEmail();
  const { data, error } = await auth
    .admin()
    .admin.createUser({ email, password: PASSWORD, email_confirm: true, ...attributes });
  if (!data.user) throw error ?? new Error('No user.');
  return { email, id: data.user.id, user: data.user };
}

describe('an administrator', () => {
  // spec: 158 /admin/users
  test('creates a confirmed user who can sign in, and sends no mail', async () => {
    const { email, user } = await createUser({ user_metadata: { a: 1 }, app_metadata: { plan: 'pro' } });
    expect(user).toMatchObject({
      email_confirmed_at: expect.stringMatching(/Z$/),
      user_metadata: { a: 1 },
      app_metadata: { provider: 'email', plan: 'pro' },
    });
    expect(await countMails(auth.query, email)).toBe(0);
    const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.id).toBe(user.id);
  });

  test('is told that an address is taken', async () => {
    const { email } = await createUser();
    const { error } = await auth.admin().admin.createUser({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('reads and changes a user', async () => {
    const { id } = await createUser({ user_metadata: { a: 1, b: 2 } });
    const email = newEmail();
    const changed = await auth.admin().admin.updateUserById(id, { email, user_metadata: { b: null, c: 3 } });
    expect(changed.data.user).toMatchObject({ email, user_metadata: { a: 1, c: 3 } });
    const { data } = await auth.admin().admin.getUserById(id);
    expect(data.user).toEqual(changed.data.user);
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email });
    const taken = (await createUser()).email;
    expect((await auth.admin().admin.updateUserById(id, { email: taken })).error?.code).toBe('email_exists');
  });

  test('sets a password, which ends every session', async () => {
    const { email, id } = await createUser();
    const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect((await auth.admin().admin.updateUserById(id, { password: 'another one' })).error).toBeNull();
    const left = await auth.visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(left.error?.code).toBe('refresh_token_not_found');
    expect((await auth.visitor().signInWithPassword({ email, password: 'another one' })).error).toBeNull();
  });

  test('bans a user for a time, and lifts the ban', async () => {
    const { email, id } = await createUser();
    const signIn = async () =>
      (await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error?.code;
    const { data } = await auth.admin().admin.updateUserById(id, { ban_duration: '24h' });
    expect(data.user).toHaveProperty('banned_until');
    expect(await signIn()).toBe('user_banned');
    await auth.admin().admin.updateUserById(id, { ban_duration: 'none' });
    expect(await signIn()).toBeUndefined();
    expect((await auth.admin().admin.updateUserById(id, { ban_duration: 'for ever' })).error?.status).toBe(
      400,
    );
  });

  test('lists users page by page, newest first', async () => {
    const { id } = await createUser();
    const { data } = await auth.admin().admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data.users[0]?.id).toBe(id);
    expect(data.users[0]?.identities).toHaveLength(1);
    const { rows } = await auth.query('select from auth.users');
    expect(data).toMatchObject({ total: rows.length, nextPage: 2 });
    const response = await auth.request('GET', '/admin/users?page=x', { headers: { apikey: 'sb_secret_x' } });
    expect(response.status).toBe(400);
  });

  test('walks from page to page with the links of the headers', async () => {
    for (let count = 0; count < 3; count += 1) await createUser();
    const { rows } = await auth.query('select from auth.users');
    const seen: string[] = [];
    for (let path: string | undefined = '/admin/users?page=1&per_page=2'; path !== undefined; ) {
      const response: Response = await auth.request('GET', path, { headers: { apikey: 'sb_secret_x' } });
      expect(response.headers.get('x-total-count')).toBe(String(rows.length));
      const { users } = (await response.json()) as { users: { id: string }[] };
      seen.push(...users.map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(rows.length);
  });

  test('brings accounts along with their ids and hashes', async () => {
    const id = '3f0c2f5e-6c55-4c6b-9a0b-3d2f0f6c1a11';
    const email = newEmail();
    // "correct horse" with the cost 4, as another system stored it.
    const { data, error } = await auth
      .admin()
      .admin.createUser({ id, email, password_hash: BCRYPT, email_confirm: true });
    expect([error, data.user?.id]).toEqual([null, id]);
    const wrong = await auth.visitor().signInWithPassword({ email, password: 'wrong password' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const { rows } = await auth.query('select encrypted_password from auth.users where id = $1', [id]);
    expect(one(rows).encrypted_password).toMatch(/^\$argon2id\$/);
    expect((await auth.visitor().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    const taken = await auth.admin().admin.createUser({ id, email: newEmail() });
    expect(taken.error?.status).toBe(422);
    for (const password_hash of ['plain text', '$2b$20$abc', '$argon2id$v=19$m=1,t=1,p=1$aaaa$bbbb']) {
      const refused = await auth.admin().admin.createUser({ email: newEmail(), password_hash });
      expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
  });

  test('gives a user a role that the project made for requests', async () => {
    await auth.query('drop role if exists test_editor');
    await auth.query('create role test_editor nologin');
    await auth.query('grant test_editor to authenticator');
    const { id } = await createUser();
    expect((await auth.admin().admin.updateUserById(id, { role: 'test_editor' })).error).toBeNull();
    await auth.query('drop role test_editor');
  });

  test.each(['postgres', 'authenticator', 'pg_read_all_data', 'nobody', 'pg_database_owner', 'anon; select'])(
    'cannot give a user the database role %s',
    async (role) => {
      const { id } = await createUser();
      expect((await auth.admin().admin.updateUserById(id, { role })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
      expect((await auth.admin().admin.createUser({ email: newEmail(), role })).error?.status).toBe(400);
    },
  );

  test('ends the session of a token', async () => {
    const { email } = await createUser();
    const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect((await auth.admin().admin.signOut(data.session?.access_token ?? '')).error).toBeNull();
    const left = await auth.visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(left.error?.code).toBe('refresh_token_not_found');
  });

  test('deletes a user with all that belongs to them', async () => {
    const { email, id } = await createUser();
    const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect((await auth.admin().admin.deleteUser(id)).error).toBeNull();
    expect((await auth.admin().admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    const left = await auth.visitor().refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(left.error?.code).toBe('refresh_token_not_found');
    expect((await createUser({ email })).id).not.toBe(id);
  });

  test('may keep the row of a deleted user, without anything that says whose it was', async () => {
    const { email, id } = await createUser({ user_metadata: { full_name: 'Ada' } });
    expect((await auth.admin().admin.deleteUser(id, true)).error).toBeNull();
    const { rows } = await auth.query('select u::text as text from auth.users u where id = $1', [id]);
    expect(one(rows).text).not.toMatch(new RegExp(`Ada|argon2|${email}`));
    expect((await auth.admin().admin.getUserById(id)).error?.code).toBe('user_not_found');
    expect((await createUser({ email })).id).not.toBe(id);
  });
});

test.each([
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
])('%s %s is closed to everyone else', async (method, path) => {
  const { email } = await createUser();
  const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
  for (const token of ['anon-key', data.session?.access_token ?? '']) {
    const body = method === 'GET' ? {} : { body: { email: newEmail() } };
    const response = await auth.request(method, path, { token, ...body });
    expect([response.status, await response.json()]).toMatchObject([403, { error_code: 'not_admin' }]);
  }
});

test.each(['nobody', '00000000-0000-4000-8000-000000000000'])('there is no user "%s"', async (id) => {
  const response = await auth.request('GET', `/admin/users/${id}`, { headers: { apikey: 'sb_secret_x' } });
  expect(response.status).toBe(404);
});
