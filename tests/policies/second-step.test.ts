import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

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
