import { describe, expect, test } from 'vitest';
import type { DataExport, ListSessionsResponse } from '#domain/identity/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { unlinkIdentity } from '#server/backend/auth/identities/unlink-identity.ts';
import { findIdentitiesOf } from '#server/backend/auth/users/user-row.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What learners can do with their account as a whole: see where it is open, take their data with them, leave.
 */

const { server, database } = await startProduct();

async function signUpConfirmed(email: string): Promise<TestLearner> {
  const learner = await signUpLearner(server, email);
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [learner.id]);
  return learner;
}

/** Mails to an address, newest first. */
async function mailsTo(email: string): Promise<string[]> {
  const response = await fetch(`${server.url}/dev/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

const anonymously = (name: string) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
    body: '{}',
  });

test('none of it is for visitors', async () => {
  for (const name of [
    'list-sessions',
    'export-my-data',
    'request-account-deletion',
    'cancel-account-deletion',
  ]) {
    const response = await anonymously(name);
    expect([response.status, await response.json()], name).toEqual([401, { code: 'sign-in-required' }]);
  }
});

describe('sessions', () => {
  const list = async (learner: TestLearner) =>
    (await learner.call('list-sessions', {})).body as ListSessionsResponse;

  test('learners see their own, and can sign out the others', async () => {
    const learner = await signUpLearner(server, 'sessions@example.com');
    await signUpLearner(server, 'somebody-else@example.com');
    const other = visitorClients(server).auth;
    await other.signInWithPassword({ email: learner.email, password: 'a long enough secret' });

    const { sessions } = await list(learner);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ second_step: false, ip_address: expect.any(String) });

    await learner.auth.signOut({ scope: 'others' });
    expect((await list(learner)).sessions).toHaveLength(1);
    expect((await other.getUser()).error).not.toBeNull();
  });
});

describe('my data', () => {
  test('comes as one file, with learning records and without anything that opens the account', async () => {
    const learner = await signUpLearner(server, 'data@example.com');
    await learner.call('ask-mentor', { content: 'What is risk?' });
    const { data } = await learner.auth.getSession();
    const response = await fetch(`${server.url}/functions/v1/export-my-data`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` },
      body: '{}',
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const file = JSON.parse(text) as DataExport;
    expect(file.account.users).toMatchObject([{ id: learner.id, email: learner.email }]);
    expect(file.account.sessions).toHaveLength(1);
    expect(file.account.audit_log_entries).toContainEqual(
      expect.objectContaining({ action: 'user_signedup' }),
    );
    expect(file.records.legal_acceptances).toHaveLength(2);
    expect(file.records.mentor_messages).toMatchObject([{ role: 'user', content: 'What is risk?' }, {}]);
    expect(text).not.toMatch(/argon2|encrypted_password|token_hash/);
  });

  test('is nobody else’s', async () => {
    const [ada, eve] = [
      await signUpLearner(server, 'ada@example.com'),
      await signUpLearner(server, 'eve@example.com'),
    ];
    await ada.call('ask-mentor', { content: 'A secret of Ada' });
    expect(JSON.stringify((await eve.call('export-my-data', {})).body)).not.toContain('secret of Ada');
  });
});

describe('leaving', () => {
  const dueAt = async (learner: TestLearner) =>
    (await learner.rest.from('account_deletions').select('due_at').maybeSingle()).data?.due_at as
      | string
      | undefined;

  test('an account is to be deleted in two weeks, and can be kept until then', async () => {
    const learner = await signUpConfirmed('leaving@example.com');
    expect(await learner.call('cancel-account-deletion', {})).toEqual({
      status: 404,
      body: { code: 'no-deletion-requested' },
    });
    const first = await learner.call('request-account-deletion', {});
    const days = (Date.parse(String(first.body.due_at)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(Date.parse((await dueAt(learner)) ?? '')).toBe(Date.parse(String(first.body.due_at)));
    expect(await learner.call('request-account-deletion', {}), 'the first date stands').toEqual(first);
    expect((await mailsTo(learner.email))[0]).toBe('Your account at Ledgerline is going to be deleted');

    expect((await learner.call('cancel-account-deletion', {})).status).toBe(200);
    expect(await dueAt(learner)).toBeUndefined();
    expect((await mailsTo(learner.email))[0]).toBe('Your account at Ledgerline stays');
  });

  test('a mailbox is not flooded by changing one’s mind', async () => {
    const learner = await signUpConfirmed('undecided@example.com');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await learner.call('request-account-deletion', {})).status);
      await learner.call('cancel-account-deletion', {});
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('nobody is mailed at an address that they never confirmed', async () => {
    const learner = await signUpLearner(server, 'stranger@example.com');
    const before = await mailsTo(learner.email);
    expect((await learner.call('request-account-deletion', {})).status).toBe(200);
    expect((await learner.call('cancel-account-deletion', {})).status).toBe(200);
    expect(await mailsTo(learner.email)).toEqual(before);
  });

  describe('a wish that a stranger prepared', () => {
    /** The owner of the mailbox comes by a mail of their own wish. @returns the access token */
    async function comeByMail(email: string): Promise<string> {
      const { auth } = visitorClients(server);
      await auth.resetPasswordForEmail(email);
      const { rows } = await database.query<{ token: string }>(
        `select substring(body_text from 'token_hash=([^&]+)') as token from engine.outbox
         where recipient = $1 and body_text like '%type=recovery%'`,
        [email],
      );
      const token = one(rows).token;
      const { data } = await auth.verifyOtp({ type: 'recovery', token_hash: token });
      expect(data.user?.email).toBe(email);
      return data.session?.access_token ?? '';
    }
    const wishesOf = async ({ id }: TestLearner) =>
      (await database.query('select from public.account_deletions where user_id = $1', [id])).rowCount;

    test('is forgotten when the account is handed over to the owner of its address', async () => {
      const stranger = await signUpLearner(server, 'prepared@example.com');
      expect((await stranger.call('request-account-deletion', {})).status).toBe(200);
      await comeByMail(stranger.email);
      expect(await wishesOf(stranger)).toBe(0);
    });

    test('is forgotten when nobody had set a password', async () => {
      const stranger = await signUpLearner(server, 'prepared-without-password@example.com');
      await database.query('update auth.users set encrypted_password = null where id = $1', [stranger.id]);
      expect((await stranger.call('request-account-deletion', {})).status).toBe(200);
      await comeByMail(stranger.email);
      expect(await wishesOf(stranger)).toBe(0);
    });

    test.each([
      ['with a password', 'robbed@example.com', 'select from auth.users where id = $1'],
      [
        'without one',
        'robbed-without-password@example.com',
        'update auth.users set encrypted_password = null where id = $1',
      ],
    ])(
      'is forgotten when the owner of an account %s disowns their factors',
      async (_what, email, prepare) => {
        const thief = await signUpConfirmed(email);
        await database.query(prepare, [thief.id]);
        expect((await thief.call('request-account-deletion', {})).status).toBe(200);
        const response = await fetch(`${server.url}/auth/v1/factors`, {
          method: 'DELETE',
          headers: { apikey: server.anonKey, authorization: `Bearer ${await comeByMail(email)}` },
        });
        expect(response.status).toBe(200);
        expect(await wishesOf(thief)).toBe(0);
      },
    );

    test('is no other than the own one of whoever unlinks their address, which stays', async () => {
      const learner = await signUpConfirmed('unlinking@example.com');
      expect((await learner.call('request-account-deletion', {})).status).toBe(200);
      await database.query(
        `insert into auth.identities (provider_id, user_id, provider, identity_data) values ('ada', $1, 'work', '{}')`,
        [learner.id],
      );
      await database.transaction(async ({ query }) => {
        const [mail] = (await findIdentitiesOf(query, [learner.id])).filter(
          ({ provider }) => provider === 'email',
        );
        await unlinkIdentity(query, learner.id, mail?.id ?? '', new Date());
      });
      const { rows } = await database.query(
        'select encrypted_password, email from auth.users where id = $1',
        [learner.id],
      );
      expect(rows).toEqual([{ encrypted_password: null, email: null }]);
      expect(await wishesOf(learner)).toBe(1);
    });
  });

  test('when it is due, the job runner deletes it: nobody can sign in, the token is worth nothing', async () => {
    const learner = await signUpConfirmed('gone@example.com');
    await learner.call('request-account-deletion', {});
    await database.query(
      `update public.account_deletions set requested_at = now() - interval '15 days', due_at = now()`,
    );
    await database.query(
      `insert into engine.jobs (kind) values ('identity/close-due-accounts'), ('identity/close-due-accounts')`,
    );
    await database.query(`select pg_notify('engine_jobs', '')`);
    await expect.poll(() => mailsTo(learner.email)).toEqual(['Your account at Ledgerline was deleted']);

    const again = await visitorClients(server).auth.signInWithPassword({
      email: learner.email,
      password: 'a long enough secret',
    });
    expect(again.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await learner.auth.getUser()).error).not.toBeNull();
    expect((await learner.call('export-my-data', {})).status).toBe(401);
  });
});
