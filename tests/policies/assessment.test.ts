import { expect } from 'vitest';
import cases from '#tests/cases/assessment-score.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const submit = `
  insert into public.skill_assessments (user_id, assessment_data, score, skill_level)
  values ($1, $2, 100, 'expert') returning score, skill_level as level`;

const answers = cases[0]?.answers;

const attemptWith = (session: Session, data: unknown) => session.attempt(submit, [people.learner, data]);

for (const { name, answers: given, score, level } of cases) {
  // spec: 175 The same score in the database, whatever was claimed
  policyTest(`the score is computed whatever the browser claims: ${name}`, async ({ session }) => {
    await session.actAs('learner');
    const { rows } = await session.query(submit, [people.learner, given]);
    expect(rows).toEqual([{ score, level }]);
  });
}

// spec: 113 Assessment: submitting needs all five answers
// spec: 175 Five questions
policyTest('an assessment cannot be submitted with answers missing, empty or added', async ({ session }) => {
  await session.actAs('learner');
  expect(await attemptWith(session, {})).toBe('answers-incomplete');
  expect(await attemptWith(session, { ...answers, 'time-available': null })).toBe('answers-incomplete');
  expect(await attemptWith(session, { ...answers, 'time-available': '' })).toBe('answers-incomplete');
  expect(await attemptWith(session, { ...answers, 'time-available': ['4'] })).toBe('answers-incomplete');
  expect(await attemptWith(session, { ...answers, 'sixth-question': '4' })).toBe('answers-incomplete');
  expect(await attemptWith(session, '[]')).toBe('23514');
  expect(await attemptWith(session, { ...answers, 'time-available': 'x'.repeat(3000) })).toBe('23514');
});

policyTest('submitting completes the onboarding step, and a retake is a new row', async ({ session }) => {
  await session.actAs('learner');
  expect(await attemptWith(session, answers)).toBe('allowed');
  expect(await attemptWith(session, answers)).toBe('allowed');
  const { rows: steps } = await session.query(
    `select completed, completed_at is not null as timed from public.onboarding_steps
     where step_name = 'assessment'`,
  );
  expect(steps).toEqual([{ completed: true, timed: true }]);
  const { rowCount } = await session.query('select from public.skill_assessments');
  expect(rowCount).toBe(3);
});

policyTest('twenty assessments a day are enough, sent one by one or at once', async ({ session }) => {
  await session.query('delete from public.skill_assessments');
  const submitMany = `
    insert into public.skill_assessments (assessment_data, score, skill_level)
    select $1::jsonb, 0, 'beginner' from generate_series(1, $2::int)`;
  await session.actAs('learner');
  expect(await session.attempt(submitMany, [answers, 21])).toBe('too-many-assessments');
  expect(await session.attempt(submitMany, [answers, 20])).toBe('allowed');
  expect(await attemptWith(session, answers)).toBe('too-many-assessments');
  await session.actAs('otherLearner');
  expect(await session.attempt(submit, [people.otherLearner, answers])).toBe('allowed');

  await session.actAsOwner();
  await session.query(`update public.skill_assessments set created_at = now() - interval '1 day'`);
  await session.actAs('learner');
  expect(await attemptWith(session, answers)).toBe('allowed');
});

policyTest('a skipped assessment step learns of the assessment that follows', async ({ session }) => {
  await session.query('delete from public.onboarding_steps');
  await session.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data) values ($1, 'assessment', true, $2)`,
    [people.learner, { skipped: true }],
  );
  await session.actAs('learner');
  await attemptWith(session, answers);
  const { rows } = await session.query(
    `select data ? 'assessment_id' as assessed, data ? 'skipped' as skipped from public.onboarding_steps`,
  );
  expect(rows).toEqual([{ assessed: true, skipped: false }]);
});

policyTest('a draft holds a few answers, and goes when the assessment is submitted', async ({ session }) => {
  const keep = `
    insert into public.assessment_drafts (user_id, answers) values ($1, $2)
    on conflict (user_id) do update set user_id = excluded.user_id, answers = excluded.answers`;
  await session.actAs('learner');
  expect(await session.attempt(keep, [people.learner, { 'time-available': '3' }])).toBe('allowed');
  expect(await session.attempt(keep, [people.learner, '[]'])).toBe('23514');
  expect(await session.attempt(keep, [people.learner, { x: 'x'.repeat(3000) }])).toBe('23514');
  await attemptWith(session, answers);
  expect(await session.attempt('select from public.assessment_drafts')).toBe('no rows');
});
