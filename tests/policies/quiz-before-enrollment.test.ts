import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons, people } from './world.ts';

/** Finishes an attempt of the learner without courses at the free quiz of the risk course. */
function finishAttempt(session: Session, score: number, passed: boolean) {
  return session.query(
    `insert into public.quiz_attempts (user_id, lesson_id, finished_at, score, passed)
     values ($1, $2, now(), $3, $4)`,
    [people.otherLearner, lessons.freeQuiz, score, passed],
  );
}

async function enrol(session: Session, course: string) {
  await session.actAs('otherLearner');
  await session.query('insert into public.enrollments (course_id) values ($1)', [course]);
}

async function progressAfterwards(session: Session) {
  const { rows } = await session.query(
    `select enrollments.progress, lesson_id, completed, score from public.enrollments
     left join public.user_progress using (user_id, course_id)`,
  );
  return rows;
}

policyTest('a quiz passed before enrolling is completed with its best score', async ({ session }) => {
  await finishAttempt(session, 80, true);
  await finishAttempt(session, 90, true);
  await finishAttempt(session, 40, false);
  await enrol(session, courses.risk);
  expect(await progressAfterwards(session)).toEqual([
    { progress: 25, lesson_id: lessons.freeQuiz, completed: true, score: 90 },
  ]);
});

const notCompleted = [{ progress: 0, lesson_id: null, completed: null, score: null }];

policyTest('a quiz that was failed before enrolling stays open', async ({ session }) => {
  await finishAttempt(session, 40, false);
  await enrol(session, courses.risk);
  expect(await progressAfterwards(session)).toEqual(notCompleted);
});

policyTest('enrolling completes no quiz of another course or of another learner', async ({ session }) => {
  await finishAttempt(session, 90, true);
  await enrol(session, courses.crypto);
  expect(await progressAfterwards(session)).toEqual(notCompleted);

  await session.actAs('admin');
  await session.query('insert into public.enrollments (course_id) values ($1)', [courses.risk]);
  expect(await session.attempt('select from public.user_progress')).toBe('no rows');
});

policyTest(
  'a learner who left the course and comes back keeps the quiz passed meanwhile',
  async ({ session }) => {
    await enrol(session, courses.risk);
    await session.query('insert into public.user_progress (lesson_id) values ($1)', [lessons.freeQuiz]);
    await session.query('delete from public.enrollments');
    await session.actAsOwner();
    await finishAttempt(session, 90, true);
    await enrol(session, courses.risk);
    expect(await progressAfterwards(session)).toEqual([
      { progress: 25, lesson_id: lessons.freeQuiz, completed: true, score: 90 },
    ]);
  },
);
