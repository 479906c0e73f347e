import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationList } from '#domain/community/contract.ts';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';

/*
 * The review of applications over HTTP, by two admins who do not look over each other's shoulders.
 */

let server: PagesServer;
let [first, second, third]: TestLearner[] = [];

beforeAll(async () => {
  server = await startPages();
  [first, second, third] = await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      const admin = await signUpLearner(server, `${name}@example.org`);
      await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
      return admin;
    }),
  );
});
afterAll(() => server?.stop());
beforeEach(() => server.query('delete from public.scholarship_applications'));

/** An admin of the three. @param place 0 to 2 */
function reviewer(place: 0 | 1 | 2): TestLearner {
  const admin = [first, second, third][place];
  if (admin === undefined) throw new Error('Nobody signed up.');
  return admin;
}

async function apply(change: { age?: string; program?: string } = {}): Promise<string> {
  const [row] = await server.query(
    `insert into public.scholarship_applications
       (first_name, last_name, email, preferred_language, program_interest, statement, created_at)
     values ('Grace', 'Hopper', 'grace@example.org', 'en', $1, 'I teach at night.', now() - $2::interval)
     returning id`,
    [change.program ?? 'beginner', change.age ?? '0'],
  );
  return String(row?.id);
}

const review = (by: TestLearner, id: string, scores: Record<string, unknown> = {}) =>
  by.call('review-application', {
    application_id: id,
    need: 4,
    commitment: 3,
    fit: 2,
    clarity: 1,
    note: 'A clear plan.',
    ...scores,
  });

const read = async (by: TestLearner, id: string) =>
  (await by.call('read-application', { application_id: id })).body;

async function list(by: TestLearner, filter: Record<string, unknown> = {}): Promise<ApplicationList> {
  const { status, body } = await by.call('list-applications', filter);
  expect(status).toBe(200);
  return body as ApplicationList;
}

// spec: 70 Applications: two blind reviewers with a rubric
test('each reviewer sees their own review only, and nobody’s name, until both are in', async () => {
  const id = await apply();
  expect((await review(reviewer(0), id)).status).toBe(200);
  const texts = async (by: TestLearner) => JSON.stringify([await read(by, id), await list(by)]);
  for (const by of [reviewer(0), reviewer(1)]) {
    expect(await texts(by)).not.toMatch(/Grace|Hopper|grace@/);
    expect(await read(by, id)).toMatchObject({
      is_open: false,
      statement: 'I teach at night.',
      points: null,
    });
  }
  expect(await read(reviewer(0), id)).toMatchObject({ seen_reviews: [{ is_mine: true, need: 4 }] });
  expect(await read(reviewer(1), id)).toMatchObject({ seen_reviews: [] });
  expect(await texts(reviewer(1))).not.toContain('A clear plan.');

  await review(reviewer(1), id, { need: 2, note: '' });
  expect(await read(reviewer(1), id)).toMatchObject({
    is_open: true,
    first_name: 'Grace',
    points: 9,
    seen_reviews: [
      { is_mine: false, need: 4, note: 'A clear plan.' },
      { is_mine: true, need: 2 },
    ],
  });
});

test('the log does not tell the second reviewer what the first one thinks', async () => {
  const id = await apply();
  await review(reviewer(0), id);
  const { data } = await reviewer(1).rest.from('admin_actions').select('details').eq('subject_id', id);
  expect(data).toEqual([{ details: {} }]);
});

test('nobody reviews twice, and no third person at all', async () => {
  const id = await apply();
  await review(reviewer(0), id);
  expect(await review(reviewer(0), id)).toEqual({ status: 409, body: { code: 'already-reviewed' } });
  await review(reviewer(1), id);
  expect((await review(reviewer(2), id)).body).toEqual({ code: 'no-seat-at-application' });
});

test('a score outside the rubric is refused', async () => {
  const id = await apply();
  for (const need of [0, 5, 2.5, '4'])
    expect(await review(reviewer(0), id, { need })).toMatchObject({ status: 400, body: { field: 'need' } });
});

// spec: 70 Applications: a decision with its reason, after two reviews
test('a decision waits for two reviews, or says why not, and the log says so', async () => {
  const id = await apply();
  const decide = (more: Record<string, unknown> = {}) =>
    reviewer(0).call('decide-application', {
      application_id: id,
      decision: 'declined',
      reason: 'A reason.',
      ...more,
    });
  expect(await decide()).toEqual({ status: 409, body: { code: 'reviews-needed' } });
  expect((await decide({ override_reason: ' ' })).status).toBe(400);
  expect((await decide({ override_reason: 'The second reviewer is ill.' })).status).toBe(200);
  expect(await read(reviewer(1), id)).toMatchObject({
    status: 'declined',
    override_reason: 'The second reviewer is ill.',
    first_name: 'Grace',
  });
  const [row] = await server.query(
    `select details from public.admin_actions where subject_id = $1 and action = 'decide-application'`,
    [id],
  );
  expect(row?.details).toEqual({ decision: 'declined', program: 'beginner', before_two_reviews: true });
});

test('several are taken at once and given back again', async () => {
  const ids = [await apply(), await apply()];
  const taken = await reviewer(0).call('take-applications', { application_ids: ids });
  expect(new Set(taken.body.application_ids as string[])).toEqual(new Set(ids));
  expect((await list(reviewer(0), { mine: true })).total).toBe(2);
  expect((await list(reviewer(1), { mine: true })).total).toBe(0);
  expect((await list(reviewer(1), { status: 'in_review' })).total).toBe(2);
  await reviewer(0).call('release-applications', taken.body);
  expect((await list(reviewer(1), { status: 'received' })).total).toBe(2);
  expect((await reviewer(0).call('release-applications', taken.body)).body).toEqual({
    code: 'no-seat-to-release',
  });
});

// spec: 70 Applications: the 48-hour clock, overdue first
test('what is overdue stands on top, what is decided at the end', async () => {
  const fresh = await apply();
  const late = await apply({ age: '50 hours', program: 'women' });
  const decided = await apply({ age: '90 hours' });
  await reviewer(0).call('decide-application', {
    application_id: decided,
    decision: 'awarded',
    reason: 'A reason.',
    override_reason: 'A reason.',
  });
  const idsOf = ({ applications }: ApplicationList) => applications.map(({ id }) => id);
  const all = await list(reviewer(0));
  expect(idsOf(all)).toEqual([late, fresh, decided]);
  expect(all.programs.find(({ id }) => id === 'beginner')).toMatchObject({ spots: 500, left: 499 });
  expect(idsOf(await list(reviewer(0), { overdue: true }))).toEqual([late]);
  expect(idsOf(await list(reviewer(0), { status: 'open', program: 'beginner' }))).toEqual([fresh]);
  const page = await list(reviewer(0), { sort: 'created_at', descending: true, limit: 1, offset: 1 });
  expect([idsOf(page), page.total]).toEqual([[late], 3]);
});
