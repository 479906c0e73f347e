import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { attempt, courses, lessons, people } from './world.ts';

/** The learner's events of some verbs, in the order they happened, without their ids and times. */
async function eventsOf(session: Session, ...verbs: string[]) {
  await session.actAsOwner();
  const { rows } = await session.query(
    `select verb, course_id, lesson_id, item_id, details from public.learning_events
     where user_id = $1 and verb = any ($2) order by occurred_at`,
    [people.learner, verbs],
  );
  return rows;
}

const open = (session: Session, lesson: string) =>
  session.attempt('select public.record_lesson_opened($1)', [lesson]);

const work = (session: Session, lesson: string, seconds: number) =>
  session.attempt('select public.record_time_on_task($1, $2)', [lesson, seconds]);

policyTest('no event of the world is missing', async ({ session }) => {
  const course = { course_id: courses.risk };
  const whole = { ...course, lesson_id: null, item_id: null };
  expect(await eventsOf(session, 'enrolled', 'item_answered', 'assessment_completed')).toEqual([
    { verb: 'enrolled', ...whole, details: {} },
    {
      verb: 'assessment_completed',
      ...whole,
      course_id: null,
      details: { score: 25, skill_level: 'beginner' },
    },
    {
      verb: 'item_answered',
      ...course,
      lesson_id: lessons.freeQuiz,
      item_id: 'a',
      details: { is_correct: true, round: 1, try: 1, skill: null, mistake: null, misconception: null },
    },
  ]);
});

policyTest('no lesson is completed twice, and opening one completes nothing', async ({ session }) => {
  await session.actAs('learner');
  const complete = () =>
    session.attempt(
      `insert into public.user_progress (user_id, lesson_id, completed) values ($1, $2, true)
       on conflict (user_id, lesson_id) do update set completed = true`,
      [people.learner, lessons.secondText],
    );
  await open(session, lessons.secondText);
  expect(await complete()).toBe('allowed');
  expect(await complete()).toBe('allowed');
  expect(await eventsOf(session, 'lesson_completed')).toEqual([
    {
      verb: 'lesson_completed',
      course_id: courses.risk,
      lesson_id: lessons.secondText,
      item_id: null,
      details: { score: 100 },
    },
  ]);
});

policyTest('a quiz is finished once, with its result', async ({ session }) => {
  const finish = `update public.quiz_attempts set score = 60, passed = false, finished_at = now() where id = $1`;
  await session.query(finish, [attempt]);
  await session.query(finish, [attempt]);
  expect(await eventsOf(session, 'quiz_finished')).toMatchObject([
    { lesson_id: lessons.freeQuiz, details: { score: 60, passed: false } },
  ]);
});

policyTest('a hint is an event', async ({ session }) => {
  await session.query(
    `insert into public.quiz_hints (attempt_id, item_id, round, step, user_id) values ($1, 'b', 2, 1, $2)`,
    [attempt, people.learner],
  );
  expect(await eventsOf(session, 'hint_taken')).toContainEqual({
    verb: 'hint_taken',
    course_id: courses.risk,
    lesson_id: lessons.freeQuiz,
    item_id: 'b',
    details: { step: 1, round: 2 },
  });
});

policyTest('a learner cannot open one lesson again and again', async ({ session }) => {
  await session.actAs('learner');
  for (let call = 0; call < 3; call += 1) expect(await open(session, lessons.freeText)).toBe('allowed');
  expect(await open(session, lessons.secondText)).toBe('allowed');
  expect(await eventsOf(session, 'lesson_opened')).toMatchObject([
    { lesson_id: lessons.freeText },
    { lesson_id: lessons.secondText },
  ]);
});

policyTest('opening a lesson makes it the latest and leaves the place in it', async ({ session }) => {
  await session.query(
    `insert into public.lesson_positions (user_id, lesson_id, position) values ($1, $2, 0.5)`,
    [people.learner, lessons.secondText],
  );
  await session.actAs('learner');
  await open(session, lessons.secondText);
  const { rows } = await session.query(
    'select course_id, position::float from public.lesson_positions where lesson_id = $1',
    [lessons.secondText],
  );
  expect(rows).toEqual([{ course_id: courses.risk, position: 0.5 }]);
});

policyTest('nobody records anything about a lesson that is closed to them', async ({ session }) => {
  await session.actAs('otherLearner');
  expect(await open(session, lessons.secondText)).toBe('plan-needed');
  expect(await work(session, lessons.secondText, 10)).toBe('plan-needed');
  await session.actAs('anon');
  expect(await open(session, lessons.freeText)).toBe('denied');
  expect(await work(session, lessons.freeText, 10)).toBe('denied');
});

policyTest('a learner cannot claim more time than there was', async ({ session }) => {
  await session.actAs('learner');
  expect(await work(session, lessons.freeText, 100_000)).toBe('allowed');
  // No second has passed since.
  expect(await work(session, lessons.secondText, 60)).toBe('allowed');
  expect(await work(session, lessons.freeText, -60)).toBe('allowed');
  expect(await eventsOf(session, 'time_on_task')).toMatchObject([
    { lesson_id: lessons.freeText, details: { seconds: 300 } },
  ]);
});

policyTest('events cannot be changed or deleted, not even by the owner of the table', async ({ session }) => {
  expect(await session.attempt(`update public.learning_events set verb = 'left_course'`)).toBe('append-only');
  expect(await session.attempt('delete from public.learning_events')).toBe('append-only');
});

policyTest('deleting an account keeps its events and forgets whose they were', async ({ session }) => {
  const count = 'select count(*)::int, count(user_id)::int as known from public.learning_events';
  const before = await session.query<{ count: number; known: number }>(count);
  await session.query('delete from auth.users where id = $1', [people.learner]);
  expect((await session.query(count)).rows).toEqual([{ count: one(before.rows).count, known: 0 }]);
});

policyTest('an account that stays as a row can be taken out of its events', async ({ session }) => {
  await session.query('select private.anonymise_learning_events($1)', [people.learner]);
  expect(await eventsOf(session, 'enrolled', 'item_answered')).toEqual([]);
});
