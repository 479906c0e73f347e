import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

/*
 * The one course that a plan opens: what the learner was at, until they choose; a choice holds for a month.
 */

/** The learner pays for a plan from now on. */
async function pay(session: Session, plan: string): Promise<void> {
  await session.query(`update public.installation_settings set value = '"stripe"'`);
  await session.query('delete from public.scholarships');
  await session.query(
    `update public.subscriptions set plan_id = $1, status = 'active', current_period_end = '2100-01-01'`,
    [plan],
  );
}

async function planCourse(session: Session): Promise<string | null | undefined> {
  const { rows } = await session.query<{ course_id: string | null }>(
    'select course_id from public.subscriptions where user_id = $1',
    [people.learner],
  );
  return one(rows).course_id;
}

const choose = 'update public.subscriptions set course_id = $1';

policyTest('a plan begins with the course that the learner studied last', async ({ session }) => {
  await session.query(
    `insert into public.enrollments (user_id, course_id, created_at) values ($1, $2, now() - interval '1 day')`,
    [people.learner, courses.crypto],
  );
  await pay(session, 'basic');
  expect(await planCourse(session)).toBe(courses.risk);
  await session.actAs('learner');
  expect(
    await session.attempt('select from public.lesson_bodies where lesson_id = $1', [lessons.thirdText]),
  ).toBe('allowed');
});

policyTest('who takes no course yet gets the first one they take', async ({ session }) => {
  await session.query('delete from public.enrollments');
  await pay(session, 'basic');
  expect(await planCourse(session)).toBeNull();
  await session.actAs('learner');
  for (const course of [courses.crypto, courses.risk]) {
    await session.query('insert into public.enrollments (user_id, course_id) values ($1, $2)', [
      people.learner,
      course,
    ]);
  }
  expect(await planCourse(session)).toBe(courses.crypto);
});

policyTest('a learner chooses another course, but not a second time within a month', async ({ session }) => {
  await pay(session, 'basic');
  await session.actAs('learner');
  expect(await session.attempt(choose, [courses.crypto])).toBe('allowed');
  expect(await session.attempt(choose, [courses.crypto])).toBe('allowed');
  expect(await session.attempt(choose, [courses.risk])).toBe('course-chosen-lately');
  await session.actAsOwner();
  await session.query('update public.subscriptions set course_changeable_at = now()');
  await session.actAs('learner');
  expect(await session.attempt(choose, [courses.risk])).toBe('allowed');
});

policyTest(
  'the month is one of the calendar in UTC, whatever the clock of the session',
  async ({ session }) => {
    await pay(session, 'basic');
    await session.query(`set local timezone to 'Pacific/Kiritimati'`);
    await session.actAs('learner');
    await session.query(choose, [courses.crypto]);
    const { rows } = await session.query<{ is_a_month: boolean }>(
      `select course_changeable_at at time zone 'UTC' = course_chosen_at at time zone 'UTC' + interval '1 month'
       as is_a_month
     from public.subscriptions`,
    );
    expect(rows).toEqual([{ is_a_month: true }]);
  },
);

policyTest('a choice is kept through other plans, one that was given is not', async ({ session }) => {
  await pay(session, 'basic');
  await session.actAs('learner');
  await session.query(choose, [courses.crypto]);
  await session.actAsOwner();
  await pay(session, 'premium');
  await pay(session, 'basic');
  expect(await planCourse(session)).toBe(courses.crypto);

  await session.query('update public.subscriptions set course_chosen_at = null, course_changeable_at = null');
  await pay(session, 'premium');
  expect(await planCourse(session)).toBe(courses.risk);
});

policyTest('only a plan of one course has one chosen, and only of those on offer', async ({ session }) => {
  await pay(session, 'trial');
  await session.actAs('learner');
  expect(await session.attempt(choose, [courses.crypto])).toBe('plan-needed');
  await session.actAsOwner();
  await pay(session, 'basic');
  await session.actAs('learner');
  expect(await session.attempt(choose, [courses.inactive])).toBe('course-not-active');
  expect(await session.attempt(choose, [null])).toBe('course-not-active');
});

policyTest('a learner cannot write when they chose', async ({ session }) => {
  await session.actAs('learner');
  for (const forged of ['course_changeable_at = null', 'course_chosen_at = null']) {
    expect(await session.attempt(`update public.subscriptions set ${forged}`)).toBe('denied');
  }
});
