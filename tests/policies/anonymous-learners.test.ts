import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import { lessons, people } from './world.ts';

const claims = (more: object) =>
  JSON.stringify({ role: 'authenticated', sub: people.otherLearner, aal: 'aal1', ...more });

policyTest('an anonymous user cannot enrol, and reads no lesson of a course', async ({ session }) => {
  const enrol =
    'insert into public.enrollments (course_id) select id from public.courses where is_active limit 1';
  const readPaid = () =>
    session.attempt('select from public.lesson_bodies where lesson_id = $1', [lessons.secondText]);
  await session.query('delete from public.enrollments where user_id = $1', [people.otherLearner]);
  await session.actAs('otherLearner');

  await session.query(`select set_config('request.jwt.claims', $1, true)`, [claims({ is_anonymous: true })]);
  expect(await session.attempt(enrol)).toBe('denied');
  expect(await readPaid()).toBe('no rows');

  await session.query(`select set_config('request.jwt.claims', $1, true)`, [claims({ is_anonymous: false })]);
  expect(await session.attempt(enrol)).toBe('allowed');
});
