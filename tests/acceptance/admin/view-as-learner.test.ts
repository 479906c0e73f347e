import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LearnerView } from '#domain/identity/people-contract.ts';
import { one } from '#domain/kernel/one.ts';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { adminCalls } from './admin-calls.ts';

/*
 * An admin looks on as a learner: sees what the learner sees, and can change nothing at all. Tables and functions of the
 * database come from its catalogue, so that a new one is tried, too.
 */

/** What learners call that writes, or tells what is theirs alone. */
const WRITING = (
  'list-sessions export-my-data request-account-deletion cancel-account-deletion start-quiz answer-quiz-item ' +
  'take-quiz-hint ask-mentor export-conversations claim-scholarship start-checkout finish-checkout change-plan ' +
  'cancel-subscription resume-subscription pay-overdue'
).split(' ');

let server: PagesServer;
let admin: TestLearner;
let learner: TestLearner;
let view: LearnerView;

beforeAll(async () => {
  server = await startPages();
  admin = await signUpLearner(server, 'admin@example.org');
  learner = await signUpLearner(server, 'learner@example.org');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const [course] = await server.query('select id from public.courses where is_active limit 1');
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course?.id });
  await learner.call('ask-mentor', { content: 'What is risk?' });
  const { data: free } = await learner.rest
    .from('lessons')
    .select('id')
    .eq('is_free', true)
    .limit(1)
    .single();
  await learner.rest.from('notes').insert({ lesson_id: free?.id, anchor: { kind: 'lesson' }, text: 'Mine' });
  view = await openView();
});
afterAll(() => server?.stop());
beforeEach(() => server.query('delete from auth.rate_limits'));

async function openView(by = admin, userId = learner.id): Promise<LearnerView> {
  const { status, body } = await by.call('view-as-learner', { user_id: userId });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as LearnerView;
}

async function ask(method: string, path: string, body?: unknown, token = view.access_token) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await readJson(response) };
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Everything in the schema public, to see that it stays as it is. */
async function everyRow(): Promise<unknown> {
  const tables = await server.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts = [];
  for (const { name } of tables) {
    if (name === 'admin_actions') continue;
    const rows = await server.query(
      `select count(*) as count, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest
       from public."${String(name)}" as t`,
    );
    counts.push({ name, ...one(rows) });
  }
  return counts;
}

test('the admin sees what is the learner’s', async () => {
  expect(view.user).toMatchObject({ id: learner.id, user_metadata: { full_name: 'Ada Lovelace' } });
  const { body } = await ask('GET', '/rest/v1/enrollments?select=user_id');
  expect(body).toEqual([{ user_id: learner.id }]);
  expect((await ask('POST', '/rest/v1/rpc/is_admin', {})).body).toBe(false);
});

test('what the learner wrote stays theirs', async () => {
  for (const table of ['mentor_conversations', 'mentor_messages', 'notes']) {
    expect((await learner.rest.from(table).select('*')).data).not.toEqual([]);
    expect((await ask('GET', `/rest/v1/${table}`)).body).toEqual([]);
  }
});

describe('nothing is changed', () => {
  // spec: 70 People: whoever looks on as a learner changes nothing
  test('in any table', async () => {
    const before = await everyRow();
    const tables = await server.query(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const path = `/rest/v1/${String(name)}`;
      const answers = [
        await ask('POST', path, { user_id: learner.id }),
        await ask('PATCH', `${path}?user_id=eq.${learner.id}`, { user_id: learner.id }),
        await ask('DELETE', `${path}?user_id=eq.${learner.id}`),
      ];
      for (const { status } of answers) expect(status, path).toBeGreaterThanOrEqual(400);
    }
    expect(await everyRow()).toEqual(before);
  });

  test('not even what the learner may change', async () => {
    const change = await ask('DELETE', `/rest/v1/enrollments?user_id=eq.${learner.id}`);
    expect(change).toMatchObject({ status: 405, body: { code: '25006' } });
    const event = {
      p_user_id: learner.id,
      p_event_type: 'suspicious_activity',
      p_ip_address: null,
      p_user_agent: null,
      p_threat_level: 'high',
      p_blocked: false,
      p_details: {},
    };
    expect(await ask('POST', '/rest/v1/rpc/log_security_event', event)).toMatchObject({
      status: 405,
      body: { code: '25006' },
    });
  });

  test('by any function of the server', async () => {
    const before = await everyRow();
    for (const name of [...adminCalls.map((call) => call.name), ...WRITING]) {
      expect(await ask('POST', `/functions/v1/${name}`, {}), name).toEqual({
        status: 403,
        body: { code: 'read-only' },
      });
    }
    expect(await everyRow()).toEqual(before);
  });

  test('of the account', async () => {
    for (const [method, path, body] of [
      ['GET', '/auth/v1/user', undefined],
      ['PUT', '/auth/v1/user', { password: 'another long secret' }],
      ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'x' }],
      ['GET', '/auth/v1/passkeys', undefined],
      ['POST', '/auth/v1/passkeys/registration/options', {}],
      ['POST', '/auth/v1/logout?scope=global', {}],
      ['GET', '/auth/v1/reauthenticate', undefined],
    ] as const) {
      expect((await ask(method, path, body)).status, path).toBe(403);
    }
    expect((await learner.auth.getUser()).data.user?.id).toBe(learner.id);
  });
});

test('the log tells when a view began and ended, and an ended view sees nothing', async () => {
  const second = await openView();
  const sees = () => ask('GET', '/rest/v1/enrollments', undefined, second.access_token);
  expect((await sees()).status).toBe(200);
  const end = { view_id: second.view_id, user_id: learner.id };
  expect((await admin.call('end-view', end)).status).toBe(200);
  await expect.poll(async () => (await sees()).status).toBe(401);
  const rows = await server.query(
    `select action, user_id, subject_id from public.admin_actions where details ->> 'view' = $1 order by created_at`,
    [second.view_id],
  );
  const by = { user_id: admin.id, subject_id: learner.id };
  expect(rows).toEqual([
    { action: 'view-as-learner', ...by },
    { action: 'end-view', ...by },
  ]);
  expect(await admin.call('end-view', { ...end, view_id: crypto.randomUUID() })).toEqual({
    status: 404,
    body: { code: 'view-not-found' },
  });
});

test('nobody looks on as an admin, as themselves, or as somebody who is banned', async () => {
  const other = await signUpLearner(server, 'other@example.org');
  const codeFor = async (id: string) => (await admin.call('view-as-learner', { user_id: id })).body.code;
  expect(await codeFor(admin.id)).toBe('own-account');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [other.id]);
  expect(await codeFor(other.id)).toBe('account-is-admin');
  await server.query('delete from public.user_roles where user_id = $1', [other.id]);
  await admin.call('ban-account', { user_id: other.id, ends_at: null, reason: 'A reason.' });
  expect(await codeFor(other.id)).toBe('account-banned');
  expect(await codeFor(crypto.randomUUID())).toBe('account-not-found');
});

test('a view ends when its admin signs out', async () => {
  const { data } = await visitorClients(server).auth.signInWithPassword({
    email: admin.email,
    password: 'a long enough secret',
  });
  const token = data.session?.access_token;
  const { body } = await ask('POST', '/functions/v1/view-as-learner', { user_id: learner.id }, token);
  const sees = () => ask('GET', '/rest/v1/enrollments', undefined, (body as LearnerView).access_token);
  expect((await sees()).status).toBe(200);
  await server.query('delete from auth.sessions where id = $1', [
    JSON.parse(atob(token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).session_id,
  ]);
  await expect.poll(async () => (await sees()).status).toBe(401);
});
