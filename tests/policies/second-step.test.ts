import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { lessons, people } from './world.ts';

const enroll = (session: Session, status: 'verified' | 'unverified') =>
  session.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', $2, 'x')`,
    [people.learner, status],
  );

async function actAt(session: Session, aal: 'aal1' | 'aal2'): Promise<void> {
  await session.actAs('learner');
  await session.query(
    `select set_config('request.jwt.claims',
       (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('aal', $1::text))::text, true)`,
    [aal],
  );
}

const readOwn = 'select from public.enrollments';
const writeOwn = `update public.onboarding_steps set data = '{}' where not completed`;

policyTest(
  'a password alone reaches nothing of somebody who has set up a second step',
  async ({ session }) => {
    await enroll(session, 'verified');
    await actAt(session, 'aal1');
    expect(await session.attempt(readOwn)).toBe('no rows');
    expect(await session.attempt(writeOwn)).toBe('no rows');
    expect(
      await session.attempt('insert into public.enrollments (course_id) select id from public.courses'),
    ).toBe('denied');
    expect(await session.attempt('select from public.courses'), 'what everybody may read').toBe('allowed');
  },
);

const readBody = (lesson: string) => `select from public.lesson_bodies where lesson_id = '${lesson}'`;

policyTest('a password alone reads the lessons that a visitor reads, and no other', async ({ session }) => {
  await session.query(
    `update public.installation_settings set value = 'null' where key = 'payment_provider'`,
  );
  await enroll(session, 'verified');
  await actAt(session, 'aal1');
  expect(await session.attempt(readBody(lessons.thirdText))).toBe('no rows');
  expect(await session.attempt(readBody(lessons.freeText))).toBe('allowed');
  await actAt(session, 'aal2');
  expect(await session.attempt(readBody(lessons.thirdText))).toBe('allowed');
});

policyTest(
  'whoever looks on as a learner is no admin, even when the learner becomes one',
  async ({ session }) => {
    await session.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      people.learner,
    ]);
    await actAt(session, 'aal2');
    const whatIsIt = 'select public.is_admin() as admin, public.admin_access() as access';
    expect((await session.query(whatIsIt)).rows).toEqual([{ admin: true, access: 'granted' }]);
    await session.query(
      `select set_config('request.jwt.claims',
       (current_setting('request.jwt.claims')::jsonb || '{"act": {"sub": "x"}}')::text, true)`,
    );
    expect((await session.query(whatIsIt)).rows).toEqual([{ admin: false, access: 'none' }]);
  },
);

policyTest('both steps reach everything that is theirs', async ({ session }) => {
  await enroll(session, 'verified');
  await actAt(session, 'aal2');
  expect(await session.attempt(readOwn)).toBe('allowed');
});

policyTest('a second step that was never finished asks for nothing', async ({ session }) => {
  await enroll(session, 'unverified');
  await actAt(session, 'aal1');
  expect(await session.attempt(readOwn)).toBe('allowed');
});
