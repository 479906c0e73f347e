import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import cases from '#tests/cases/onboarding-order.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

function save(session: Session, step: string, completed: boolean, data: unknown) {
  return session.attempt(
    `insert into public.onboarding_steps (user_id, step_name, completed, completed_at, data)
     values ($1, $2, $3, '2001-01-01', $4)
     on conflict (user_id, step_name) do update set user_id = excluded.user_id,
       step_name = excluded.step_name, completed = excluded.completed, completed_at = excluded.completed_at,
       data = excluded.data`,
    [people.learner, step, completed, data],
  );
}

/** The steps before the one under test, completed past every rule. */
async function completeSteps(session: Session, ...steps: string[]) {
  await session.query(
    `insert into public.onboarding_steps (user_id, step_name, completed)
     select $1, step_name, true from unnest($2::text[]) as step_name
     on conflict (user_id, step_name) do update set completed = true`,
    [people.learner, steps],
  );
}

async function stepRow(session: Session, step: string) {
  const { rows } = await session.query(
    `select completed, data, completed_at = now() as completed_now from public.onboarding_steps
     where step_name = $1`,
    [step],
  );
  return oneOrNone(rows);
}

policyTest('a draft is not completed, and completing it is timed by the database', async ({ session }) => {
  await completeSteps(session, 'welcome');
  await session.actAs('learner');
  await save(session, 'profile', false, { experience: 'some' });
  expect(await stepRow(session, 'profile')).toEqual({
    completed: false,
    data: { experience: 'some' },
    completed_now: null,
  });
  await save(session, 'profile', true, { experience: 'advanced' });
  expect(await stepRow(session, 'profile')).toEqual({
    completed: true,
    data: { experience: 'advanced' },
    completed_now: true,
  });
});

policyTest('a late draft changes nothing of a completed step', async ({ session }) => {
  await completeSteps(session, 'welcome', 'profile', 'assessment');
  await session.actAs('learner');
  await save(session, 'goals', true, { goals: ['Start a Trading Career'] });
  const before = await stepRow(session, 'goals');
  await save(session, 'goals', false, { goals: [] });
  expect(await stepRow(session, 'goals')).toEqual(before);
});

policyTest('completing a step again replaces what was entered', async ({ session }) => {
  await completeSteps(session, 'welcome', 'profile', 'assessment');
  await session.actAs('learner');
  await save(session, 'goals', true, { goals: ['Start a Trading Career'] });
  await save(session, 'goals', true, { goals: ['Master Forex Markets'] });
  expect(await stepRow(session, 'goals')).toMatchObject({ data: { goals: ['Master Forex Markets'] } });
});

policyTest('a step that does not exist cannot be saved, nor a book', async ({ session }) => {
  await session.actAs('learner');
  expect(await save(session, 'seventh', true, {})).toBe('23514');
  expect(await save(session, 'goals', false, { text: 'x'.repeat(20_000) })).toBe('23514');
});

// spec: 101 Onboarding: no step before the ones that come before it
policyTest('no step is completed before the ones that come before it', async ({ session }) => {
  await session.actAs('learner');
  expect(await save(session, 'profile', true, {})).toBe('step-too-early');
  expect(await save(session, 'complete', true, {})).toBe('step-too-early');
  expect(await save(session, 'payment', false, { plan_id: 'pro' })).toBe('allowed');
  const complete = `update public.onboarding_steps set completed = true where step_name = $1`;
  expect(await session.attempt(complete, ['payment'])).toBe('step-too-early');
  for (const step of ['welcome', 'profile', 'assessment'])
    expect(await save(session, step, true, {})).toBe('allowed');
  expect(await session.attempt(complete, ['payment'])).toBe('step-too-early');
  expect(await save(session, 'goals', true, { goals: ['risk'] })).toBe('allowed');
  expect(await session.attempt(complete, ['payment'])).toBe('allowed');
});

/** What each step has to hold before it is completed. */
const filled: Readonly<Record<string, unknown>> = { goals: { goals: ['risk'] } };

for (const { name, completed, step, may } of cases) {
  policyTest(`a step is ${may ? 'completed' : 'refused'}: ${name}`, async ({ session }) => {
    await session.query('delete from public.onboarding_steps');
    for (const done of completed) {
      await session.query(
        'insert into public.onboarding_steps (user_id, step_name, completed, data) values ($1, $2, true, $3)',
        [people.learner, done, filled[done] ?? {}],
      );
    }
    await session.actAs('learner');
    expect(await save(session, step, true, filled[step] ?? {})).toBe(may ? 'allowed' : 'step-too-early');
  });
}

policyTest('an assessment taken early is kept, and skipped no more', async ({ session }) => {
  await session.query('delete from public.onboarding_steps');
  const taken = { assessment_id: people.learner };
  await session.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data) values ($1, 'assessment', true, $2)`,
    [people.learner, taken],
  );
  await session.actAs('learner');
  expect(await save(session, 'assessment', true, { skipped: true })).toBe('allowed');
  expect(await stepRow(session, 'assessment')).toMatchObject({ completed: true, data: taken });
});

policyTest(
  'goals are not completed without a goal, nor a profile with an unknown value',
  async ({ session }) => {
    await completeSteps(session, 'welcome');
    await session.actAs('learner');
    expect(await save(session, 'profile', true, { experience: 'guru' })).toBe('23514');
    expect(await save(session, 'profile', true, { experience: 'some', language: 'tlh' })).toBe('23514');
    expect(await save(session, 'profile', true, { experience: 'some', language: 'fr' })).toBe('allowed');
    await save(session, 'assessment', true, { skipped: true });
    expect(await save(session, 'goals', true, {})).toBe('23514');
    expect(await save(session, 'goals', true, { goals: [] })).toBe('23514');
    expect(await save(session, 'goals', false, { goals: [] })).toBe('allowed');
  },
);
