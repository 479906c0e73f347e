import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

async function signUp() {
  const email = newEmail();
  const client = auth.visitor();
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  if (!data.session) throw error ?? new Error('No session.');
  return { email, client, session: data.session };
}

async function signIn(email: string, password = PASSWORD) {
  const client = auth.visitor();
  const { data, error } = await client.signInWithPassword({ email, password });
  return { client, session: data.session, error };
}

const refresh = (refreshToken: string) => auth.visitor().refreshSession({ refresh_token: refreshToken });

const claimsOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')) as { session_id: string };

describe('signing in', () => {
  // spec: 158 POST /token?grant_type=password
  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await signUp();
    const answers = await Promise.all(
      [email, newEmail(), 'no address', `${'x'.repeat(300)}@example.com`].map(async (address) => {
        const body = { email: address, password: 'wrong password' };
        const response = await auth.request('POST', '/token?grant_type=password', { body });
        return [response.status, await response.json()];
      }),
    );
    for (const answer of answers) {
      expect(answer).toEqual([
        400,
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      ]);
    }
  });

  test('a wrong password and an unknown address take the same time', async () => {
    const { email } = await signUp();
    // Of the processor, in which the service runs, too: the clock on the wall belongs to the whole machine.
    const time = async (address: string) => {
      const start = process.cpuUsage();
      await signIn(address, 'wrong password');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      known.push(await time(email));
      unknown.push(await time(newEmail()));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.6);
  });

  test('a banned user is refused at sign-in, at refresh and with the token that is left', async () => {
    const { email, client, session } = await signUp();
    await auth.query(`update auth.users set banned_until = now() + interval '1 year' where email = $1`, [
      email,
    ]);
    expect((await signIn(email)).error).toMatchObject({ status: 400, code: 'user_banned' });
    expect((await signIn(email, 'wrong password')).error?.code).toBe('invalid_credentials');
    expect((await refresh(session.refresh_token)).error).toMatchObject({ status: 400, code: 'user_banned' });
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
    await auth.query(`update auth.users set banned_until = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    expect((await signIn(email)).error).toBeNull();
  });

  test('a deleted user is unknown everywhere', async () => {
    const { email, client, session } = await signUp();
    await auth.query('update auth.users set deleted_at = now() where email = $1', [email]);
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await refresh(session.refresh_token)).error?.code).toBe('refresh_token_not_found');
    expect((await client.getUser()).error?.code).toBe('user_not_found');
  });
});

/** How many connections wait for another one to let something go. */
const waitingForLocks = async () =>
  (
    await auth.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

describe('refreshing', () => {
  // spec: 158 POST /token?grant_type=refresh_token
  test('gives a new token for the same session, with what the account is now', async () => {
    const { session } = await signUp();
    await auth.query(`update auth.users set raw_app_meta_data = '{"plan":"pro"}' where id = $1`, [
      session.user.id,
    ]);
    const { data } = await refresh(session.refresh_token);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.app_metadata).toEqual({ plan: 'pro' });
    expect(claimsOf(data.session?.access_token).session_id).toBe(claimsOf(session.access_token).session_id);
  });

  test('two refreshes at the same moment lead to the same token', async () => {
    const { session } = await signUp();
    const sessionId = claimsOf(session.access_token).session_id;
    // All of them are held up at the session, so that they really meet.
    const results = await auth.transaction(async ({ query }) => {
      await query('select from auth.sessions where id = $1 for update', [sessionId]);
      const body = { refresh_token: session.refresh_token };
      const refreshes = [1, 2, 3].map(() =>
        auth.request('POST', '/token?grant_type=refresh_token', { body }),
      );
      await expect.poll(() => waitingForLocks()).toBe(refreshes.length);
      return refreshes;
    });
    const tokens = new Set<string>();
    for (const response of await Promise.all(results)) {
      expect(response.status).toBe(200);
      tokens.add(((await response.json()) as { refresh_token: string }).refresh_token);
    }
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect((await refresh(token)).error).toBeNull();
  });

  test('a used token leads to the current one for ten seconds', async () => {
    onTestFinished(auth.stopClock());
    const { session } = await signUp();
    const second = (await refresh(session.refresh_token)).data.session?.refresh_token ?? '';
    const third = (await refresh(second)).data.session?.refresh_token ?? '';
    auth.advance(9);
    expect((await refresh(session.refresh_token)).data.session?.refresh_token).toBe(third);
    expect((await refresh(third)).error).toBeNull();
  });

  test('a token used again later ends the session, and nobody else’s', async () => {
    const { email, client, session } = await signUp();
    const other = await signIn(email);
    const second = (await refresh(session.refresh_token)).data.session?.refresh_token ?? '';
    auth.advance(11);
    expect((await refresh(session.refresh_token)).error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect((await refresh(second)).error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await client.getUser()).error?.message).toBe('Auth session missing!');
    expect((await refresh(other.session?.refresh_token ?? '')).error).toBeNull();
    const { rows } = await auth.query(
      `select from auth.audit_log_entries where payload ->> 'action' = 'token_revoked' and payload ->> 'actor_id' = $1`,
      [session.user.id],
    );
    expect(rows).toHaveLength(1);
  });

  test.each(['', 'nonsense', 'a'.repeat(5000)])('"%.20s" is no refresh token', async (token) => {
    const response = await auth.request('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: token },
    });
    expect(response.status).toBe(400);
  });

  test('an access token is no refresh token, and a refresh token no access token', async () => {
    const { session } = await signUp();
    expect((await refresh(session.access_token)).error?.code).toBe('refresh_token_not_found');
    const response = await auth.request('GET', '/user', { token: session.refresh_token });
    expect(response.status).toBe(403);
  });
});

describe('signing out', () => {
  const isAlive = async (token: string) => (await auth.request('GET', '/user', { token })).status === 200;

  // spec: 158 POST /logout?scope=...
  test.each([
    ['global', { mine: false, other: false }],
    ['local', { mine: false, other: true }],
    ['others', { mine: true, other: false }],
  ] as const)('scope %s', async (scope, alive) => {
    const { email, client, session } = await signUp();
    const other = await signIn(email);
    expect((await client.signOut({ scope })).error).toBeNull();
    expect(await isAlive(session.access_token)).toBe(alive.mine);
    expect(await isAlive(other.session?.access_token ?? '')).toBe(alive.other);
    expect((await refresh(session.refresh_token)).error === null).toBe(alive.mine);
    expect((await refresh(other.session?.refresh_token ?? '')).error === null).toBe(alive.other);
  });

  // spec: 119 The scope of a sign-out is global, local or others
  test('answers 204, and 400 for a scope that is none', async () => {
    const { session } = await signUp();
    const wrong = await auth.request('POST', '/logout?scope=all', { token: session.access_token });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
    const right = await auth.request('POST', '/logout', { token: session.access_token });
    expect([right.status, await right.text()]).toEqual([204, '']);
  });

  test('a session that is over is named so', async () => {
    const { client, session } = await signUp();
    await client.signOut();
    const response = await auth.request('GET', '/user', { token: session.access_token });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error_code: 'session_not_found' },
    ]);
  });
});

describe('the life of a session', () => {
  const SESSIONS = '[auth.sessions]\ntimebox = "24h"\ninactivity_timeout = "8h"';

  test('ends after its longest time, and after a long pause', async () => {
    const bounded = await startAuth(SESSIONS);
    const signUp = () => bounded.visitor().signUp({ email: newEmail(), password: PASSWORD });
    const refresh = (token = '') => bounded.visitor().refreshSession({ refresh_token: token });

    const idle = (await signUp()).data.session?.refresh_token;
    let token = (await signUp()).data.session?.refresh_token;
    for (let hours = 7; hours < 24; hours += 7) {
      bounded.advance(7 * 3600);
      const { data } = await refresh(token);
      token = data.session?.refresh_token;
      expect(token).toBeDefined();
    }
    expect((await refresh(idle)).error).toMatchObject({ status: 400, code: 'session_expired' });
    bounded.advance(3 * 3600);
    expect((await refresh(token)).error).toMatchObject({ status: 400, code: 'session_expired' });
    await bounded.close();
  });

  test('stands a hundred refreshes of ten tabs at once', async () => {
    const { session } = await signUp();
    const clients = Array.from({ length: 10 }, () => auth.visitor());
    let token = session.refresh_token;
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        clients.map((client) => client.refreshSession({ refresh_token: token })),
      );
      expect(answers.map(({ error }) => error)).toEqual(clients.map(() => null));
      // Each tab goes on with what it was given; all were given the same.
      expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
      token = answers[0]?.data.session?.refresh_token ?? '';
    }
    expect((await refresh(token)).error).toBeNull();
  });

  test('stands a hundred refreshes with one token at once', async () => {
    const { session } = await signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(session.refresh_token)));
    expect(answers.filter(({ error }) => error !== null)).toEqual([]);
  });
});

test('an access token ends with its time', async () => {
  const { session } = await signUp();
  auth.advance(3601);
  const response = await auth.request('GET', '/user', { token: session.access_token });
  expect([response.status, await response.json()]).toMatchObject([403, { error_code: 'bad_jwt' }]);
});
