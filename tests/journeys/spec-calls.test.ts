import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeLesson } from './support/complete-lesson.ts';
import { pointer } from './support/hands.ts';
import { journeyTest, type Stage } from './support/journey-test.ts';

/*
 * The calls of the product's specification as the browser makes them, recorded while a learner signs up, is assessed,
 * enrols, completes a lesson, signs out and comes back.
 */

const EMAIL = 'caller@example.org';
const PASSWORD = 'a long enough secret';
const COURSE = 'Risk Management with AI';

type Call = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};

type Recording = {
  /** The calls to the backend, in their order. */
  readonly calls: readonly Call[];
  /** Whom the browser asked for anything at all. */
  readonly origins: ReadonlySet<string>;
};

const callsTest = journeyTest
  .extend('recording', { scope: 'file' }, async ({ stage }) => recordLearner(stage))
  .extend('calls', { scope: 'file' }, ({ recording }) => recording.calls);

async function recordLearner(stage: Stage): Promise<Recording> {
  const page = await stage.openVisitor('/auth?tab=sign-up');
  const recording = record(page.context());
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/dashboard');

  await page.getByRole('link', { name: 'Take Assessment' }).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByText(`Question ${number} of 5`).first().waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Enroll in ${COURSE}` }).click();
  await page.getByText(`You are enrolled in ${COURSE}.`).waitFor();
  await page.getByRole('link', { name: `Continue ${COURSE}` }).click();
  await completeLesson(page, pointer());
  await page.getByText('Lesson completed').waitFor();

  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByText('Step 2 of 6').waitFor();
  await signOut(page);
  await signIn(page);
  return recording;
}

/** Keeps every call to the backend from now on, and whoever else is asked for anything. */
function record(context: BrowserContext): Recording {
  const calls: Call[] = [];
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    origins.add(origin);
    if (!/^\/(auth|rest)\/v1\//.test(pathname) || request.method() === 'HEAD') return;
    calls.push({
      method: request.method(),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers(),
      body: request.postDataJSON() ?? null,
    });
  });
  return { calls, origins };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Expects a call like this one, with at least these parameters and these parts of a body. */
function expectCall(calls: readonly Call[], call: Partial<Call>): void {
  expect(calls).toContainEqual(
    expect.objectContaining(
      Object.fromEntries(
        Object.entries(call).map(([key, value]) => [
          key,
          typeof value === 'object' && value !== null ? expect.objectContaining(value) : value,
        ]),
      ),
    ),
  );
}

const mine = /^eq\.[0-9a-f-]{36}$/;
const rest = (table: string) => `/rest/v1/${table}`;
const anId = expect.stringMatching(/^[0-9a-f-]{36}$/);

// spec: 134 Sign up: email, password, emailRedirectTo, full_name
callsTest('sign up: email, password, the way back and the full name', async ({ calls, stage }) => {
  expectCall(calls, {
    method: 'POST',
    path: '/auth/v1/signup',
    query: { redirect_to: `${stage.server.url}/` },
    body: {
      email: EMAIL,
      password: PASSWORD,
      data: expect.objectContaining({ full_name: 'Ada Lovelace' }),
    },
  });
});

// spec: 135 Sign in with password
callsTest('sign in with password', async ({ calls }) => {
  expectCall(calls, {
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: 'password' },
    body: { email: EMAIL, password: PASSWORD },
  });
});

// spec: 136 Sign out
callsTest('sign out of this device', async ({ calls }) => {
  expectCall(calls, { method: 'POST', path: '/auth/v1/logout', query: { scope: 'local' } });
});

// spec: 131 All calls go to the product’s own backend
callsTest('nobody but the product’s own backend is asked for anything', ({ recording, stage }) => {
  expect([...recording.origins]).toEqual([new URL(stage.server.url).origin]);
});

// spec: 127 The client uses the public anonymous key
// spec: 158 Headers apikey and Authorization Bearer
callsTest(
  'every call carries the public key, and the token of whoever is signed in',
  async ({ calls, stage }) => {
    expect(calls.length).toBeGreaterThan(10);
    for (const { headers, path } of calls) {
      expect(headers.apikey, path).toBe(stage.server.anonKey);
      if (path.startsWith('/rest')) expect(headers.authorization, path).toMatch(/^Bearer ey/);
    }
  },
);

// spec: 141 SELECT enrollments with their course
callsTest('SELECT enrollments of the user, each with all fields of its course', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('enrollments'),
    query: { user_id: expect.stringMatching(mine), select: expect.stringMatching(/^\*,.*courses\(\*\)$/) },
  });
});

// spec: 142 SELECT courses that are active
callsTest('SELECT courses that are active', async ({ calls }) => {
  expectCall(calls, { method: 'GET', path: rest('courses'), query: { is_active: 'eq.true', select: '*' } });
});

// spec: 143 INSERT enrollments, then reload
callsTest('INSERT enrollments with user and course, then reload', async ({ calls }) => {
  const isInsert = (call: Call) => call.method === 'POST' && call.path === rest('enrollments');
  const inserts = calls.filter(isInsert);
  expect(inserts.map(({ body }) => body)).toEqual([{ user_id: anId, course_id: anId }]);
  expectCall(calls.slice(calls.findIndex(isInsert)), {
    method: 'GET',
    path: rest('enrollments'),
    query: { user_id: expect.stringMatching(mine), select: expect.stringMatching(/courses\(\*\)$/) },
  });
});

// spec: 144 INSERT skill_assessments
callsTest('INSERT skill_assessments with answers, score and level', async ({ calls }) => {
  expectCall(calls, {
    method: 'POST',
    path: rest('skill_assessments'),
    body: {
      user_id: anId,
      assessment_data: {
        'trading-experience': '1',
        'chart-experience': '1',
        'risk-experience': '1',
        'pressure-experience': '1',
        'time-available': '1',
      },
      score: 25,
      skill_level: 'beginner',
    },
  });
});

// spec: 145 SELECT a single course by id
callsTest('SELECT a single course by id', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('courses'),
    query: { id: expect.stringMatching(mine), select: '*' },
    headers: { accept: 'application/vnd.pgrst.object+json' },
  });
});

// spec: 146 SELECT modules with nested lessons, ordered
callsTest('SELECT modules of the course with nested lessons, in order', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('modules'),
    query: {
      course_id: expect.stringMatching(mine),
      select: expect.stringMatching(/lessons\(.+\)/),
      order: 'order_index.asc',
    },
  });
});

// spec: 147 SELECT user_progress
callsTest('SELECT user_progress of the user', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('user_progress'),
    query: { user_id: expect.stringMatching(mine) },
  });
});

// spec: 148 SELECT a single enrollment
callsTest('SELECT a single enrollment by user and course', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('enrollments'),
    query: { user_id: expect.stringMatching(mine), course_id: expect.stringMatching(mine) },
  });
});

// spec: 149 UPSERT user_progress
// spec: 179 The score of a completed lesson is 100
callsTest('UPSERT user_progress: completed now, with a score of 100', async ({ calls }) => {
  expectCall(calls, {
    method: 'POST',
    path: rest('user_progress'),
    query: { on_conflict: 'user_id,lesson_id' },
    body: {
      user_id: anId,
      module_id: anId,
      lesson_id: anId,
      completed: true,
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      score: 100,
    },
  });
});

// spec: 150 SELECT onboarding_steps, ordered by created_at
callsTest('SELECT onboarding_steps of the user, by the time they were made', async ({ calls }) => {
  expectCall(calls, {
    method: 'GET',
    path: rest('onboarding_steps'),
    query: { user_id: expect.stringMatching(mine), order: 'created_at.asc' },
  });
});

// spec: 101 Onboarding: completing a step upserts a record and reloads
// spec: 151 UPSERT onboarding_steps
callsTest('UPSERT onboarding_steps: the step, completed now, with its data', async ({ calls }) => {
  expectCall(calls, {
    method: 'POST',
    path: rest('onboarding_steps'),
    query: { on_conflict: 'user_id,step_name' },
    headers: { prefer: expect.stringContaining('resolution=merge-duplicates') },
    body: {
      user_id: anId,
      step_name: 'welcome',
      completed: true,
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: {},
    },
  });
});

// spec: 100 Auth: signed out, in every tab
// spec: 100 Signing out removes the local session
// spec: 138 Subscribe to auth changes
callsTest(
  'a sign-out in one tab reaches the other, which subscribes to auth changes',
  async ({ stage, calls }) => {
    expect(calls).not.toEqual([]);
    const one = await stage.openDevice(EMAIL, '/dashboard');
    const other = await one.context().newPage();
    await other.goto('/mentor');
    await other.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    await signOut(one);
    await other.waitForURL('**/auth?next=%2Fmentor');
  },
);
