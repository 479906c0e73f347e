import { expect } from 'vitest';
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

async function stepRow(session: Session, step: string) {
  const { rows } = await session.query(
    `select completed, data, completed_at = now() as completed_now from public.onboarding_steps
     where step_name = $1`,
    [step],
  );
  return rows[0];
}

policyTest('a draft is not completed, and completing it is timed by the database', async ({ session }) => {
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
  await session.actAs('learner');
  await save(session, 'goals', true, { goals: ['Start a Trading Career'] });
  const before = await stepRow(session, 'goals');
  await save(session, 'goals', false, { goals: [] });
  expect(await stepRow(session, 'goals')).toEqual(before);
});

policyTest('completing a step again replaces what was entered', async ({ session }) => {
  await session.actAs('learner');
  await save(session, 'goals', true, { goals: ['Start a Trading Career'] });
  await save(session, 'goals', true, { goals: ['Master Forex Markets'] });
  expect(await stepRow(session, 'goals')).toMatchObject({ data: { goals: ['Master Forex Markets'] } });
});

policyTest('a step that does not exist cannot be saved, nor a book', async ({ session }) => {
  await session.actAs('learner');
  expect(await save(session, 'seventh', true, {})).toBe('23514');
  expect(await save(session, 'goals', true, { text: 'x'.repeat(20_000) })).toBe('23514');
});
