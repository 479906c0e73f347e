import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import { courses } from './world.ts';

policyTest.for([
  ['neither', null, null, true],
  ['withdrawn by an admin', null, '2026-11-20', false],
  ['gone from the content', '2026-11-20', null, false],
  ['both', '2026-11-20', '2026-11-20', false],
] as const)('a course that is %s', async ([, retiredAt, withdrawnAt, isActive], { session }) => {
  const { rows } = await session.query(
    `update public.courses set retired_at = $2, withdrawn_at = $3 where id = $1 returning is_active`,
    [courses.risk, retiredAt, withdrawnAt],
  );
  expect(rows).toEqual([{ is_active: isActive }]);
});

policyTest('a course cannot be made active by saying so', async ({ session }) => {
  const { rows } = await session.query(
    'update public.courses set is_active = true where id = $1 returning is_active',
    [courses.inactive],
  );
  expect(rows).toEqual([{ is_active: false }]);
});

policyTest('nobody enrols in a withdrawn course', async ({ session }) => {
  await session.query('update public.courses set withdrawn_at = now() where id = $1', [courses.crypto]);
  await session.actAs('otherLearner');
  expect(
    await session.attempt(
      'insert into public.enrollments (user_id, course_id) values ((select auth.uid()), $1)',
      [courses.crypto],
    ),
  ).toBe('course-not-active');
});
