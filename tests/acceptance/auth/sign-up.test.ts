import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import {
  countMails,
  type Installation,
  MAIL_FIRST,
  newEmail,
  newestMail,
  NO_MAIL,
  PASSWORD,
  SESSION_FIRST,
  startAuth,
} from './installation.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

describe('with a session before confirmation', () => {
  let auth: Installation;
  beforeAll(async () => {
    auth = await startAuth(SESSION_FIRST);
  });
  afterAll(() => auth?.close());

  // spec: 158 POST /signup
  test('sign-up opens a session at once and sends the confirmation mail', async () => {
    const email = newEmail();
    const { data, error } = await auth.visitor().signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { full_name: 'Ada Lovelace' } },
    });
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe('bearer');
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      email_confirmed_at: null,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada Lovelace' },
      is_anonymous: false,
      identities: [{ provider: 'email', email, id: data.user?.id, user_id: data.user?.id }],
    });
    for (const time of [data.user?.created_at, data.user?.updated_at, data.user?.last_sign_in_at]) {
      expect(time).toMatch(TIME);
    }
    expect(data.user?.identities?.[0]?.created_at).toMatch(TIME);
    expect((await newestMail(auth.query, email)).subject).toContain('Test Site');
  });

  test('the access token carries the claims of GoTrue', async () => {
    const email = newEmail();
    const { data } = await auth.visitor().signUp({ email, password: PASSWORD, options: { data: { a: 1 } } });
    const claims = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? '')) as Record<
      string,
      unknown
    >;
    expect(claims).toEqual({
      iss: 'http://backend.example/auth/v1',
      sub: data.user?.id,
      aud: 'authenticated',
      exp: data.session?.expires_at,
      iat: (data.session?.expires_at ?? 0) - 3600,
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { a: 1 },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: claims.iat }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  test('a known address is told so, also in other letters', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    const { error } = await auth.visitor().signUp({ email: email.toUpperCase(), password: 'another one' });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(await countMails(auth.query, email)).toBe(1);
  });

  test('two sign-ups at the same moment make one account', async () => {
    const email = newEmail();
    const results = await Promise.all(
      [1, 2, 3].map(() => auth.visitor().signUp({ email, password: PASSWORD })),
    );
    expect(results.filter(({ data }) => data.session !== null)).toHaveLength(1);
    const { rows } = await auth.query('select from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('signing in works before the address is confirmed', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    const { data } = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.email_confirmed_at).toBeNull();
    expect(data.session).not.toBeNull();
  });

  test('a trigger on auth.users sees the metadata as a JSON object', async () => {
    await auth.query(`create table profiles (id uuid, kind text, name text)`);
    await auth.query(
      `create function note_user() returns trigger language plpgsql as $$ begin
         insert into profiles values (new.id, jsonb_typeof(new.raw_user_meta_data), new.raw_user_meta_data ->> 'full_name');
         return new; end $$`,
    );
    await auth.query(
      'create trigger note after insert on auth.users for each row execute function note_user()',
    );
    const { data } = await auth.visitor().signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { full_name: 'Grace' } },
    });
    const { rows } = await auth.query('select kind, name from profiles where id = $1', [data.user?.id]);
    expect(rows).toEqual([{ kind: 'object', name: 'Grace' }]);
    await auth.query('drop trigger note on auth.users');
  });

  test('neither the password nor a token is stored as it is', async () => {
    const email = newEmail();
    const { data } = await auth.visitor().signUp({ email, password: 'a secret phrase' });
    const { token } = await newestMail(auth.query, email);
    const tables = [
      'users',
      'sessions',
      'refresh_tokens',
      'one_time_tokens',
      'audit_log_entries',
      'rate_limits',
    ];
    for (const table of tables) {
      const { rows } = await auth.query(`select t::text as text from auth.${table} t`);
      expect(rows.length, table).toBeGreaterThan(0);
      const text = JSON.stringify(rows);
      for (const secret of ['a secret phrase', data.session?.refresh_token ?? '', token]) {
        expect(secret).not.toBe('');
        expect(text, table).not.toContain(secret);
        expect(text, table).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
    const { rows } = await auth.query('select encrypted_password from auth.users where email = $1', [email]);
    expect(one(rows).encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('signing up is noted in the audit log', async () => {
    const { data } = await auth.visitor().signUp({ email: newEmail(), password: PASSWORD });
    const { rows } = await auth.query(
      `select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by 1`,
      [data.user?.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'login',
      'user_confirmation_requested',
      'user_signedup',
    ]);
  });
});

describe('with the mail first', () => {
  let auth: Installation;
  beforeAll(async () => {
    auth = await startAuth(MAIL_FIRST);
  });
  afterAll(() => auth?.close());

  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
      : typeof value;

  test('known, waiting and unknown addresses get the same answer', async () => {
    const known = newEmail();
    const signUp = async (email: string) => {
      auth.advance(61);
      const body = { email, password: PASSWORD, data: { full_name: 'X' } };
      const response = await auth.request('POST', '/signup', { body });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const first = await signUp(known);
    const waiting = await signUp(known);
    await auth.query('update auth.users set email_confirmed_at = now() where email = $1', [known]);
    const confirmed = await signUp(known);
    expect(first.body.access_token).toBeUndefined();
    expect(first.body.user_metadata).toEqual({ full_name: 'X' });
    for (const { status, body } of [waiting, confirmed]) {
      expect(status).toBe(first.status);
      expect(shape(body)).toEqual(shape(first.body));
      expect(body.id).not.toBe(first.body.id);
    }
    // Who still waits gets the mail again; who is confirmed is left alone.
    expect(await countMails(auth.query, known)).toBe(2);
  });

  test.each([
    ['a waiting address', true],
    ['an unknown address', false],
  ])('the pause between two mails holds for %s, and for this visitor only', async (_name, isKnown) => {
    const email = newEmail();
    if (isKnown) await auth.visitor().signUp({ email, password: PASSWORD });
    const resend = (address: string) =>
      auth.request('POST', '/resend', { body: { type: 'signup', email }, address });
    expect((await resend('192.0.2.30')).status).toBe(200);
    const second = await resend('192.0.2.30');
    expect([second.status, await second.json()]).toMatchObject([
      429,
      { error_code: 'over_email_send_rate_limit' },
    ]);
    expect((await resend('192.0.2.31')).status).toBe(200);
    expect(await countMails(auth.query, email)).toBe(isKnown ? 1 : 0);
  });

  test('a stranger who asks for mails again and again does not keep the owner from signing up', async () => {
    const email = newEmail();
    for (let turn = 0; turn < 12; turn += 1) {
      await auth.request('POST', '/resend', { body: { type: 'signup', email } });
      await auth.request('POST', '/recover', { body: { email } });
    }
    const { error } = await auth.visitor().signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(await countMails(auth.query, email)).toBe(1);
  });

  test('signing in has to wait for the confirmation, and only the right password learns so', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    const right = await auth.visitor().signInWithPassword({ email, password: PASSWORD });
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    const wrong = await auth.visitor().signInWithPassword({ email, password: 'wrong one' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  test('a stranger cannot change the password of an address that waits', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    auth.advance(61);
    await auth.visitor().signUp({ email, password: 'the password of a stranger' });
    await auth.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const stranger = await auth
      .visitor()
      .signInWithPassword({ email, password: 'the password of a stranger' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });
});

describe('without confirmations', () => {
  let auth: Installation;
  beforeAll(async () => {
    auth = await startAuth(NO_MAIL);
  });
  afterAll(() => auth?.close());

  test('the address counts as confirmed and nothing is sent', async () => {
    const email = newEmail();
    const { data } = await auth.visitor().signUp({ email, password: PASSWORD });
    expect(data.session).not.toBeNull();
    expect(data.user?.email_confirmed_at).toMatch(TIME);
    expect(await countMails(auth.query, email)).toBe(0);
  });
});

describe('when sign-up is closed', () => {
  test('nobody can sign up', async () => {
    const auth = await startAuth(NO_MAIL, 'enable_signup = false');
    const { error } = await auth.visitor().signUp({ email: newEmail(), password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect((await auth.query('select from auth.users')).rows).toHaveLength(0);
    await auth.close();
  });
});
