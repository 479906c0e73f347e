import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import { courses, lessons, people } from './world.ts';

const claimsOf = (aal: string) => JSON.stringify({ sub: people.learner, role: 'authenticated', aal });

policyTest('nobody enrols and leaves without end', async ({ session }) => {
  await session.query(
    `insert into public.learning_events (user_id, verb, course_id)
     select $1, 'enrolled', $2 from generate_series(1, 98)`,
    [people.learner, courses.crypto],
  );
  await session.actAs('learner');
  const enroll = () =>
    session.attempt('insert into public.enrollments (course_id) values ($1)', [courses.crypto]);
  // One enrolment of the learner is in the world already.
  expect(await enroll()).toBe('allowed');
  expect(await session.attempt('delete from public.enrollments where course_id = $1', [courses.crypto])).toBe(
    'allowed',
  );
  expect(await enroll()).toBe('too-many-enrolments');
});

policyTest('nobody starts attempts without end', async ({ session }) => {
  const start = (count: number) =>
    session.attempt(
      'insert into public.quiz_attempts (user_id, lesson_id) select $1, $2 from generate_series(1, $3)',
      [people.otherLearner, lessons.freeQuiz, count],
    );
  expect(await start(201)).toBe('too-many-attempts');
  expect(await start(200)).toBe('allowed');
  expect(await start(1)).toBe('too-many-attempts');
});

policyTest('a password alone tells nothing about what its owner learned', async ({ session }) => {
  await session.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
    [people.learner],
  );
  await session.actAs('learner');
  for (const [aal, outcome] of [
    ['aal1', 'second-step-needed'],
    ['aal2', 'allowed'],
  ] as const) {
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [claimsOf(aal)]);
    const open = 'select public.record_lesson_opened($1)';
    expect(await session.attempt(open, [lessons.freeText])).toBe(outcome);
    const work = 'select public.record_time_on_task($1, 60)';
    expect(await session.attempt(work, [lessons.freeText])).toBe(outcome);
  }
});

policyTest('a time that is left out is no time', async ({ session }) => {
  await session.actAs('learner');
  await session.query('select public.record_time_on_task($1, null)', [lessons.freeText]);
  expect(await session.attempt(`select from public.learning_events where verb = 'time_on_task'`)).toBe(
    'no rows',
  );
});

policyTest('a lesson opened in two windows at the same moment was opened once', async ({ database }) => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const open = async (query: typeof database.query) => {
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [claimsOf('aal1')],
    );
    await query('select public.record_lesson_opened($1)', [lessons.freeText]);
  };
  let second: Promise<unknown> | undefined;
  await database.transaction(async ({ query }) => {
    await open(query);
    second = database.transaction((other) => open(other.query));
    await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  });
  await second;
  const { rows } = await database.query(
    `select count(*)::int from public.learning_events where verb = 'lesson_opened' and lesson_id = $1`,
    [lessons.freeText],
  );
  expect(rows).toEqual([{ count: 1 }]);
});
