import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ListAdminActionsRequest,
  ListedPerson,
  ListPeopleRequest,
  ListPeopleResponse,
} from '#domain/identity/people-contract.ts';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';

/*
 * What the tabs People and Audit log do, over HTTP.
 */

let server: PagesServer;
let admin: TestLearner;
let ada: TestLearner;
let grace: TestLearner;

beforeAll(async () => {
  server = await startPages();
  const signUp = (name: string) => signUpLearner(server, `${name}@example.org`);
  [admin, ada, grace] = await Promise.all([signUp('admin'), signUp('ada'), signUp('grace')]);
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  await server.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"full_name": "Grace Hopper"}' where id = $1`,
    [grace.id],
  );
  await server.query(`update auth.users set email_confirmed_at = now() where id = $1`, [grace.id]);
});
afterAll(() => server?.stop());
beforeEach(() => server.query('delete from auth.rate_limits'));

async function listPeople(request: ListPeopleRequest): Promise<ListPeopleResponse> {
  const { status, body } = await admin.call('list-people', request);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as ListPeopleResponse;
}

async function readPerson(id: string): Promise<Record<string, unknown>> {
  return (await admin.call('read-person', { user_id: id })).body.person as Record<string, unknown>;
}

const emailsOf = (people: readonly ListedPerson[]) => people.map(({ email }) => email?.split('@')[0] ?? '');

const statusOf = async (person: TestLearner) => (await person.rest.from('enrollments').select('id')).status;

describe('the list of people', () => {
  // spec: 70 People: found by name or address, role, state and plan
  test.each<[ListPeopleRequest, string[]]>([
    [{}, ['grace', 'ada', 'admin']],
    [{ search: 'ADA@exam' }, ['ada']],
    [{ search: 'hopp' }, ['grace']],
    [{ search: 'grace hop' }, ['grace']],
    [{ search: 'gr_ce' }, []],
    [{ search: '%' }, []],
    [{ search: `'); drop table x --` }, []],
    [{ role: 'admin' }, ['admin']],
    [{ role: 'learner' }, ['grace', 'ada']],
    [{ state: 'active' }, ['grace']],
    [{ state: 'unconfirmed' }, ['ada', 'admin']],
    [{ state: 'to-be-deleted' }, []],
    [{ plan: 'none' }, ['grace', 'ada', 'admin']],
    [{ plan: 'pro' }, []],
    [{ demonstration: true }, []],
  ])('filtered by %j is %j', async (request, expected) => {
    const { people, count } = await listPeople(request);
    expect(emailsOf(people).toSorted()).toEqual(expected.toSorted());
    expect(count).toBe(expected.length);
  });

  test('is sorted, a page at a time', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => listPeople({ sort: 'email', ascending: true, page, page_size: 2 })),
    );
    expect(pages.map(({ people }) => emailsOf(people))).toEqual([['ada', 'admin'], ['grace']]);
    expect(pages.map(({ count }) => count)).toEqual([3, 3]);
    const { people } = await listPeople({ sort: 'email' });
    expect(emailsOf(people)).toEqual(['grace', 'admin', 'ada']);
  });

  test('names the demonstration learners', async () => {
    await server.query('insert into private.demonstration_users values ($1)', [ada.id]);
    expect(emailsOf((await listPeople({ demonstration: true })).people)).toEqual(['ada']);
    expect(await readPerson(ada.id)).toMatchObject({ is_demonstration: true });
    await server.query('delete from private.demonstration_users');
  });
});

// spec: 70 People: an account shows outcomes, not what was written
test('an account is shown with outcomes, and nothing that its owner wrote', async () => {
  const [course] = await server.query(`select id, title from public.courses where is_active limit 1`);
  await ada.rest.from('enrollments').insert({ user_id: ada.id, course_id: course?.id });
  await ada.call('ask-mentor', { content: 'I owe money to my brother.' });
  const person = await readPerson(ada.id);
  expect(person).toMatchObject({
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    is_admin: false,
    is_confirmed: false,
    enrolments: 1,
    courses: [{ course_id: course?.id, title: course?.title, progress: 0, completed_at: null }],
  });
  expect(JSON.stringify(person)).not.toContain('brother');
  expect(await admin.call('read-person', { user_id: crypto.randomUUID() })).toEqual({
    status: 404,
    body: { code: 'account-not-found' },
  });
});

test('a role is given and taken, and taking it ends the sessions', async () => {
  const change = (user_id: string, role: string) => admin.call('change-role', { user_id, role });
  expect((await change(grace.id, 'admin')).status).toBe(200);
  expect((await grace.call('list-people', {})).status).toBe(200);
  expect(await change(admin.id, 'learner')).toEqual({ status: 409, body: { code: 'own-account' } });
  expect((await change(grace.id, 'learner')).status).toBe(200);
  await expect.poll(() => statusOf(grace)).toBe(401);
});

test('who is made an admin by one admin is not banned by another at the same moment', async () => {
  const member = await signUpLearner(server, 'member@example.org');
  await server.query('begin');
  await server.query('select private.change_role($1, true)', [member.id]);
  const ban = admin.call('ban-account', { user_id: member.id, ends_at: null, reason: 'Sold answers.' });
  const waiting = async () => {
    const locks = await server.query(
      `select from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and not granted and datname = current_database()`,
    );
    return locks.length;
  };
  await expect.poll(waiting).toBe(1);
  await server.query('commit');
  expect(await ban).toEqual({ status: 409, body: { code: 'account-is-admin' } });
  await server.query('delete from auth.users where id = $1', [member.id]);
});

// spec: 70 People: a ban ends the sessions at once
test('a ban ends the sessions and keeps its account out, and is lifted again', async () => {
  const signIn = async () => {
    const { data, error } = await visitorClients(server).auth.signInWithPassword({
      email: ada.email,
      password: 'a long enough secret',
    });
    return error?.code ?? data.user?.id;
  };
  expect(await statusOf(ada)).toBe(200);
  const ends_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const ban = { user_id: ada.id, ends_at, reason: 'Sold answers.' };
  expect((await admin.call('ban-account', { ...ban, reason: ' ' })).status).toBe(400);
  expect((await admin.call('ban-account', { ...ban, ends_at: '2020-01-01T00:00:00Z' })).body).toEqual({
    code: 'ban-over',
  });
  expect((await admin.call('ban-account', ban)).status).toBe(200);
  await expect.poll(() => statusOf(ada)).toBe(401);
  expect(await signIn()).toBe('user_banned');
  expect(await readPerson(ada.id)).toMatchObject({
    is_banned: true,
    ban_ends_at: ends_at,
    ban_reason: 'Sold answers.',
  });
  expect(emailsOf((await listPeople({ state: 'banned' })).people)).toEqual(['ada']);

  expect((await admin.call('ban-account', { ...ban, ends_at: null })).status).toBe(200);
  expect(await readPerson(ada.id)).toMatchObject({ is_banned: true, ban_ends_at: null });

  expect((await admin.call('unban-account', { user_id: ada.id })).body).toEqual({
    user_id: ada.id,
    lifted: { ends_at: null, reason: 'Sold answers.' },
  });
  expect(await signIn()).toBe(ada.id);
  expect(await readPerson(ada.id)).toMatchObject({ is_banned: false, ban_reason: null });
});

test('sessions of an account are listed and ended', async () => {
  const other = await signUpLearner(server, 'katherine@example.org');
  await visitorClients(server).auth.signInWithPassword({
    email: other.email,
    password: 'a long enough secret',
  });
  const list = async () =>
    (await admin.call('list-account-sessions', { user_id: other.id })).body.sessions as { id: string }[];
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  const one = { user_id: other.id, session_id: sessions[0]?.id };
  expect((await admin.call('end-account-sessions', one)).body).toEqual({ ended: 1 });
  expect((await admin.call('end-account-sessions', { user_id: other.id })).body).toEqual({ ended: 1 });
  expect(await list()).toEqual([]);
  await expect.poll(() => statusOf(other)).toBe(401);
});

describe('the log', () => {
  const list = async (request: ListAdminActionsRequest) =>
    (await admin.call('list-admin-actions', request)).body as {
      actions: Record<string, unknown>[];
      count: number;
      names: string[];
    };

  test('says who did what to whom', async () => {
    const { actions } = await list({ action: 'ban-account', page_size: 1 });
    expect(actions).toMatchObject([
      {
        actor_email: 'admin@example.org',
        outcome: 'done',
        subject_id: ada.id,
        subject_email: 'ada@example.org',
        details: { ends_at: null },
      },
    ]);
    expect(JSON.stringify(actions)).not.toContain('Sold answers');
  });

  test('is filtered by who, what, how it ended and when', async () => {
    const learner = await signUpLearner(server, 'curious@example.org');
    await learner.call('list-people', {});
    const { actions, names } = await list({ actor: 'curi', outcome: 'refused' });
    expect(actions).toMatchObject([{ action: 'list-people', actor_email: 'curious@example.org' }]);
    expect(names).toEqual(expect.arrayContaining(['ban-account', 'list-people', 'unban-account']));
    expect((await list({ until: '2000-01-01' })).count).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    const all = await list({ from: today, until: today, page_size: 2 });
    expect(all.count).toBeGreaterThan(2);
    expect(all.actions).toHaveLength(2);
    expect((await list({ subject_id: ada.id, action: 'unban-account' })).count).toBe(1);
  });
});
