import { expect } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Outcome, Session } from './session.ts';
import { courses, lessons, modules, people } from './world.ts';

/** The upsert that the official client makes of the product's call. */
const upsert = `
  insert into public.user_progress (user_id, module_id, lesson_id, completed, completed_at, score)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, lesson_id) do update set user_id = excluded.user_id, module_id = excluded.module_id,
    lesson_id = excluded.lesson_id, completed = excluded.completed, completed_at = excluded.completed_at,
    score = excluded.score`;

type Claim = { lesson: string; completed?: boolean; score?: number; user?: string };

function record(session: Session, claim: Claim): Promise<Outcome> {
  const { lesson, completed = true, score = 100, user = people.learner } = claim;
  return session.attempt(upsert, [user, modules.crypto, lesson, completed, '2001-01-01', score]);
}

async function progressRow(session: Session, lesson: string) {
  const { rows } = await session.query(
    `select course_id, module_id, completed, score, completed_at, completed_at = now() as completed_now
     from public.user_progress where lesson_id = $1`,
    [lesson],
  );
  return oneOrNone(rows);
}

// spec: 126 Not enrolled: cannot complete
policyTest('a learner cannot complete a lesson of a course they do not take', async ({ session }) => {
  await session.actAs('learner');
  expect(await record(session, { lesson: lessons.crypto })).toBe('enrol-first');
});

policyTest('a free lesson cannot be completed without an enrolment either', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await record(session, { lesson: lessons.freeText, user: people.otherLearner })).toBe('enrol-first');
});

policyTest('a learner cannot complete a lesson that their plan does not open', async ({ session }) => {
  await session.query('delete from public.scholarships');
  await session.query(`update public.installation_settings set value = '"stripe"'`);
  await session.actAs('learner');
  expect(await record(session, { lesson: lessons.secondText })).toBe('allowed');
  expect(await record(session, { lesson: lessons.thirdText })).toBe('plan-needed');
});

policyTest('a learner cannot complete a quiz by hand', async ({ session }) => {
  await session.actAs('learner');
  expect(await record(session, { lesson: lessons.freeQuiz })).toBe('quiz-not-passed');
  expect(await record(session, { lesson: lessons.freeQuiz, completed: false, score: 90 })).toBe('allowed');
  expect(await record(session, { lesson: lessons.freeQuiz })).toBe('quiz-not-passed');
  expect(await progressRow(session, lessons.freeQuiz)).toMatchObject({ completed: false, score: null });
});

policyTest('a learner cannot complete a lesson that does not exist or was retired', async ({ session }) => {
  await session.query('update public.lessons set retired_at = now() where id = $1', [lessons.secondText]);
  await session.actAs('learner');
  expect(await record(session, { lesson: lessons.secondText })).toBe('lesson-not-found');
  expect(await record(session, { lesson: people.admin })).toBe('lesson-not-found');
});

policyTest('a learner cannot forge the score, the time, the module or the course', async ({ session }) => {
  await session.actAs('learner');
  expect(await record(session, { lesson: lessons.secondText, score: 7 })).toBe('allowed');
  expect(await progressRow(session, lessons.secondText)).toMatchObject({
    score: 100,
    completed_now: true,
    module_id: modules.second,
    course_id: courses.risk,
  });
});

policyTest('a learner cannot write progress for somebody else', async ({ session }) => {
  await session.query('insert into public.enrollments (user_id, course_id) values ($1, $2)', [
    people.otherLearner,
    courses.risk,
  ]);
  // Enrolments of others cannot be seen, so the rule finds none before the policy denies the row.
  await session.actAs('otherLearner');
  expect(await record(session, { lesson: lessons.secondText })).toBe('enrol-first');

  await session.actAs('learner');
  const give = 'update public.user_progress set user_id = $1';
  expect(await session.attempt(give, [people.otherLearner])).toBe('enrol-first');
  await record(session, { lesson: lessons.freeText });
  expect(await session.attempt(give, [people.otherLearner])).toBe('denied');
});

policyTest('a learner cannot turn the progress of one lesson into that of another', async ({ session }) => {
  await session.actAs('learner');
  await session.query('update public.user_progress set lesson_id = $1', [lessons.thirdText]);
  expect(await progressRow(session, lessons.freeText)).toBeDefined();
  expect(await progressRow(session, lessons.thirdText)).toBeUndefined();
});

// spec: 104 Lesson: completing twice changes nothing
policyTest('completing a lesson twice changes nothing', async ({ session }) => {
  await session.actAs('learner');
  await record(session, { lesson: lessons.freeText });
  await session.actAsOwner();
  // The clock of a transaction stands still: an earlier completion shows whether the second one moves it.
  await session.query('alter table public.user_progress disable trigger apply_progress_rules');
  await session.query(`update public.user_progress set completed_at = '2026-01-01'`);
  await session.query('alter table public.user_progress enable trigger apply_progress_rules');
  await session.actAs('learner');
  const before = await progressRow(session, lessons.freeText);

  expect(await record(session, { lesson: lessons.freeText, score: 3 })).toBe('allowed');
  expect(await progressRow(session, lessons.freeText)).toEqual(before);
});

policyTest('a learner cannot undo a completion', async ({ session }) => {
  await session.actAs('learner');
  await record(session, { lesson: lessons.freeText });
  const before = await progressRow(session, lessons.freeText);

  await record(session, { lesson: lessons.freeText, completed: false });
  await session.query('update public.user_progress set completed = false, completed_at = null, score = null');
  expect(await progressRow(session, lessons.freeText)).toEqual(before);
  expect(await session.attempt('delete from public.user_progress')).toBe('denied');
});

policyTest('the server completes a quiz, and the best attempt stays', async ({ session }) => {
  await session.actAs('service');
  await record(session, { lesson: lessons.freeQuiz, completed: false, score: 60 });
  expect(await progressRow(session, lessons.freeQuiz)).toMatchObject({ completed: false, score: 60 });
  await record(session, { lesson: lessons.freeQuiz, score: 90 });
  await record(session, { lesson: lessons.freeQuiz, completed: false, score: 40 });
  expect(await progressRow(session, lessons.freeQuiz)).toMatchObject({ completed: true, score: 90 });
});

policyTest('the server cannot complete a lesson without an enrolment', async ({ session }) => {
  await session.actAs('service');
  expect(await record(session, { lesson: lessons.crypto })).toBe('enrol-first');
});
