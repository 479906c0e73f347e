import { scenarioPreview } from '#server/adapters/content/scenario-preview.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSignedTokens } from '#server/adapters/signed-token.ts';
import { adminFunctions } from '#server/functions/admin-functions.ts';
import { type PagesServer, startPages } from '#tests/acceptance/pages/pages-server.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { adminCalls } from './admin-calls.ts';

/*
 * Whoever is no admin tries every call of admins: each is refused and says nothing, and the log tells who tried.
 */

let server: PagesServer;
let learner: TestLearner;
let admin: TestLearner;

beforeAll(async () => {
  server = await startPages();
  learner = await signUpLearner(server, 'learner@example.org');
  admin = await signUpLearner(server, 'admin@example.org');
  await server.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
});
afterAll(() => server?.stop());
beforeEach(() => server.query('delete from auth.rate_limits'));

const REFUSED = { status: 403, body: { code: 'admins-only' } };

const refusalsOf = (person: TestLearner) =>
  server.query('select action, outcome, subject_id, details from public.admin_actions where user_id = $1', [
    person.id,
  ]);

const rowsFor = (names: readonly string[]) =>
  expect.arrayContaining(
    names.map((action) => ({ action, outcome: 'refused', subject_id: null, details: {} })),
  );

test('every call of admins is tried here', () => {
  const mediaTokens = createSignedTokens('key', 'lesson-media:pass');
  const functions = adminFunctions({
    mentorModel: null,
    mailApplicant: () => Promise.resolve(),
    sendMail: () => Promise.resolve(),
    drawCode: () => '',
    mediaTokens,
    programs: [],
    calendars: undefined,
    scenarioPreview,
    issuerRotation: {
      did: 'did:web:learn.example',
      keyring: { read: () => Promise.resolve([]), store: undefined },
      rehearse: (keys) => Promise.resolve({ keys }),
      mayHaveOthers: false,
    },
    signToken: () => Promise.resolve(''),
  });
  expect(adminCalls.map(({ name }) => name).toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
});

describe('a learner', () => {
  // spec: 70 Audit log: every call of admins, and who was refused
  test.each(adminCalls)('gets nothing from $name, and leaves a row in the log', async ({ name, body }) => {
    expect(await learner.call(name, body)).toEqual(REFUSED);
    expect(await refusalsOf(learner)).toEqual(rowsFor([name]));
  });

  test('is told the same whatever they send', async () => {
    expect(await learner.call('decide-application', 'no body at all')).toEqual(REFUSED);
  });

  test('does not fill the log', async () => {
    const logged = async () => (await refusalsOf(learner)).length;
    const before = await logged();
    for (let call = 0; call < 62; call += 1) {
      expect(await learner.call('decide-application', {})).toEqual(REFUSED);
    }
    expect(await logged()).toBe(before + 60);
  });
});

test.each(adminCalls)('a visitor is asked to sign in by $name', async ({ name, body }) => {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(401);
});

test('an admin without the second step that the operator asks for is refused like a learner', async () => {
  await server.query(
    `insert into public.installation_settings (key, value) values ('admins_need_second_step', 'true')`,
  );
  try {
    for (const { name, body } of adminCalls) {
      // Of one account sixty refusals an hour are logged.
      await server.query('delete from auth.rate_limits');
      expect(await admin.call(name, body)).toEqual(REFUSED);
    }
    expect(await refusalsOf(admin)).toEqual(rowsFor(adminCalls.map(({ name }) => name)));
  } finally {
    await server.query(`delete from public.installation_settings where key = 'admins_need_second_step'`);
  }
});

test.each([
  ['list-admin-actions', 'until', '2026-02-31'],
  ['ban-account', 'ends_at', '2026-02-31T00:00:00Z'],
  ['schedule-campaign', 'starts_at', '2026-11-21T00:00:00+23:00'],
  ['edit-campaign', 'updated_at', '0000-01-01T00:00:00Z'],
])('%s takes no %s that is on no calendar', async (name, field, text) => {
  const call = adminCalls.find((candidate) => candidate.name === name);
  expect(await admin.call(name, { ...call?.body, [field]: text })).toEqual({
    status: 400,
    body: { code: 'invalid-request', field },
  });
});

test('threats are not counted for every day of ten thousand years', async () => {
  const period = { from: '2026-11-01T00:00:00Z', until: '9999-12-31T00:00:00Z' };
  expect((await admin.call('count-threat-levels', period)).status).toBe(400);
});

test('what an admin does is logged with its subject, what failed is not', async () => {
  const [application] = await server.query(
    `insert into public.scholarship_applications (first_name, last_name, email, preferred_language, program_interest)
     values ('Grace', 'Hopper', 'grace@example.org', 'en', 'beginner') returning id`,
  );
  const decide = () =>
    admin.call('decide-application', {
      application_id: application?.id,
      decision: 'declined',
      reason: 'A reason.',
      override_reason: 'There is no second reviewer.',
    });
  expect((await decide()).status).toBe(200);
  expect((await decide()).status).toBe(409);
  const rows = await server.query(
    `select user_id, action, outcome, details from public.admin_actions where subject_id = $1`,
    [application?.id],
  );
  expect(rows).toEqual([
    {
      user_id: admin.id,
      action: 'decide-application',
      outcome: 'done',
      details: { decision: 'declined', program: 'beginner', before_two_reviews: true },
    },
  ]);
});
